import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import type { Cells } from '#shared/portfolio/cells.ts'
import { monthsUpTo } from '#shared/portfolio/earned-by-month.ts'
import type { MonthEnd } from '#shared/portfolio/trend.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { isBooked, listBookMonths } from '../data/book-months.ts'
import { findPortfolioDayUpTo } from '../data/portfolio-days.ts'
import type { Table } from '../data/table.ts'

/** The portfolio as it was stored, and as it was booked, at the end of each month. */
const readMonthEnds = async (table: Table, months: readonly string[]): Promise<MonthEnd[]> => {
  const [first = '', last = first] = [months[0], months.at(-1)]
  const [booked, days] = await Promise.all([
    listBookMonths(table, first, last),
    Promise.all(months.map((month) => findPortfolioDayUpTo(table, lastDayOf(month)))),
  ])
  return months.map((month, index) => ({
    month,
    cells: days[index]?.cells,
    storedOn: days[index]?.date,
    sums: booked.find((each) => each.month === month && isBooked(each))?.sums,
  }))
}

/** The portfolio at the ends of the `count` months before that of `asOf`, and as it stands on that day. */
export const listMonthEnds = async (
  table: Table,
  { asOf, cells, count }: { asOf: BusinessDate; cells: Cells; count: number },
): Promise<MonthEnd[]> => {
  const months = monthsUpTo(asOf, count)
  const over = await readMonthEnds(
    table,
    months.map((month) => monthAfter(month, -1)),
  )
  return [...over, { month: asOf.slice(0, 7), cells }]
}
