import { convertSales, type ShopSalesInOwnCurrency } from '#shared/lending/convert-sales.ts'
import { currencyOfSales } from '#shared/lending/facility-currency.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import type { ShopMonthlySums } from '#shared/reports/contribution.ts'
import type { ReportShop } from '#shared/reports/report-shop.ts'
import { firstOfMonth, reportFrom } from '#shared/reports/report-window.ts'
import { isBeingImported, shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { needsRates, readDays } from '../underwriting/read-shop-sales.ts'
import { monthlySumsOfShops } from './monthly-sums-of-shops.ts'

/** The data of a report: the shops' days as sold, and converted to its currency. */
export interface ReportSales {
  currency: Currency
  /** The first day for which all of it is available. */
  from: BusinessDate
  sold: ShopSalesInOwnCurrency[]
  rates: ReferenceRates[]
  shops: ReportShop[]
  /** Shops of which only monthly sums are known. */
  summed: ShopMonthlySums[]
}

/** If rates are needed, months from before the first rate are left out. */
const fromWithRates = (from: BusinessDate, rates: readonly ReferenceRates[]): BusinessDate => {
  const [first] = rates
  return first && first.date > from ? firstOfMonth(first.date, -1) : from
}

/**
 * The sales of a company's readable shops, up to yesterday. In the given currency, or the one that a facility would
 * have. `importing` while the orders of one are still being imported; undefined without shops. Throws if sales have to
 * be converted and no rate was published that early.
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
    needsRates(sells, fixed) ? listRatesInForce(table, earliest, today) : [],
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
    summed: monthlySumsOfShops(linked, now),
    shops: readable.flatMap(({ shopId, name }, index) => {
      const converted = shops[index]
      return converted ? [{ ...converted, shopId, name }] : []
    }),
  }
}
