import { convertSales } from '#shared/lending/convert-sales.ts'
import {
  estimateWeek,
  type ShopWeek,
  weekBeginning,
  weekEndingAfter,
  weeksToEstimateFrom,
} from '#shared/lending/sales-weeks.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { listShopSyncs } from '../data/shop-syncs.ts'
import { listDailySales, listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** The Sunday of the last complete week when `nextDate` is the first day not synced yet. */
const lastWeekBefore = (nextDate: BusinessDate): BusinessDate =>
  addDays(weekEndingAfter(addDays(nextDate, -1)), -7)

/** A shop's net sales of the week ending on a Sunday, each day at its own rate. */
const netSalesOfWeek = async (
  table: Table,
  shop: Shop,
  currency: Currency,
  weekEnding: BusinessDate,
): Promise<Cents> => {
  const window = { from: weekBeginning(weekEnding), to: addDays(weekEnding, 1) }
  const [sold, rates] = await Promise.all([
    listDailySales(table, shop.companyId, shop.shopId, window.from, weekEnding, shop),
    shop.currency === currency ? [] : listRatesInForce(table, window.from, window.to),
  ])
  const days = sold.map(({ date, sales, refunds }) => ({ date, salesCents: sales, refundsCents: refunds }))
  const { platform, currency: soldIn } = shop
  const { shops } = convertSales([{ platform, currency: soldIn, days }], currency, rates, window)
  return shops
    .flatMap((converted) => converted.days)
    .reduce((sum, { salesCents, refundsCents }) => sum + salesCents - refundsCents, 0)
}

/**
 * The sales of each of a company's shops in the week ending on a Sunday, in the facility's currency. A shop that was
 * not synced to the end of the week, or may not be read any more, is estimated from its last known weeks. Throws
 * NoExchangeRate for a currency without a rate.
 */
export const settleShopWeeks = async (
  table: Table,
  companyId: string,
  currency: Currency,
  weekEnding: BusinessDate,
  now: Date,
): Promise<ShopWeek[]> => {
  const [shops, readings] = await Promise.all([listShops(table, companyId), listShopSyncs(table, companyId)])
  const counted = shops.filter((shop) => shopStatusAt(shop, now) !== 'pending')
  return Promise.all(
    counted.map(async (shop): Promise<ShopWeek> => {
      const { shopId } = shop
      const reading = readings.get(shopId)
      const nextDate = reading?.utcDaysTo ?? reading?.nextDate
      if (nextDate !== undefined && nextDate > weekEnding)
        return {
          shopId,
          netSalesCents: await netSalesOfWeek(table, shop, currency, weekEnding),
          isEstimate: false,
        }
      if (nextDate === undefined) return { shopId, netSalesCents: 0, isEstimate: true }
      const lastKnown = lastWeekBefore(nextDate)
      const known = await Promise.all(
        Array.from({ length: weeksToEstimateFrom }, (_, index) =>
          netSalesOfWeek(table, shop, currency, addDays(lastKnown, -7 * index)),
        ),
      )
      return { shopId, netSalesCents: estimateWeek(known), isEstimate: true }
    }),
  )
}
