import type { RecalculationCause } from '#shared/credit/recalculation-outcomes.ts'
import type { SoldShop } from '#shared/lending/convert-sales.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { type Currency, isFacilityCurrency, type TradedCurrency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { isBeingImported, shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listRatesHoldingFrom } from '../data/exchange-rates.ts'
import { isInFacility, listDailySales, listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** What a limit is to be computed for. */
export interface LimitBasis {
  /** The day that the limit is computed for: the twelve months before it count. */
  asOf: BusinessDate
  /** What the facility is kept in; undefined where the shops' sales are to say. */
  currency: Currency | undefined
}

/** Which of a company's shops count. */
export interface CountedShops {
  /** Those alone that are part of the facility of this product. */
  of?: ProductCode
  /** As though the company did not have these. */
  without?: ReadonlySet<string>
  /** As though these had been added to the facility. */
  added?: ReadonlySet<string>
  /** As though the company had this one of another's. */
  with?: Shop
  /** Those that their platform does not let be read now as well, as far as they were read. */
  asLastRead?: true
}

/** The sales of a company's shops, each in its own currency, and what they are converted by. */
export interface CompanySales extends LimitBasis {
  shops: SoldShop[]
  /** Oldest first; empty where nothing has to be converted. */
  rates: ReferenceRates[]
}

export interface ReadSales extends CompanySales {
  /** None of the shops that are to count was left out for want of its sales. */
  isComplete: boolean
}

/** Whom a recalculation counts: a limit that falls because a shop has gone falls by that shop alone. */
export const countedAfter = (cause: RecalculationCause): CountedShops =>
  cause === 'firstDrawdown' ? {} : { asLastRead: true }

/** True where sales in some currencies have to be converted to be counted in one. */
export const needsRates = (sold: ReadonlySet<TradedCurrency>, kept: Currency | undefined): boolean =>
  sold.size > 1 || [...sold].some((currency) => (kept ? currency !== kept : !isFacilityCurrency(currency)))

/** All that is known of a shop up to a day, in its own currency. */
export const readDays = async (
  table: Table,
  { companyId, shopId, platform, currency }: Shop,
  lastDay: BusinessDate,
): Promise<SoldShop> => ({
  platform,
  currency,
  days: (await listDailySales(table, companyId, shopId, '0000-00-00', lastDay)).map(
    ({ date, sales, refunds }) => ({ date, salesCents: sales, refundsCents: refunds }),
  ),
})

/**
 * The daily sales of the shops that are authorised at `now`, up to the business day before, however long ago they
 * began. A shop whose orders could not be imported counts for nothing, unless `asLastRead`. Undefined while one is
 * still being imported.
 */
export const readShopSales = async (
  table: Table,
  companyId: string,
  now: Date,
  basis: LimitBasis,
  { of, without, added, with: another, asLastRead }: CountedShops = {},
): Promise<ReadSales | undefined> => {
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
    needsRates(currencies, basis.currency) ? listRatesHoldingFrom(table, from, to) : [],
    Promise.all(counted.map((shop) => readDays(table, shop, lastDay))),
  ])
  return { ...basis, shops: sold, rates, isComplete: readable.length === shops.length }
}
