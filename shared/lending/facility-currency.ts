import type { Cents } from '../money/cents.ts'
import {
  type Currency,
  isFacilityCurrency,
  type TradedCurrency,
  tradedCurrencies,
} from '../money/currency.ts'
import type { ReferenceRates } from '../money/exchange-rates.ts'
import { convertSales, type ShopSalesInOwnCurrency } from './convert-sales.ts'
import type { DateRange } from './limit-measures.ts'

/** The facility's currency if most sales are in a currency without facilities. */
const otherwise: Currency = 'USD'

/** Net sales in a common currency, only for comparison. */
const sizeOf = (
  shops: readonly ShopSalesInOwnCurrency[],
  days: readonly ReferenceRates[],
  window: DateRange,
): Cents =>
  convertSales(shops, 'EUR', days, window)
    .shops.flatMap((shop) => shop.days)
    .filter(({ date }) => date >= window.from && date < window.to)
    .reduce((total, { salesCents, refundsCents }) => total + salesCents - refundsCents, 0)

/** The currency with the largest share of net sales; of equal ones the first in the list. Undefined without a shop. */
const maxSoldIn = (
  shops: readonly ShopSalesInOwnCurrency[],
  days: readonly ReferenceRates[],
  window: DateRange,
): TradedCurrency | undefined => {
  const byCurrency = Map.groupBy(shops, ({ currency }) => currency)
  const present = tradedCurrencies.filter((currency) => byCurrency.has(currency))
  if (present.length < 2) return present[0]
  const sizes = new Map(
    present.map((currency) => [currency, sizeOf(byCurrency.get(currency) ?? [], days, window)]),
  )
  return present.reduce((most, each) => ((sizes.get(each) ?? 0) > (sizes.get(most) ?? 0) ? each : most))
}

/** The currency with the most sales in `window`, or US dollars if it has no facilities. */
export const currencyOfSales = (
  shops: readonly ShopSalesInOwnCurrency[],
  days: readonly ReferenceRates[],
  window: DateRange,
): Currency => {
  const most = maxSoldIn(shops, days, window)
  return most && isFacilityCurrency(most) ? most : otherwise
}
