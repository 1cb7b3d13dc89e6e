import { type TradedCurrency, tradedCurrencySchema } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates, ratesOn } from '../money/exchange-rates.ts'
import type { BusinessDate } from '../time/business-date.ts'
import {
  plusSales,
  type ReportedTotals,
  reportedSales,
  type SalesByCurrency,
  type SalesTotals,
  type UnconvertedTotals,
} from './daily-sales.ts'

/** A day's totals in the shop's currency. */
export interface ConvertedTotals extends ReportedTotals {
  /** The part in other currencies, as sold, that the totals contain at the day's rate. */
  converted?: SalesByCurrency
  /** Sales and refunds in currencies without a rate, which the totals do not contain. */
  leftOut?: SalesByCurrency
}

/**
 * Converts what was sold in other currencies on a day, half-up to the cent, at the reference rate of the day or the last
 * before it. `days` are the published rates in the order of their dates. What has no rate is left out of the totals.
 */
export const convertForeignSales = (
  { foreign = {}, ...own }: UnconvertedTotals,
  date: BusinessDate,
  shopCurrency: TradedCurrency,
  days: readonly ReferenceRates[],
): ConvertedTotals => {
  const converted: Record<string, SalesTotals> = {}
  const leftOut: Record<string, SalesTotals> = {}
  // The platform's report has the shop's currency only.
  const reported = reportedSales(own)
  let totals: SalesTotals = { sales: own.sales, refunds: own.refunds, orders: own.orders }
  for (const [currency, sold] of Object.entries(foreign)) {
    const traded = tradedCurrencySchema.safeParse(currency)
    const rates = traded.success ? ratesOn(days, date, [traded.data, shopCurrency]) : undefined
    if (!rates || !traded.success) {
      leftOut[currency] = sold
      continue
    }
    const rate = crossRate(rates, traded.data, shopCurrency)
    converted[currency] = sold
    totals = plusSales(totals, {
      sales: convertCents(sold.sales, rate),
      refunds: convertCents(sold.refunds, rate),
      orders: sold.orders,
    })
  }
  return {
    ...totals,
    ...(reported === totals.sales ? {} : { reported }),
    ...(Object.keys(converted).length > 0 ? { converted } : {}),
    ...(Object.keys(leftOut).length > 0 ? { leftOut } : {}),
  }
}
