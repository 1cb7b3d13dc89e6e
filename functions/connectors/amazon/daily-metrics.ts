import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { SalesRequest } from '../connector.ts'
import { amazonCents } from './sales-entries.ts'
import type { AmazonDayMetrics } from './selling-partner-api.ts'

const dayMs = 24 * 60 * 60_000

/** Metrics are answered of the last two years. */
const reachMs = 2 * 365 * dayMs

/**
 * From so many orders a day on, a shop's sales are read as Amazon sums them by day: 100 orders every three minutes, which
 * is what the usual plan gives, would take over a week for a year of them.
 */
const manyOrdersADay = 1000

const seconds = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '')

/** The days, in UTC, that a reading up to `end` asks for; none where Amazon sums nothing of them. */
export const metricsSpan = (
  { from }: Pick<SalesRequest, 'from'>,
  end: string,
  now: Date,
): { interval: string; granularity: 'Day'; granularityTimeZone: 'UTC' } | undefined => {
  const oldest = Math.ceil((now.getTime() - reachMs) / dayMs) * dayMs
  const start = Math.max(Date.parse(from), oldest)
  return start < Date.parse(end)
    ? {
        interval: `${seconds(start)}--${seconds(Date.parse(end))}`,
        granularity: 'Day',
        granularityTimeZone: 'UTC',
      }
    : undefined
}

/** Whether these days have more orders than can be read one by one. */
export const hasManyOrders = (days: readonly AmazonDayMetrics[]): boolean =>
  days.reduce((sum, { orderCount }) => sum + orderCount, 0) > manyOrdersADay * days.length

/** The sales of each day as one entry: read again, it is the same day’s. */
export const salesOfDays = (days: readonly AmazonDayMetrics[], currency: string): SalesEntry[] =>
  days
    .filter(({ orderCount }) => orderCount > 0)
    .map(({ interval, orderCount, totalSales }) => {
      const at = new Date(interval.split('--')[0] ?? '').toISOString()
      return {
        id: `sales:${at.slice(0, 10)}`,
        at,
        kind: 'sale',
        amount: amazonCents(totalSales, currency),
        orders: orderCount,
      }
    })
