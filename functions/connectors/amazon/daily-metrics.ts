import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { businessDate, onHongKongClock, startOfNextDay } from '#shared/time/business-date.ts'
import type { SalesRequest } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import type { AmazonDayMetrics } from './selling-partner-api.ts'

const dayMs = 24 * 60 * 60_000

/** Metrics are available for the last two years. */
const reachMs = 2 * 365 * dayMs

/**
 * From this many orders a day on, a shop's sales are read as Amazon's daily aggregates: 100 orders every three minutes,
 * the usual rate limit, would take over a week for a year of them.
 */
const manyOrdersADay = 1000

/** Amazon's days begin at midnight in Hong Kong, as all days of sales do. */
const inHongKong = (ms: number): string =>
  onHongKongClock(new Date(ms))
    .toISOString()
    .replace(/\.\d+Z$/, '+08:00')

/** The days, in Hong Kong, of a sync up to `end`; none if Amazon has no aggregates of them. */
export const metricsSpan = (
  { from }: Pick<SalesRequest, 'from'>,
  end: string,
  now: Date,
): { interval: string; granularity: 'Day'; granularityTimeZone: 'Asia/Hong_Kong' } | undefined => {
  const oldest = startOfNextDay(new Date(now.getTime() - reachMs)).getTime()
  const start = Math.max(Date.parse(from), oldest)
  return start < Date.parse(end)
    ? {
        interval: `${inHongKong(start)}--${inHongKong(Date.parse(end))}`,
        granularity: 'Day',
        granularityTimeZone: 'Asia/Hong_Kong',
      }
    : undefined
}

/** Whether these days have too many orders to read one by one. */
export const hasManyOrders = (days: readonly AmazonDayMetrics[]): boolean =>
  days.reduce((sum, { orderCount }) => sum + orderCount, 0) > manyOrdersADay * days.length

/** The sales of each day as one entry with a stable id. */
export const salesOfDays = (days: readonly AmazonDayMetrics[], currency: string): SalesEntry[] =>
  days
    .filter(({ orderCount }) => orderCount > 0)
    .map(({ interval, orderCount, totalSales }) => {
      const at = new Date(interval.split('--')[0] ?? '').toISOString()
      return {
        id: `sales:${businessDate(new Date(at))}`,
        at,
        kind: 'sale',
        amount: centsFromPlatformDecimal(totalSales.amount),
        ...(totalSales.currencyCode === currency ? {} : { currency: totalSales.currencyCode }),
        orders: orderCount,
      }
    })
