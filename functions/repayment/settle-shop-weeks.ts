import { convertSales } from '#shared/lending/convert-sales.ts'
import {
  estimateWeek,
  expectWeek,
  type ShopWeek,
  weekBeginning,
  weekEndingAfter,
  weeksToEstimateFrom,
} from '#shared/lending/sales-weeks.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, daysBetween } from '#shared/time/business-date.ts'
import { listDailySales } from '../data/daily-sales.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { listShopSyncs } from '../data/shop-syncs.ts'
import { listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** The Sunday of the last complete week when `nextDate` is the first day not synced yet. */
const lastWeekBefore = (nextDate: BusinessDate): BusinessDate =>
  addDays(weekEndingAfter(addDays(nextDate, -1)), -7)

/** A shop's net sales from a day to another, both included, each day at its own rate. */
const netSalesBetween = async (
  table: Table,
  shop: Shop,
  currency: Currency,
  from: BusinessDate,
  to: BusinessDate,
): Promise<Cents> => {
  const window = { from, to: addDays(to, 1) }
  const [sold, rates] = await Promise.all([
    listDailySales(table, shop, from, to, shop),
    shop.currency === currency ? [] : listRatesInForce(table, window.from, window.to),
  ])
  const days = sold.map(({ date, sales, refunds }) => ({ date, salesCents: sales, refundsCents: refunds }))
  const { platform, currency: soldIn } = shop
  const { shops } = convertSales([{ platform, currency: soldIn, days }], currency, rates, window)
  return shops
    .flatMap((converted) => converted.days)
    .reduce((sum, { salesCents, refundsCents }) => sum + salesCents - refundsCents, 0)
}

/** A shop's last weeks with all of their sales, when `nextDate` is the first day not synced yet. */
const lastKnownWeeks = (
  table: Table,
  shop: Shop,
  currency: Currency,
  nextDate: BusinessDate,
): Promise<Cents[]> => {
  const last = lastWeekBefore(nextDate)
  return Promise.all(
    Array.from({ length: weeksToEstimateFrom }, (_, index) => {
      const sunday = addDays(last, -7 * index)
      return netSalesBetween(table, shop, currency, weekBeginning(sunday), sunday)
    }),
  )
}

/** A company's shops that count, each with the first day that is not synced yet; undefined before the first sync. */
const listCounted = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<{ shop: Shop; nextDate: BusinessDate | undefined }[]> => {
  const [shops, readings] = await Promise.all([listShops(table, companyId), listShopSyncs(table, companyId)])
  return shops
    .filter((shop) => shopStatusAt(shop, now) !== 'pending')
    .map((shop) => {
      const reading = readings.get(shop.shopId)
      return { shop, nextDate: reading?.utcDaysTo ?? reading?.nextDate }
    })
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
): Promise<ShopWeek[]> =>
  Promise.all(
    (await listCounted(table, companyId, now)).map(async ({ shop, nextDate }): Promise<ShopWeek> => {
      const { shopId } = shop
      if (nextDate === undefined) return { shopId, netSalesCents: 0, isEstimate: true }
      if (nextDate > weekEnding) {
        const from = weekBeginning(weekEnding)
        const netSalesCents = await netSalesBetween(table, shop, currency, from, weekEnding)
        return { shopId, netSalesCents, isEstimate: false }
      }
      const known = await lastKnownWeeks(table, shop, currency, nextDate)
      return { shopId, netSalesCents: estimateWeek(known), isEstimate: true }
    }),
  )

/** One shop's running week: its synced days, and the whole week that they make likely. */
export interface RunningShopWeek extends ShopWeek {
  name: string
  /** Of the synced days. */
  knownCents: Cents
  /** The last synced day of the week; undefined without one. */
  knownTo: BusinessDate | undefined
}

/**
 * The likely sales of each of a company's shops in a week that is not charged yet, in the facility's currency. Once
 * the week is synced they are those that `settleShopWeeks` charges. A shop that may not be read any more has the
 * estimate that it will be charged by.
 */
export const expectShopWeeks = async (
  table: Table,
  companyId: string,
  currency: Currency,
  weekEnding: BusinessDate,
  now: Date,
): Promise<RunningShopWeek[]> =>
  Promise.all(
    (await listCounted(table, companyId, now)).map(async ({ shop, nextDate }): Promise<RunningShopWeek> => {
      const { shopId, name } = shop
      const from = weekBeginning(weekEnding)
      if (nextDate === undefined)
        return { shopId, name, netSalesCents: 0, isEstimate: true, knownCents: 0, knownTo: undefined }
      const isSynced = nextDate > weekEnding
      const knownTo = isSynced ? weekEnding : addDays(nextDate, -1)
      const isBegun = knownTo >= from
      const [knownCents, lastKnown] = await Promise.all([
        isBegun ? netSalesBetween(table, shop, currency, from, knownTo) : 0,
        isSynced ? [] : lastKnownWeeks(table, shop, currency, nextDate),
      ])
      const isRead = shopStatusAt(shop, now) === 'authorized'
      const netSalesCents =
        isSynced || isRead
          ? expectWeek(knownCents, isBegun ? daysBetween(from, knownTo) + 1 : 0, lastKnown)
          : estimateWeek(lastKnown)
      return {
        shopId,
        name,
        netSalesCents,
        isEstimate: !isSynced,
        knownCents,
        knownTo: isBegun ? knownTo : undefined,
      }
    }),
  )
