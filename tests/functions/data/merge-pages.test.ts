import { expect, test } from 'vitest'
import { mergePages, type PagePart } from '../../../functions/data/merge-pages.ts'

const part = (ids: string, readTo?: string): PagePart<string> => ({
  records: [...ids].map((id) => ({ id, record: id })),
  readTo,
})

test('sources that are read to their end are merged page by page', () => {
  const parts = [part('adf'), part('bce')]
  expect(mergePages(parts, { limit: 4, order: 'asc' })).toEqual({ records: [...'abcd'], next: 'd' })
  expect(mergePages(parts, { limit: 6, order: 'asc' })).toEqual({ records: [...'abcdef'] })
  expect(mergePages([part('fda'), part('ecb')], { limit: 2, order: 'desc' })).toEqual({
    records: ['f', 'e'],
    next: 'e',
  })
})

test('items that another source may still precede wait for the next page, which continues where that source stopped', () => {
  expect(mergePages([part('a', 'c'), part('bde')], { limit: 9, order: 'asc' })).toEqual({
    records: ['a', 'b'],
    next: 'c',
  })
  expect(mergePages([part('', 'x'), part('', 'w')], { limit: 9, order: 'desc' })).toEqual({
    records: [],
    next: 'x',
  })
})
