import { convertForeignSales } from '#shared/shops/convert-foreign-sales.ts'
import type { SalesByDay } from '#shared/shops/daily-sales.ts'
import type { SalesWindow } from '#shared/shops/sales-window.ts'
import { addDays } from '#shared/time/business-date.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { listDailySales, putDailySales, removeDailySales, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

/**
 * Replaces a shop's stored days of a window by `days`, with what was sold in other currencies converted. Removed days are deleted first, so that a concurrent reader sees
 * too little rather than too much. Idempotent.
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
  const isForeign = [...days.values()].some(({ foreign }) => foreign !== undefined)
  const rates = isForeign ? await listRatesInForce(table, fromDate, toDate) : []
  await writeAll(
    table,
    [...days].map(([date, totals]) =>
      putDailySales(table, companyId, {
        shopId,
        date,
        currency,
        ...convertForeignSales(totals, date, currency, rates),
      }),
    ),
  )
}
