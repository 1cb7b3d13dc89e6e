import { weekEndingAfter } from '../lending/sales-weeks.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { calendarMonths, type MonthPart } from '../time/calendar-months.ts'
import type { ConvertedTotals } from './convert-foreign-sales.ts'
import { plusByCurrency, plusSales, type SalesByCurrency, type SalesTotals } from './daily-sales.ts'

export const periodKinds = ['month', 'week'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** A month or a week of sales, with what was converted into it and what was left out of it. */
export interface PeriodOfSales extends MonthPart, SalesTotals {
  converted: SalesByCurrency
  leftOut: SalesByCurrency
}

/** Cuts a range of days at the ends of weeks, which run from Monday to Sunday: each day is in exactly one part. */
const weeksOf = ({ from, to }: MonthPart): MonthPart[] => {
  const weeks: MonthPart[] = []
  for (let start = from; start < to; ) {
    const next = addDays(weekEndingAfter(addDays(start, -1)), 1)
    const end = next < to ? next : to
    weeks.push({ from: start, to: end })
    start = end
  }
  return weeks
}

/** The sales of a range of days by month or by week, oldest first, also of periods without an order. */
export const salesPeriods = (
  days: readonly (ConvertedTotals & { date: BusinessDate })[],
  range: MonthPart,
  kind: PeriodKind,
): PeriodOfSales[] =>
  (kind === 'month' ? calendarMonths(range) : weeksOf(range)).map(({ from, to }) => {
    const within = days.filter(({ date }) => date >= from && date < to)
    return within.reduce<PeriodOfSales>(
      (sum, day) => ({
        ...sum,
        ...plusSales(sum, day),
        converted: plusByCurrency(sum.converted, day.converted),
        leftOut: plusByCurrency(sum.leftOut, day.leftOut),
      }),
      { from, to, sales: 0, refunds: 0, orders: 0, converted: {}, leftOut: {} },
    )
  })
