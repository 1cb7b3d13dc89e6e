import type { RecalculationCause } from '#shared/credit/recalculation-outcomes.ts'
import type { ShopSalesInOwnCurrency } from '#shared/lending/convert-sales.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { UnverifiedMonth } from '#shared/lending/unverified-sales.ts'
import { type Currency, isFacilityCurrency, type TradedCurrency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { isBeingImported, shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listDailySales } from '../data/daily-sales.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { isInFacility, listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** The parameters of a limit's calculation. */
export interface LimitBasis {
  /** The date of the calculation: the twelve months before it count. */
  asOf: BusinessDate
  /** The facility's currency; undefined if the shops' sales determine it. */
  currency: Currency | undefined
}

/** Which of a company's shops count. */
export interface CountedShops {
  /** Only those in the facility of this product. */
  of?: ProductCode
  /** Shops assumed to be removed. */
  without?: ReadonlySet<string>
  /** Shops assumed to be added to the facility. */
  added?: ReadonlySet<string>
  /** A shop assumed to be transferred from another company. */
  with?: Shop
  /** Includes shops that are currently not readable, with their sales so far. */
  asLastRead?: true
}

/** The sales of a company's shops, each in its own currency, and the conversion rates. */
export interface CompanySales extends LimitBasis {
  shops: ShopSalesInOwnCurrency[]
  /** Oldest first; empty if no conversion is needed. */
  rates: ReferenceRates[]
  /** The sales of shops that no connector reads; absent unless the terms count a part of them. */
  unverified?: readonly UnverifiedMonth[]
}

export interface LoadedSales extends CompanySales {
  /** False if a shop that should count was left out because its sales are unknown. */
  isComplete: boolean
}

/**
 * The shops that a recalculation counts. Except after the first drawdown, shops that cannot be read count as last read,
 * so that a removal lowers the limit by the removed shop alone.
 */
export const shopsCountedFor = (cause: RecalculationCause): CountedShops =>
  cause === 'firstDrawdown' ? {} : { asLastRead: true }

/** True if sales have to be converted to one currency. */
export const needsRates = (sold: ReadonlySet<TradedCurrency>, kept: Currency | undefined): boolean =>
  sold.size > 1 || [...sold].some((currency) => (kept ? currency !== kept : !isFacilityCurrency(currency)))

/** All known days of a shop up to a day, in its own currency. */
export const readDays = async (
  table: Table,
  shop: Shop,
  lastDay: BusinessDate,
): Promise<ShopSalesInOwnCurrency> => ({
  platform: shop.platform,
  currency: shop.currency,
  days: (await listDailySales(table, shop, '0000-00-00', lastDay, shop)).map(({ date, sales, refunds }) => ({
    date,
    salesCents: sales,
    refundsCents: refunds,
  })),
})

/**
 * The daily sales of the shops that are authorised at `now`, up to the business day before, from their beginning on. A
 * shop whose import failed counts for nothing, unless `asLastRead`. Undefined while one is still being imported.
 */
export const readShopSales = async (
  table: Table,
  companyId: string,
  now: Date,
  basis: LimitBasis,
  { of, without, added, with: another, asLastRead }: CountedShops = {},
): Promise<LoadedSales | undefined> => {
  const own = (await listShops(table, companyId)).filter(
    (shop) => !without?.has(shop.shopId) && (!of || isInFacility(shop, of) || added?.has(shop.shopId)),
  )
  const shops = another ? [...own, another] : own
  if (shops.some((shop) => isBeingImported(shop, now))) return undefined
  const authorised = shops.filter((shop) => shopStatusAt(shop, now) === 'authorized')
  const readable = authorised.filter((shop) => shop.import.status === 'imported')
  const counted = asLastRead ? authorised : readable
  const lastDay = addDays(businessDate(now), -1)
  const currencies = new Set(counted.map(({ currency }) => currency))
  const { from, to } = trailingYear(basis.asOf)
  const [rates, sold] = await Promise.all([
    needsRates(currencies, basis.currency) ? listRatesInForce(table, from, to) : [],
    Promise.all(counted.map((shop) => readDays(table, shop, lastDay))),
  ])
  return { ...basis, shops: sold, rates, isComplete: readable.length === shops.length }
}
