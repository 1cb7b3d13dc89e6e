import type { ShopSales } from '../../shared/lending/limit-measures.ts'
import type { Currency } from '../../shared/money/currency.ts'
import { addDays, type BusinessDate } from '../../shared/time/business-date.ts'
import { listDailySales, listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

export interface CompanySales {
  /** Of the shops, in alphabetical order. */
  currencies: Currency[]
  shops: ShopSales[]
}

/** Thrown while orders are still being imported: the limit is computed when the event is delivered again. */
export class ImportUnfinished extends Error {
  override name = 'ImportUnfinished'
}

/**
 * The daily sales of a company's authorised shops up to the day before `today`, however long ago they began. A shop
 * whose orders could not be imported counts for nothing. Throws ImportUnfinished while one is still being imported.
 */
export const readShopSales = async (
  table: Table,
  companyId: string,
  today: BusinessDate,
): Promise<CompanySales> => {
  const authorised = (await listShops(table, companyId)).filter(({ status }) => status === 'authorized')
  const unfinished = authorised.find(
    ({ import: { status } }) => status === 'pending' || status === 'importing',
  )
  if (unfinished) throw new ImportUnfinished(`the orders of shop ${unfinished.shopId} are being imported`)
  const imported = authorised.filter((shop) => shop.import.status === 'imported')
  const shops = await Promise.all(
    imported.map(async ({ shopId, platform }) => ({
      platform,
      days: (await listDailySales(table, companyId, shopId, '0000-00-00', addDays(today, -1))).map(
        ({ date, sales, refunds }) => ({ date, salesCents: sales, refundsCents: refunds }),
      ),
    })),
  )
  const currencies = [...new Set(imported.map(({ currency }) => currency))].toSorted()
  return { currencies, shops }
}
