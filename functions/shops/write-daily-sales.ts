import type { SalesByDay } from '#shared/shops/daily-sales.ts'
import type { SalesWindow } from '#shared/shops/sales-window.ts'
import { addDays } from '#shared/time/business-date.ts'
import { listDailySales, putDailySales, removeDailySales, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

/**
 * Makes a shop's stored days of a window those of `days`. Days that the platform no longer reports go first, so that a
 * reader in between sees too little rather than too much. Writing the same again changes nothing.
 */
export const writeDailySales = async (
  table: Table,
  { companyId, shopId, currency }: Pick<Shop, 'companyId' | 'shopId' | 'currency'>,
  { fromDate, toDate }: SalesWindow,
  days: SalesByDay['days'],
): Promise<void> => {
  const stored = await listDailySales(table, companyId, shopId, fromDate, addDays(toDate, -1))
  const gone = stored.filter(({ date }) => !days.has(date))
  await writeAll(
    table,
    gone.map(({ date }) => removeDailySales(table, companyId, shopId, date)),
  )
  await writeAll(
    table,
    [...days].map(([date, totals]) => putDailySales(table, companyId, { shopId, date, currency, ...totals })),
  )
}
