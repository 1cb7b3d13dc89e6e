import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { openedAt, ordersBetween } from '../orders.ts'
import { type ApiRequest, invalidInput, pastMoment } from './api-request.ts'
import { type AmazonMarketplace, marketplacesOf } from './marketplaces.ts'
import { amazonOrders, amountIn, busySellerId } from './seller.ts'

const dayMs = 24 * 60 * 60_000

/** A busy seller has this many smaller orders for each order of the file, with the same total. */
const busyFactor = 200

const offsetMs = 8 * 60 * 60_000

const minutes = (ms: number): string =>
  new Date(ms + offsetMs).toISOString().replace(/:\d\d\.000Z$/, '+08:00')

const money = (marketplace: AmazonMarketplace, cents: number) => ({
  amount: amountIn(marketplace, decimalFromCents(cents)),
  currencyCode: marketplace.currency,
})

const readInterval = (query: URLSearchParams, now: Date) => {
  const [start, end] = (query.get('interval') ?? '')
    .split('--')
    .map((text) => pastMoment('interval', text, now))
  if (start === undefined || end === undefined || start >= end)
    throw invalidInput('interval is two dates, the second one later.')
  if (start < now.getTime() - 2 * 365 * dayMs) throw invalidInput('interval must be within two years.')
  return { start, end }
}

/** `GET /sales/v1/orderMetrics`: getOrderMetrics, by days in Hong Kong. */
export const getOrderMetrics = ({ consent, query, now, lives }: ApiRequest) => {
  const marketplace = marketplacesOf(consent.region).find(
    ({ marketplaceId }) => marketplaceId === query.get('marketplaceIds'),
  )
  if (!marketplace) throw invalidInput('Give one marketplace of the region.')
  if (query.get('granularity') !== 'Day' || query.get('granularityTimeZone') !== 'Asia/Hong_Kong')
    throw invalidInput('Only days in Hong Kong are summed here.')
  const { start, end } = readInterval(query, now)
  // Amazon has no totals of what was placed in the last minutes.
  if (lives) return { payload: [] }
  const factor = consent.sellerId === busySellerId ? busyFactor : 1
  const first = Math.floor((start + offsetMs) / dayMs) * dayMs - offsetMs
  const days = Array.from({ length: Math.ceil((end - first) / dayMs) }, (_, index) => first + index * dayMs)
  return {
    payload: days.map((day) => {
      const [from, to] = [Math.max(day, start), Math.min(day + dayMs, end)]
      const sales = ordersBetween(amazonOrders, {
        lastDate: consent.lastOrderDate,
        from: [new Date(from).toISOString(), openedAt(consent.lastOrderDate)].toSorted().at(-1) ?? '',
        to: new Date(to).toISOString(),
      }).filter(({ kind }) => kind === 'sale')
      const count = sales.length * factor
      const total = sales.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0)
      return {
        interval: `${minutes(from)}--${minutes(to)}`,
        unitCount: count,
        orderItemCount: count,
        orderCount: count,
        averageUnitPrice: money(marketplace, count === 0 ? 0 : Math.round(total / count)),
        totalSales: money(marketplace, total),
      }
    }),
  }
}
