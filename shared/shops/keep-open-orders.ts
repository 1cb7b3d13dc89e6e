import type { OpenOrder } from './counted-order.ts'

const dayMs = 24 * 60 * 60_000

/** An order that is still open after this many days is not waited for any longer. */
export const openOrderDays = 90

/**
 * The open orders to keep after reading a window of sales that begins at `from`. A closed order is kept while days on
 * which it counts may be read again.
 */
export const keepOpenOrders = (
  before: ReadonlyMap<string, OpenOrder>,
  reported: ReadonlyMap<string, OpenOrder>,
  { from, now }: { from: string; now: Date },
): Map<string, OpenOrder> => {
  const isKept = ({ placedAt, stage, counted }: OpenOrder): boolean =>
    Date.parse(placedAt) > now.getTime() - openOrderDays * dayMs &&
    (stage !== 'closed' || counted.some(({ at }) => Date.parse(at) >= Date.parse(from)))
  return new Map([...before, ...reported].filter(([, order]) => isKept(order)))
}

/** An order that was returned within this time is not requested by its id. */
const askAgainMs = 20 * 60 * 60_000

/** The maximum number of orders that a synchronisation requests by their ids. */
const maxAsked = 100

/** The open orders to request by their ids, the longest unseen first. */
export const ordersToRefetch = (orders: ReadonlyMap<string, OpenOrder>, now: Date): OpenOrder[] =>
  [...orders.values()]
    .filter(({ stage, seenAt }) => stage !== 'closed' && Date.parse(seenAt) <= now.getTime() - askAgainMs)
    .toSorted((a, b) => Date.parse(a.seenAt) - Date.parse(b.seenAt))
    .slice(0, maxAsked)
