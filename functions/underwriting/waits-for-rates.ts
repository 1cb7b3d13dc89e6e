import { maxRateAgeDays } from '#shared/lending/convert-sales.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { currencyFixedBy } from '#shared/lending/product-terms.ts'
import { ratesOn } from '#shared/money/exchange-rates.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { listRates } from '../data/exchange-rates.ts'
import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import { needsRates } from './read-shop-sales.ts'

/** True if a company's sales have to be converted and the latest rates are more than a week old or lack a currency. */
export const waitsForRates = async (
  table: Table,
  companyId: string,
  productCode: ProductCode,
  now: Date,
): Promise<boolean> => {
  const today = businessDate(now)
  const [shops, { terms }, days] = await Promise.all([
    listShops(table, companyId),
    findTermsOn(table, productCode, today),
    listRates(table, addDays(today, -maxRateAgeDays), today),
  ])
  const counted = shops.filter(
    (shop) => shop.import.status === 'imported' && shopStatusAt(shop, now) === 'authorized',
  )
  const currencies = new Set(counted.map(({ currency }) => currency))
  if (!needsRates(currencies, currencyFixedBy(terms.currencyRule))) return false
  return days.length === 0 || [...currencies].some((currency) => !ratesOn(days, today, [currency]))
}
