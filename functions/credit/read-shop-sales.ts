import type { SoldShop } from '#shared/lending/convert-sales.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import { type Currency, isFacilityCurrency, type TradedCurrency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listRatesHoldingFrom } from '../data/exchange-rates.ts'
import { listDailySales, listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** What a limit is to be computed for. */
export interface LimitBasis {
  /** The day that the limit is computed for: the twelve months before it count. */
  asOf: BusinessDate
  /** What the facility is kept in; undefined where the shops' sales are to say. */
  currency: Currency | undefined
}

/** The sales of a company's shops, each in its own currency, and what they are converted by. */
export interface CompanySales extends LimitBasis {
  shops: SoldShop[]
  /** Oldest first; empty where nothing has to be converted. */
  rates: ReferenceRates[]
}

const needsRates = (sold: ReadonlySet<TradedCurrency>, kept: Currency | undefined): boolean =>
  sold.size > 1 || [...sold].some((currency) => (kept ? currency !== kept : !isFacilityCurrency(currency)))

const readDays = async (
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
 * began. A shop whose orders could not be imported counts for nothing. Undefined while one is still being imported.
 */
export const readShopSales = async (
  table: Table,
  companyId: string,
  now: Date,
  basis: LimitBasis,
): Promise<CompanySales | undefined> => {
  const authorised = (await listShops(table, companyId)).filter(
    (shop) => shopStatusAt(shop, now) === 'authorized',
  )
  if (authorised.some(({ import: { status } }) => status === 'pending' || status === 'importing'))
    return undefined
  const imported = authorised.filter((shop) => shop.import.status === 'imported')
  const lastDay = addDays(businessDate(now), -1)
  const sold = new Set(imported.map(({ currency }) => currency))
  const { from, to } = trailingYear(basis.asOf)
  const [rates, shops] = await Promise.all([
    needsRates(sold, basis.currency) ? listRatesHoldingFrom(table, from, to) : [],
    Promise.all(imported.map((shop) => readDays(table, shop, lastDay))),
  ])
  return { ...basis, shops, rates }
}
