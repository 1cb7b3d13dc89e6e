import type { ResponseOf } from '#shared/api/endpoint.ts'
import { csvOfTable } from '#shared/portfolio/csv.ts'
import type { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { addDays } from '#shared/time/business-date.ts'
import { netOf } from '../net-sales.ts'

export type ShopSalesOnWire = ResponseOf<typeof linkedShopsEndpoints.listShopSales>

/** Spreadsheets read a file that begins with it as UTF-8; otherwise Chinese text would be garbled. */
export const byteOrderMark = '\u{FEFF}'

export type SalesReason = 'counted' | 'noRate' | 'unpaid'

/** Counted sales by period, each followed by those left out for lack of a rate; then unpaid orders by number. */
export const csvOfSales = (
  { currency, periods, unpaid }: ShopSalesOnWire,
  head: readonly string[],
  reasonOf: (reason: SalesReason) => string,
): string =>
  byteOrderMark +
  csvOfTable(head, [
    ...periods.flatMap(({ from, to, orders, sales, refunds, net, left_out }) => [
      [reasonOf('counted'), from, addDays(to, -1), '', orders, currency, sales, refunds, net],
      ...left_out.map((part) => [
        reasonOf('noRate'),
        from,
        addDays(to, -1),
        '',
        part.orders,
        part.currency,
        part.sales,
        part.refunds,
        netOf(part),
      ]),
    ]),
    ...unpaid.map(({ number, placed_on: placedOn, total }) => [
      reasonOf('unpaid'),
      placedOn,
      placedOn,
      number,
      1,
      total?.currency ?? '',
      total?.amount ?? '',
      '',
      '',
    ]),
  ])
