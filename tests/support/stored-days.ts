import { companyPartition } from '../../functions/data/companies.ts'
import type { ShopKey } from '../../functions/data/days-by-month.ts'
import { packLines, type StoredOrderLine } from '../../functions/data/packed-order-lines.ts'
import type { SalesOfDay } from '../../functions/data/packed-sales.ts'
import { put, type Table, type Write } from '../../functions/data/table.ts'

/** A day of sales with an item of its own, as each had before months were stored. */
export const putSalesOfDay = (table: Table, { companyId, shopId }: ShopKey, day: SalesOfDay): Write =>
  put<SalesOfDay & { shopId: string }>(table, {
    pk: companyPartition(companyId),
    sk: `SHOPDAY#${shopId}#${day.date}`,
    type: 'shop-day',
    shopId,
    ...day,
  })

/** The orders of a day with an item of its own. */
export const putLinesOfDay = (
  table: Table,
  { companyId, shopId }: ShopKey,
  date: string,
  lines: readonly StoredOrderLine[],
): Write =>
  put<ShopKey & { date: string; lines: readonly []; packed: string }>(table, {
    pk: companyPartition(companyId),
    sk: `SHOPLINES#${shopId}#${date}`,
    type: 'shop-order-lines',
    companyId,
    shopId,
    date,
    lines: [],
    packed: packLines(lines),
  })
