import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { filesForImport } from '#shared/books/import-files.ts'

const header = '*Narration,*Date'
const journalOf = (sizes: readonly number[]): string =>
  [
    header,
    ...sizes.flatMap((size, entry) => Array.from({ length: size }, (_, line) => `entry ${entry},${line}`)),
  ]
    .map((line) => `${line}\n`)
    .join('')
const linesOf = (file: string): string[] => file.trimEnd().split('\n').slice(1)

test('a journal that fits, or that may have any size, is one file', () => {
  expect(filesForImport(journalOf([300]), 'xero')).toEqual([journalOf([300])])
  expect(filesForImport(journalOf([]), 'xero')).toEqual([journalOf([])])
  expect(filesForImport(journalOf([400, 400]), 'quickbooks')).toEqual([journalOf([400, 400])])
})

test('files of a larger one have 300 lines at most, whole entries in their order, and the header', () => {
  assert(
    property(array(integer({ min: 2, max: 12 }), { minLength: 60, maxLength: 200 }), (sizes) => {
      const journal = journalOf(sizes)
      const files = filesForImport(journal, 'xero')
      expect(files.flatMap(linesOf)).toEqual(linesOf(journal))
      for (const file of files) {
        expect(file.startsWith(`${header}\n`)).toBe(true)
        expect(linesOf(file).length).toBeLessThanOrEqual(300)
      }
      const entries = files.map((file) => new Set(linesOf(file).map((line) => line.split(',')[0])))
      expect(entries.reduce((sum, { size }) => sum + size, 0)).toBe(sizes.length)
    }),
    { numRuns: 50 },
  )
})
