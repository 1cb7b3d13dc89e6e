import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxItemsRead, queryFilteredPage } from '../../../functions/data/query-filtered-page.ts'
import { put, type Table } from '../../../functions/data/table.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

interface Thing {
  number: number
}

const pk = 'THINGS'
const prefix = 'THING#'
const count = maxItemsRead + 250

let app: TestApp
let table: Table
let looked = 0
beforeAll(async () => {
  app = await createTestApp()
  const stored = app.deps.table
  for (let first = 0; first < count; first += 10)
    await stored.transact(
      Object.fromEntries(
        Array.from({ length: Math.min(10, count - first) }, (_, index) => {
          const number = first + index
          const sk = `${prefix}${String(number).padStart(5, '0')}`
          return [sk, put<Thing>(stored, { pk, sk, type: 'thing', number })]
        }),
      ),
    )
  table = {
    ...stored,
    async query(options) {
      const page = await stored.query(options)
      looked += page.items.length
      return page as never
    },
  }
})
afterAll(() => app.close())

const pageOf = async (
  limit: number,
  accepts: Parameters<typeof queryFilteredPage<Thing>>[2]['accepts'],
  cursor?: string,
  newestFirst = false,
) => {
  looked = 0
  const page = await queryFilteredPage<Thing>(
    table,
    { pk, prefix, newestFirst, consistent: true },
    { limit, cursor, accepts },
  )
  return { numbers: page.items.map(({ number }) => number), cursor: page.cursor, looked }
}

const everyPage = async (limit: number, accepts: (thing: Thing) => boolean, newestFirst = false) => {
  const pages: number[][] = []
  let cursor: string | undefined
  do {
    const page = await pageOf(limit, accepts, cursor, newestFirst)
    pages.push(page.numbers)
    cursor = page.cursor
  } while (cursor)
  return pages
}

const numbers = Array.from({ length: count }, (_, number) => number)

describe('a filtered page', () => {
  test('costs a bounded read if the filter accepts nothing, and continues from there', async () => {
    const first = await pageOf(10, () => false)
    expect(first).toMatchObject({ numbers: [], looked: maxItemsRead })
    expect(first.cursor).toBeTypeOf('string')
    expect(await pageOf(10, () => false, first.cursor)).toEqual({
      numbers: [],
      cursor: undefined,
      looked: 250,
    })
  })

  test.each([
    [1, 7],
    [10, 7],
    [100, 3],
    [20, 1],
  ])('of %i is full although the filter accepts only every %ith item', async (limit, nth) => {
    const accepts = ({ number }: Thing) => number % nth === 0
    for (const newestFirst of [false, true]) {
      const pages = await everyPage(limit, accepts, newestFirst)
      const expected = numbers.filter((number) => number % nth === 0)
      expect(pages.flat()).toEqual(newestFirst ? expected.toReversed() : expected)
      expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true)
    }
  })

  test('has no cursor if it ends with the last item', async () => {
    const page = await pageOf(
      1,
      ({ number }) => number === count - 1,
      (await pageOf(1, ({ number }) => number === 900)).cursor,
    )
    expect(page).toMatchObject({ numbers: [count - 1], cursor: undefined })
  })

  test('is requested before its filter is available', async () => {
    const filter = Promise.withResolvers<(thing: Thing) => boolean>()
    const waiting = pageOf(2, filter.promise)
    await expect.poll(() => looked).toBe(100)
    filter.resolve(({ number }) => number % 10 === 9)
    expect((await waiting).numbers).toEqual([9, 19])
  })

  test('without a filter reads no more than it returns', async () => {
    expect(await pageOf(5, undefined)).toMatchObject({ numbers: [0, 1, 2, 3, 4], looked: 5 })
  })

  test('fails if its pending filter fails', async () => {
    await expect(pageOf(2, Promise.reject(new Error('no mark')))).rejects.toThrow('no mark')
  })
})
