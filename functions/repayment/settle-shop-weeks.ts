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

/** Net sales from a day to another, both included. */
type NetSales = (from: BusinessDate, to: BusinessDate) => Cents

/** A shop's net sales within the days that are read, each day at its own rate. */
const readNetSales = async (
  table: Table,
  shop: Shop,
  currency: Currency,
  { from: first, to: last }: { from: BusinessDate; to: BusinessDate },
): Promise<NetSales> => {
  const [sold, rates] = await Promise.all([
    listDailySales(table, shop, first, last, shop),
    shop.currency === currency ? [] : listRatesInForce(table, first, addDays(last, 1)),
  ])
  const { platform, currency: soldIn } = shop
  return (from, to) => {
    const days = sold
      .filter(({ date }) => date >= from && date <= to)
      .map(({ date, sales, refunds }) => ({ date, salesCents: sales, refundsCents: refunds }))
    const window = { from, to: addDays(to, 1) }
    const { shops } = convertSales([{ platform, currency: soldIn, days }], currency, rates, window)
    return shops
      .flatMap((converted) => converted.days)
      .reduce((sum, { salesCents, refundsCents }) => sum + salesCents - refundsCents, 0)
  }
}

/** The Sundays of the last weeks with all of their sales when `nextDate` is the first day not synced yet, newest first. */
const knownSundays = (nextDate: BusinessDate): BusinessDate[] =>
  Array.from({ length: weeksToEstimateFrom }, (_, index) => addDays(lastWeekBefore(nextDate), -7 * index))

const firstKnownDay = (nextDate: BusinessDate): BusinessDate =>
  weekBeginning(knownSundays(nextDate).at(-1) ?? nextDate)

const lastKnownWeeks = (netSales: NetSales, nextDate: BusinessDate): Cents[] =>
  knownSundays(nextDate).map((sunday) => netSales(weekBeginning(sunday), sunday))

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
        const week = { from: weekBeginning(weekEnding), to: weekEnding }
        const netSales = await readNetSales(table, shop, currency, week)
        return { shopId, netSalesCents: netSales(week.from, week.to), isEstimate: false }
      }
      const known = { from: firstKnownDay(nextDate), to: lastWeekBefore(nextDate) }
      const netSales = await readNetSales(table, shop, currency, known)
      return { shopId, netSalesCents: estimateWeek(lastKnownWeeks(netSales, nextDate)), isEstimate: true }
    }),
  )

/** One shop's running week: its synced days, and the whole week that they make likely. */
export interface ShopWeekForecast extends ShopWeek {
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
export const forecastShopWeeks = async (
  table: Table,
  companyId: string,
  currency: Currency,
  weekEnding: BusinessDate,
  now: Date,
): Promise<ShopWeekForecast[]> =>
  Promise.all(
    (await listCounted(table, companyId, now)).map(async ({ shop, nextDate }): Promise<ShopWeekForecast> => {
      const { shopId, name } = shop
      const from = weekBeginning(weekEnding)
      if (nextDate === undefined)
        return { shopId, name, netSalesCents: 0, isEstimate: true, knownCents: 0, knownTo: undefined }
      const isSynced = nextDate > weekEnding
      const knownTo = isSynced ? weekEnding : addDays(nextDate, -1)
      const isBegun = knownTo >= from
      const netSales = await readNetSales(table, shop, currency, {
        from: isSynced ? from : firstKnownDay(nextDate),
        to: knownTo,
      })
      const knownCents = isBegun ? netSales(from, knownTo) : 0
      const lastKnown = isSynced ? [] : lastKnownWeeks(netSales, nextDate)
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
