import { convertForeignSales } from '#shared/shops/convert-foreign-sales.ts'
import { type SalesByDay, shownSalesFrom } from '#shared/shops/daily-sales.ts'
import type { SalesWindow } from '#shared/shops/sales-window.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import { replaceDailySales } from '../data/replace-daily-sales.ts'
import { replaceOrderLines } from '../data/replace-order-lines.ts'
import type { Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/**
 * Replaces a shop's stored days of a window by `days`, with what was sold in other currencies converted, and the orders
 * behind those that are displayed. Idempotent: what is stored already is not written again.
 */
export const writeDailySales = async (
  table: Table,
  shop: Pick<Shop, 'companyId' | 'shopId' | 'currency'>,
  { fromDate, toDate }: SalesWindow,
  days: SalesByDay['days'],
  today: BusinessDate,
): Promise<void> => {
  const { currency } = shop
  const listedFrom = shownSalesFrom(today)
  const isForeign = [...days.values()].some(({ foreign }) => foreign !== undefined)
  const rates = isForeign ? await listRatesInForce(table, fromDate, toDate) : []
  const counted = [...days].map(([date, { lines, ...totals }]) => {
    const sales = convertForeignSales(totals, date, currency, rates)
    const listed = date < listedFrom ? undefined : lines
    return {
      sales: { date, currency, ...sales },
      listed: listed && {
        date,
        lines: listed.map((line) =>
          line.currency !== undefined && sales.leftOut?.[line.currency]
            ? { ...line, isLeftOut: true as const }
            : line,
        ),
      },
    }
  })
  const range = { from: fromDate, to: toDate }
  await Promise.all([
    replaceDailySales(
      table,
      shop,
      range,
      counted.map(({ sales }) => sales),
    ),
    replaceOrderLines(
      table,
      shop,
      range,
      counted.flatMap(({ listed }) => listed ?? []),
    ),
  ])
}
