import { type DayStore, eachDay, type ShopKey } from './days-by-month.ts'
import { type LinesOfDay, unpackDaysOfLines, unpackLines } from './packed-order-lines.ts'
import type { Table } from './table.ts'

/**
 * A day with an item of its own. `lines` is empty if they are packed: an earlier release then lists no orders.
 * Earlier items have only `lines`, and no `ttl`.
 */
export interface StoredLines extends LinesOfDay, ShopKey {
  packed?: string
}

/** The orders behind a shop's daily sales, in items of their own, so that a limit reads only sums. */
export const storedLines: DayStore<LinesOfDay, StoredLines> = {
  prefix: 'SHOPLINES',
  unpack: unpackDaysOfLines,
  read: ({ date, lines, packed }) => ({ date, lines: packed === undefined ? lines : unpackLines(packed) }),
}

/** Access pattern: the orders behind a shop's sales from `from` to `to` (both included), day by day. */
export const eachOrderLinesOfDay = (
  table: Table,
  shop: ShopKey,
  from: string,
  to: string,
): AsyncGenerator<LinesOfDay> => eachDay(storedLines, table, shop, { from, to })
