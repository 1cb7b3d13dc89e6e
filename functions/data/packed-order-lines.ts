import type { OrderLine } from '#shared/shops/daily-sales.ts'
import { type Column, columnOf, fieldAt, packJson, unpackJson } from './packed-json.ts'

/** A stored line. */
export interface StoredOrderLine extends OrderLine {
  /** In a currency without a rate on its day: the day's totals do not contain it. */
  isLeftOut?: true
}

/** The lines of one day. */
export interface LinesOfDay {
  /** The date in Hong Kong. */
  date: string
  lines: readonly StoredOrderLine[]
}

type Columns = readonly [
  numbers: readonly string[],
  kinds: readonly number[],
  amounts: readonly number[],
  currencies: Column<string>,
  uncounted: Column<number>,
  leftOut: Column<true>,
]

/** Stored as positions in this list: only append to it. */
const kinds = ['sale', 'refund', 'cancellation'] as const satisfies readonly OrderLine['kind'][]

const columnsOf = (lines: readonly StoredOrderLine[]): Columns => [
  lines.map(({ number }) => number),
  lines.map(({ kind }) => kinds.indexOf(kind)),
  lines.map(({ amount }) => amount),
  columnOf(lines, 'currency'),
  columnOf(lines, 'uncounted'),
  columnOf(lines, 'isLeftOut'),
]

const kindAt = (place: number | undefined): OrderLine['kind'] => {
  const kind = kinds[place ?? -1]
  if (!kind) throw new RangeError(`a stored line of the kind ${place}`)
  return kind
}

const linesOf = ([numbers, places, amounts, currencies, uncounted, leftOut]: Columns): StoredOrderLine[] =>
  numbers.map((number, at) => ({
    number,
    kind: kindAt(places[at]),
    amount: amounts[at] ?? 0,
    ...fieldAt('currency', currencies, at),
    ...fieldAt('uncounted', uncounted, at),
    ...fieldAt('isLeftOut', leftOut, at),
  }))

/** A day's lines in a quarter of their size. */
export const packLines = (lines: readonly StoredOrderLine[]): string => packJson(columnsOf(lines))

export const unpackLines = (packed: string): StoredOrderLine[] => linesOf(unpackJson(packed) as Columns)

/** The lines of several days in one text: the days, how many lines each has, and the lines of all. */
export const packDaysOfLines = (days: readonly LinesOfDay[]): string =>
  packJson([
    days.map(({ date }) => date),
    days.map(({ lines }) => lines.length),
    ...columnsOf(days.flatMap(({ lines }) => lines)),
  ])

export const unpackDaysOfLines = (packed: string): LinesOfDay[] => {
  const [dates, counts, ...columns] = unpackJson(packed) as [string[], number[], ...Columns]
  const all = linesOf(columns)
  let from = 0
  return dates.map((date, at) => {
    const lines = all.slice(from, from + (counts[at] ?? 0))
    from += lines.length
    return { date, lines }
  })
}
