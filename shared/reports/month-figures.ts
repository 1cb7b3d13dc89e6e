import type { ShopSales } from '../lending/limit-measures.ts'
import { type Fraction, fraction } from '../money/fraction.ts'
import { addDays } from '../time/business-date.ts'
import { calendarMonths, isWholeMonth, lastDayOf } from '../time/calendar-months.ts'
import { type Days, firstOfMonth, monthOf } from './report-window.ts'
import { daysWithin, netOf, type Takings, takingsOf } from './sales-by-day.ts'

/** A calendar month of all shops. Shops without an order count as 0. */
export interface MonthFigures extends Takings {
  /** `YYYY-MM` */
  month: string
  /** Complete from its first day to its last: neither the month of the first order nor the current one. */
  isWhole: boolean
}

/** The months of a range of days, oldest first. */
export const monthFigures = (shops: readonly ShopSales[], { from, to }: Days): MonthFigures[] =>
  calendarMonths({ from, to: addDays(to, 1) }).map((part) => ({
    month: monthOf(part.from),
    ...takingsOf(daysWithin(shops, { from: part.from, to: lastDayOf(part) })),
    isWhole: isWholeMonth(part),
  }))

/** Growth of the latest whole months against the same ones a year before. */
export interface Growth extends Days {
  /** The number of compared months, up to twelve. */
  months: number
  netCents: number
  beforeCents: number
  /** 0.1 is a tenth more than the year before. */
  change: Fraction
}

const monthsInYear = 12

/**
 * Growth against the year before, over the latest whole months whose counterparts are whole as well. Null if there are
 * none, or without net sales in the year before.
 */
export const growthOf = (figures: readonly MonthFigures[]): Growth | null => {
  const whole = figures.filter(({ isWhole }) => isWhole)
  const months = Math.min(monthsInYear, whole.length - monthsInYear)
  const latest = whole.slice(-months)
  const [first, last] = [latest[0], latest.at(-1)]
  if (months < 1 || !first || !last) return null
  const start = whole.length - months - monthsInYear
  const netCents = netOf(takingsOf(latest))
  const beforeCents = netOf(takingsOf(whole.slice(start, start + months)))
  if (beforeCents <= 0) return null
  return {
    months,
    from: `${first.month}-01`,
    to: addDays(firstOfMonth(`${last.month}-01`, -1), -1),
    netCents,
    beforeCents,
    change: fraction(BigInt(netCents - beforeCents), BigInt(beforeCents)),
  }
}
