import { convertSales, type SoldShop } from '#shared/lending/convert-sales.ts'
import { currencyOfSales } from '#shared/lending/facility-currency.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import type { SummedShop } from '#shared/reports/contribution.ts'
import { firstOfMonth, reportFrom } from '#shared/reports/report-window.ts'
import type { ReportedShop } from '#shared/reports/reported-shop.ts'
import { isBeingImported, shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listRatesHoldingFrom } from '../data/exchange-rates.ts'
import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { needsRates, readDays } from '../underwriting/read-shop-sales.ts'
import { summedShops } from './summed-shops.ts'

/** What a report is made of: the shops' days as they were sold, and those it tells of in its own currency. */
export interface ReportSales {
  currency: Currency
  /** The first day that all of it can be told of. */
  from: BusinessDate
  sold: SoldShop[]
  rates: ReferenceRates[]
  shops: ReportedShop[]
  /** By the months that they are known by without their days. */
  summed: SummedShop[]
}

/** Where rates are needed, no month is told of that began before they did. */
const fromWithRates = (from: BusinessDate, rates: readonly ReferenceRates[]): BusinessDate => {
  const [first] = rates
  return first && first.date > from ? firstOfMonth(first.date, -1) : from
}

/**
 * The sales of a company's shops that can be read, up to yesterday. In the currency given, or the one that a facility
 * would have. `importing` while the orders of one are still being read; undefined where there is no shop. Throws where
 * sales have to be converted and no rate was published so early.
 */
export const readReportSales = async (
  table: Table,
  companyId: string,
  now: Date,
  fixed: Currency | undefined,
): Promise<ReportSales | 'importing' | undefined> => {
  const today = businessDate(now)
  const linked = await listShops(table, companyId)
  if (linked.some((shop) => isBeingImported(shop, now))) return 'importing'
  const readable = linked.filter(
    (shop) => shopStatusAt(shop, now) === 'authorized' && shop.import.status === 'imported',
  )
  if (readable.length === 0) return undefined
  const earliest = reportFrom(today)
  const sells = new Set(readable.map(({ currency }) => currency))
  const [rates, sold] = await Promise.all([
    needsRates(sells, fixed) ? listRatesHoldingFrom(table, earliest, today) : [],
    Promise.all(readable.map((shop) => readDays(table, shop, addDays(today, -1)))),
  ])
  const currency = fixed ?? currencyOfSales(sold, rates, trailingYear(today))
  const from = fromWithRates(earliest, rates)
  const { shops } = convertSales(sold, currency, rates, { from, to: today })
  return {
    currency,
    from,
    sold,
    rates,
    summed: summedShops(linked, now),
    shops: readable.flatMap(({ shopId, name }, index) => {
      const converted = shops[index]
      return converted ? [{ ...converted, shopId, name }] : []
    }),
  }
}
