import type { Currency } from '../money/currency.ts'
import type { Fraction } from '../money/fraction.ts'
import { type BusinessDate, dateParts, daysBetween, daysInMonth } from '../time/business-date.ts'

/** Day-count bases by their market names. 30/360 is the US (bond basis) variant with its end-of-February rule. */
export const dayCountBases = ['ACT/360', 'ACT/365F', '30/360'] as const

export type DayCountBasis = (typeof dayCountBases)[number]

/** The basis of each currency's money market. */
export const marketDayCount = {
  USD: 'ACT/360',
  EUR: 'ACT/360',
  CNY: 'ACT/360',
  GBP: 'ACT/365F',
  HKD: 'ACT/365F',
} as const satisfies Record<Currency, DayCountBasis>

const daysInYear: Record<DayCountBasis, bigint> = { 'ACT/360': 360n, 'ACT/365F': 365n, '30/360': 360n }

/**
 * Every month has 30 days: a start on the 31st or at the end of February counts as the 30th. An end on the 31st does
 * too if the start then is the 30th, and an end of February if the start is one as well. The parts of a period
 * therefore need not add up to the whole.
 */
const thirtyDayMonths = (from: BusinessDate, to: BusinessDate): number => {
  const start = dateParts(from)
  const end = dateParts(to)
  const endsFebruary = ({ year, month, day }: typeof start) => month === 2 && day === daysInMonth(year, month)
  const startDay = endsFebruary(start) ? 30 : Math.min(start.day, 30)
  const endMoves = startDay === 30 && (end.day === 31 || (endsFebruary(start) && endsFebruary(end)))
  const endDay = endMoves ? 30 : end.day
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + endDay - startDay
}

/**
 * The interest-bearing days from `from` (excluded) to `to` (included) under a basis. Throws RangeError when `to` is
 * before `from`.
 */
export const interestDays = (basis: DayCountBasis, from: BusinessDate, to: BusinessDate): number => {
  const actual = daysBetween(from, to)
  if (actual < 0) throw new RangeError(`${to} is before ${from}`)
  return basis === '30/360' ? Math.max(0, thirtyDayMonths(from, to)) : actual
}

/** A number of interest days as a share of the basis's year. */
export const yearFractionOfDays = (basis: DayCountBasis, days: number): Fraction => ({
  numerator: BigInt(days),
  denominator: daysInYear[basis],
})

/** The share of a year from `from` to `to`: interest days over the days of the basis's year. */
export const dayCount = (basis: DayCountBasis, from: BusinessDate, to: BusinessDate): Fraction =>
  yearFractionOfDays(basis, interestDays(basis, from, to))
