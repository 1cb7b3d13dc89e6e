import { businessDate } from '#shared/time/business-date.ts'
import { findJobCursor } from '../data/job-cursors.ts'
import { readPortfolio } from '../data/portfolio.ts'
import { createPortfolioDay, findPortfolioDay } from '../data/portfolio-days.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Stores the portfolio after the close of the business day, once a day: by the first run after the close. Before the
 * close there is nothing to store.
 */
export const storePortfolioDay = async ({
  table,
  clock,
}: Pick<Deps, 'table' | 'clock'>): Promise<{ kept: boolean }> => {
  const now = clock()
  const date = businessDate(now)
  const closedUpTo = await findJobCursor(table, 'daily-close')
  if (closedUpTo !== date || (await findPortfolioDay(table, date))) return { kept: false }
  const cells = await readPortfolio(table)
  const written = await table.transact({
    day: createPortfolioDay(table, { date, cells, at: now.toISOString() }),
  })
  return { kept: written.ok }
}
