import { shownSalesUntil } from '#shared/shops/daily-sales.ts'
import { startOfDay } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { ttlAt } from './expiry.ts'
import { packLines, type StoredOrderLine, unpackLines } from './packed-order-lines.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

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

/**
 * A day as it is stored. `lines` is empty where they are packed: code from before lists no orders then. Earlier items have
 * `lines` alone, and no `ttl`.
 */
interface PackedOrderLinesOfDay extends OrderLinesOfDay {
  packed?: string
}

/** It expires when its day is not displayed any more. */
export const putOrderLines = (table: Table, { companyId, shopId, date, lines }: OrderLinesOfDay): Write =>
  put<PackedOrderLinesOfDay>(table, {
    ...key(companyId, shopId, date),
    type: 'shop-order-lines',
    ttl: ttlAt(startOfDay(shownSalesUntil(date))),
    companyId,
    shopId,
    date,
    lines: [],
    packed: packLines(lines),
  })

export const removeOrderLines = (table: Table, companyId: string, shopId: string, date: string): Write =>
  remove(table, key(companyId, shopId, date))

/** Access pattern: a shop's days with orders from `from` to `to` (both included), as they are stored. */
export const eachStoredOrderLinesOfDay = (
  table: Table,
  { companyId, shopId }: { companyId: string; shopId: string },
  from: string,
  to: string,
): AsyncIterable<Item<PackedOrderLinesOfDay>> =>
  table.all<PackedOrderLinesOfDay>({
    pk: companyPartition(companyId),
    between: { from: key(companyId, shopId, from).sk, to: key(companyId, shopId, to).sk },
  })

/** Access pattern: the orders behind a shop's sales from `from` to `to` (both included), day by day. */
export async function* eachOrderLinesOfDay(
  ...[table, shop, from, to]: Parameters<typeof eachStoredOrderLinesOfDay>
): AsyncGenerator<OrderLinesOfDay> {
  for await (const { packed, companyId, shopId, date, lines } of eachStoredOrderLinesOfDay(
    table,
    shop,
    from,
    to,
  ))
    yield { companyId, shopId, date, lines: packed === undefined ? lines : unpackLines(packed) }
}
