import type { ShopSales } from '#shared/lending/limit-measures.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { listDailySales, listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

export interface CompanySales {
  /** Of the shops, in alphabetical order. */
  currencies: TradedCurrency[]
  shops: ShopSales[]
}

/**
 * The daily sales of the shops that are authorised at `now`, up to the business day before, however long ago they
 * began. A shop whose orders could not be imported counts for nothing. Undefined while one is still being imported.
 */
export const readShopSales = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<CompanySales | undefined> => {
  const authorised = (await listShops(table, companyId)).filter(
    (shop) => shopStatusAt(shop, now) === 'authorized',
  )
  if (authorised.some(({ import: { status } }) => status === 'pending' || status === 'importing'))
    return undefined
  const imported = authorised.filter((shop) => shop.import.status === 'imported')
  const lastDay = addDays(businessDate(now), -1)
  const shops = await Promise.all(
    imported.map(async ({ shopId, platform }) => ({
      platform,
      days: (await listDailySales(table, companyId, shopId, '0000-00-00', lastDay)).map(
        ({ date, sales, refunds }) => ({ date, salesCents: sales, refundsCents: refunds }),
      ),
    })),
  )
  const currencies = [...new Set(imported.map(({ currency }) => currency))].toSorted()
  return { currencies, shops }
}
