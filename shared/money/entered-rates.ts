import { type BusinessDate, daysBetween, isBusinessDate } from '../time/business-date.ts'
import { compare, divide, fraction, fractionFromDecimal } from './fraction.ts'

/** A rate as a person entered it. */
export interface DatedRate {
  date: BusinessDate
  rate: string
}

const line = /^(\d{4}-\d{2}-\d{2})[\s,;]+(\d{1,7}(?:\.\d{1,8})?)$/

/** The rates of a table with a date and its rate per line, and the numbers of unreadable lines, counted from 1. */
export const readRateTable = (text: string): { rates: DatedRate[]; unread: number[] } => {
  const lines = text
    .split(/\r?\n/)
    .map((each, index) => ({ text: each.normalize('NFKC').trim(), number: index + 1 }))
    .filter((each) => each.text !== '')
  const read = lines.map(({ text: written, number }) => {
    const [, date = '', rate = ''] = line.exec(written) ?? []
    return isBusinessDate(date) && Number(rate) > 0 ? { number, date, rate } : { number }
  })
  return {
    rates: read.flatMap((each) => (each.date === undefined ? [] : [{ date: each.date, rate: each.rate }])),
    unread: read.filter((each) => each.date === undefined).map(({ number }) => number),
  }
}

/** The maximum number of days between two rates that are compared. */
const comparableDays = 31

const maxRisen = fraction(5n, 4n)
const maxFallen = fraction(4n, 5n)

/**
 * The first two consecutive rates whose difference is probably a typing error: within a month, one is more than a
 * quarter above the other. Undefined if there are none.
 */
export const findJump = (rates: readonly DatedRate[]): [DatedRate, DatedRate] | undefined => {
  const inOrder = rates.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  for (const [index, later] of inOrder.entries()) {
    const earlier = inOrder[index - 1]
    if (!earlier || daysBetween(earlier.date, later.date) > comparableDays) continue
    const moved = divide(fractionFromDecimal(later.rate), fractionFromDecimal(earlier.rate))
    if (compare(moved, maxRisen) > 0 || compare(moved, maxFallen) < 0) return [earlier, later]
  }
  return undefined
}
