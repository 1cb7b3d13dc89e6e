import type { OrderLine } from '#shared/shops/daily-sales.ts'
import { companyPartition } from './companies.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/** A stored line. */
export interface StoredOrderLine extends OrderLine {
  /** In a currency without a rate on its day: the day's totals do not contain it. */
  isLeftOut?: true
}

/** The orders behind a shop's sales of one day. Apart from the day itself, so that a limit reads only sums. */
export interface OrderLinesOfDay {
  companyId: string
  shopId: string
  /** The date in Hong Kong. */
  date: string
  lines: readonly StoredOrderLine[]
}

const key = (companyId: string, shopId: string, date: string) => ({
  pk: companyPartition(companyId),
  sk: `SHOPLINES#${shopId}#${date}`,
})

export const putOrderLines = (table: Table, { companyId, shopId, date, lines }: OrderLinesOfDay): Write =>
  put<OrderLinesOfDay>(table, {
    ...key(companyId, shopId, date),
    type: 'shop-order-lines',
    companyId,
    shopId,
    date,
    lines,
  })

export const removeOrderLines = (table: Table, companyId: string, shopId: string, date: string): Write =>
  remove(table, key(companyId, shopId, date))

/** Access pattern: the orders behind a shop's sales from `from` to `to` (both included), day by day. */
export const eachOrderLinesOfDay = (
  table: Table,
  { companyId, shopId }: { companyId: string; shopId: string },
  from: string,
  to: string,
): AsyncIterable<Item<OrderLinesOfDay>> =>
  table.all<OrderLinesOfDay>({
    pk: companyPartition(companyId),
    between: { from: key(companyId, shopId, from).sk, to: key(companyId, shopId, to).sk },
  })
