import { centsFromDecimal } from '#shared/money/cents.ts'
import type { OpenOrder } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { Access, SalesRequest, ShopConnector } from '../../../functions/connectors/connector.ts'
import { loadOrders, type OrdersPart, ordersBetween } from '../../../scripts/sandbox/orders.ts'

/** The entries of every page of a reading, and the orders that are open after it. */
export const readPages = async (
  connector: ShopConnector,
  access: Access,
  request: Omit<SalesRequest, 'cursor'>,
): Promise<{ entries: SalesEntry[]; open: Map<string, OpenOrder> }> => {
  const entries: SalesEntry[] = []
  const open = new Map<string, OpenOrder>()
  let cursor: string | undefined
  do {
    const page = await connector.readSales(access, { ...request, ...(cursor ? { cursor } : {}) })
    entries.push(...page.entries)
    for (const order of page.open ?? []) open.set(order.id, order)
    cursor = page.cursor
  } while (cursor)
  return { entries, open }
}

/** The entries of every page of a reading. */
export const readEntries = async (...reading: Parameters<typeof readPages>): Promise<SalesEntry[]> =>
  (await readPages(...reading)).entries

const totalOf = (entries: readonly SalesEntry[], kind: 'sale' | 'refund') =>
  entries.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

export const totalsOf = (entries: readonly SalesEntry[]) => ({
  sales: totalOf(entries, 'sale'),
  refunds: totalOf(entries, 'refund'),
})

export const idsOf = (entries: readonly SalesEntry[]) => entries.map(({ id }) => id).toSorted()

/**
 * The totals of a part of the orders file, or of its orders since a day for a shop that is linked on 21 November.
 * Orders are assigned to parts in runs of twenty.
 */
export const totalsOfPart = (part: OrdersPart, since?: string) => {
  const orders = since
    ? ordersBetween(part, { lastDate: '2026-11-20', from: since, to: '2026-11-21' })
    : loadOrders().filter((_, position) => Math.floor(position / 20) % part.of === part.index)
  const sum = (kind: 'sale' | 'refund') =>
    orders
      .filter((each) => each.kind === kind)
      .reduce((total, { amount }) => total + centsFromDecimal(amount), 0)
  return { sales: sum('sale'), refunds: sum('refund') }
}
