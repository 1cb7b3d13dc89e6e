import { type BusinessDate, daysBetween, isBusinessDate } from '../time/business-date.ts'
import { compare, divide, fraction, fractionFromDecimal } from './fraction.ts'

/** A rate as a person entered it. */
export interface DatedRate {
  date: BusinessDate
  rate: string
}

const line = /^(\d{4}-\d{2}-\d{2})[\s,;]+(\d{1,7}(?:\.\d{1,8})?)$/

/** The rates of a table, a day and its rate a line, and the numbers of lines that are none, counted from 1. */
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

/** Rates of days that are closer together are compared. */
const comparableDays = 31

const maxRisen = fraction(5n, 4n)
const maxFallen = fraction(4n, 5n)

/**
 * The first two rates in the order of dates that a typing error has probably torn apart: within a month, one is more than
 * a quarter above the other. Undefined if there are none.
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
