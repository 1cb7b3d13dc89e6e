import type { Cells } from '#shared/portfolio/cells.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { create, type Table, type Write } from './table.ts'

/** The portfolio's sums after a day was closed. Immutable. */
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

/** Access pattern: the latest stored portfolio on or before a day. */
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

/** Fails if the day is stored already. */
export const createPortfolioDay = (table: Table, day: PortfolioDay): Write =>
  create<PortfolioDay>(table, { ...key(day.date), type: 'portfolio-day', ...day })
