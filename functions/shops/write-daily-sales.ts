import { isDeepStrictEqual } from 'node:util'
import { convertForeignSales } from '#shared/shops/convert-foreign-sales.ts'
import { type SalesByDay, shownSalesFrom } from '#shared/shops/daily-sales.ts'
import type { SalesWindow } from '#shared/shops/sales-window.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { collect } from '../data/collect.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { eachStoredOrderLinesOfDay, putOrderLines, removeOrderLines } from '../data/order-lines.ts'
import { listDailySales, putDailySales, removeDailySales, type Shop } from '../data/shops.ts'
import type { Item, Table, Write } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

/** The writes that change what is stored: of the days that are synced again, most are the same. */
const changesOf = (stored: readonly Item<object>[], writes: readonly Write[]): Write[] => {
  const items = new Map(stored.map((item) => [item.sk, item]))
  return writes.filter(
    (write) => write.kind !== 'put' || !isDeepStrictEqual(items.get(write.item.sk), write.item),
  )
}

/**
 * Replaces a shop's stored days of a window by `days`, with what was sold in other currencies converted, and the orders
 * behind those that are displayed. Removed days are deleted first, so that a concurrent reader sees too little rather than
 * too much. Idempotent: what is stored already is not written again.
 */
export const writeDailySales = async (
  table: Table,
  { companyId, shopId, currency }: Pick<Shop, 'companyId' | 'shopId' | 'currency'>,
  { fromDate, toDate }: SalesWindow,
  days: SalesByDay['days'],
  today: BusinessDate,
): Promise<void> => {
  const listedFrom = shownSalesFrom(today)
  const listedOn = (date: BusinessDate) => (date < listedFrom ? undefined : days.get(date)?.lines)
  const lastDate = addDays(toDate, -1)
  const [stored, storedLines] = await Promise.all([
    listDailySales(table, companyId, shopId, fromDate, lastDate),
    collect(eachStoredOrderLinesOfDay(table, { companyId, shopId }, fromDate, lastDate)),
  ])
  const gone = stored.filter(({ date }) => !days.has(date))
  const unlisted = storedLines.filter(({ date }) => !listedOn(date))
  await writeAll(table, [
    ...gone.map(({ date }) => removeDailySales(table, companyId, shopId, date)),
    ...unlisted.map(({ date }) => removeOrderLines(table, companyId, shopId, date)),
  ])
  const isForeign = [...days.values()].some(({ foreign }) => foreign !== undefined)
  const rates = isForeign ? await listRatesInForce(table, fromDate, toDate) : []
  const writes = [...days].flatMap(([date, { lines: _read, ...totals }]) => {
    const lines = listedOn(date)
    const counted = convertForeignSales(totals, date, currency, rates)
    const day = putDailySales(table, companyId, { shopId, date, currency, ...counted })
    if (!lines) return [day]
    const marked = lines.map((line) =>
      line.currency !== undefined && counted.leftOut?.[line.currency]
        ? { ...line, isLeftOut: true as const }
        : line,
    )
    return [day, putOrderLines(table, { companyId, shopId, date, lines: marked })]
  })
  await writeAll(table, changesOf([...stored, ...storedLines], writes))
}
