import type { Cells } from '#shared/portfolio/cells.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { create, type Table, type Write } from './table.ts'

/** The sums of the portfolio as they stood after a day was closed. Never changed. */
export interface PortfolioDay {
  date: BusinessDate
  cells: Cells
  /** When they were read, ISO, UTC. */
  at: string
}

const key = (date: BusinessDate) => ({ pk: 'PORTFOLIO-DAYS', sk: date })

/** Access pattern: the portfolio of a business day. */
export const findPortfolioDay = (table: Table, date: BusinessDate): Promise<PortfolioDay | undefined> =>
  table.get<PortfolioDay>(key(date))

/** Access pattern: the last portfolio that is kept of a day and those before it. */
export const findPortfolioDayUpTo = async (
  table: Table,
  date: BusinessDate,
): Promise<PortfolioDay | undefined> => {
  const { pk, sk } = key(date)
  const { items } = await table.query<PortfolioDay>({
    pk,
    between: { from: '0', to: sk },
    newestFirst: true,
    limit: 1,
  })
  return items[0]
}

/** Fails where the day is kept already. */
export const createPortfolioDay = (table: Table, day: PortfolioDay): Write =>
  create<PortfolioDay>(table, { ...key(day.date), type: 'portfolio-day', ...day })
