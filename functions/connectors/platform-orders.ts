import {
  entriesOfOrder,
  type Movement,
  type OpenOrder,
  type PlatformOrder,
} from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { SalesPage, SalesRequest } from './connector.ts'

type Known = SalesRequest['known']

/** An order with the movements counted so far, for a platform that states only the current total. */
export type CountedOrder = PlatformOrder & { counted?: readonly Movement[] }

/**
 * The stored record of an order that is or was open, or whose dates its platform does not state; undefined for any
 * other.
 */
const recordOf = (
  { id, number, placedAt, stage, total, counted = [] }: CountedOrder,
  known: Known,
  now: Date,
): OpenOrder[] =>
  stage === 'closed' && !known?.has(id) && counted.every(({ at }) => at === placedAt)
    ? []
    : [{ id, number, placedAt, stage, counted, seenAt: now.toISOString(), ...(total ? { total } : {}) }]

/** A page of orders as sales entries. `isCounted` selects the entries of the request. */
export const pageOfOrders = (
  orders: readonly CountedOrder[],
  { shop, known }: Pick<SalesRequest, 'shop' | 'known'>,
  now: Date,
  isCounted: (entry: SalesEntry, order: PlatformOrder) => boolean = () => true,
): Required<Pick<SalesPage, 'entries' | 'open' | 'orders' | 'listed'>> => ({
  entries: orders.flatMap((order) =>
    entriesOfOrder(order, shop.currency).filter((entry) => isCounted(entry, order)),
  ),
  open: orders.flatMap((order) => recordOf(order, known, now)),
  orders,
  listed: orders.map(({ id }) => id),
})

/**
 * The payments and refunds of an order whose platform states only its current total: each difference from what was
 * counted before, dated by the order's last change. The first payment of an order without a record has the date of the
 * order.
 */
export const movementsFromTotal = (
  order: { id: string; placedAt: string; changedAt: string; total: Omit<Movement, 'id' | 'at'> },
  known: Pick<OpenOrder, 'counted'> | undefined,
): readonly Movement[] => {
  const counted = known?.counted ?? []
  const { id, total } = order
  const inCurrency = counted.filter(({ currency }) => currency === total.currency)
  const before = inCurrency.reduce((sum, each) => sum + each.amount, 0)
  const reportedBefore = inCurrency.reduce((sum, each) => sum + (each.reported ?? each.amount), 0)
  const amount = total.amount - before
  if (amount === 0) return counted
  const at = known ? order.changedAt : order.placedAt
  const suffix = counted.length === 0 ? '' : `/${counted.length + 1}`
  const reported = total.reported === undefined ? {} : { reported: total.reported - reportedBefore }
  return [...counted, { id: `${id}${suffix}`, at, amount, currency: total.currency, ...reported }]
}

/**
 * The payments of an order whose platform states the date of payment, and otherwise only the current total: the first
 * has that date, each later difference that of the order's last change.
 */
export const movementsFromPaidTotal = (
  {
    id,
    paidAt,
    changedAt,
    total,
  }: {
    id: string
    paidAt: string
    changedAt: string
    total: Omit<Movement, 'id' | 'at'>
  },
  known: OpenOrder | undefined,
): readonly Movement[] =>
  movementsFromTotal({ id, placedAt: paidAt, changedAt, total }, known?.counted.length ? known : undefined)

/**
 * The same for a platform that does not state the date of a cancellation either: the amount of a cancelled order is
 * taken back at its last change. A closed order with a record does not change any more.
 */
export const movementsFromTotalAndStatus = (
  order: {
    id: string
    paidAt: string | undefined
    changedAt: string
    total: Omit<Movement, 'id' | 'at'> | undefined
    isCancelled: boolean
  },
  known: OpenOrder | undefined,
): readonly Movement[] => {
  const { id, paidAt, changedAt, total, isCancelled } = order
  if (known?.stage === 'closed' || !total) return known?.counted ?? []
  const counted = paidAt
    ? movementsFromPaidTotal({ id, paidAt, changedAt, total }, known)
    : (known?.counted ?? [])
  if (!isCancelled || counted.length === 0) return counted
  return movementsFromTotal(
    { id, placedAt: paidAt ?? changedAt, changedAt, total: { ...total, amount: 0 } },
    { counted },
  )
}

/**
 * Whether an order is expected among the changes since a moment. A cancelled one that is neither known nor new was
 * counted before, and counting it again would take it back on another day.
 */
export const isExpected = (
  { id, placedAt, received, refunds }: PlatformOrder,
  { by, from, known }: Pick<SalesRequest, 'by' | 'from' | 'known'>,
): boolean =>
  by === 'placed' ||
  known?.has(id) === true ||
  Date.parse(placedAt) >= Date.parse(from) ||
  (received.length > 0 && refunds.length === 0)

/** Whether an entry is in the span of a request. */
export const isWithin =
  ({ from, to }: Pick<SalesRequest, 'from' | 'to'>) =>
  ({ at }: Pick<SalesEntry, 'at'>): boolean =>
    Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to)

const earlierOf = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? a : b)

/**
 * An order with its disputes after its refunds and its cancellation, whatever their dates: for a platform that refunds
 * no disputed payment, so that a later refund is the same money.
 */
export const withDisputesLast = (order: PlatformOrder, disputes: readonly Movement[]): PlatformOrder => {
  const [dispute, ...others] = disputes
  if (!dispute) return order
  const first = others.map(({ at }) => at).reduce(earlierOf, dispute.at)
  return {
    ...order,
    refunds: order.refunds.map((refund) => ({ ...refund, at: earlierOf(refund.at, first) })),
    ...(order.cancelledAt ? { cancelledAt: earlierOf(order.cancelledAt, first) } : {}),
    disputes,
  }
}

/** Splits the counted movements into payments and refunds. */
export const movementsOf = (counted: readonly Movement[]): Pick<PlatformOrder, 'received' | 'refunds'> => ({
  received: counted.filter(({ amount }) => amount > 0).map((each) => ({ ...each, id: `sale:${each.id}` })),
  refunds: counted
    .filter(({ amount }) => amount < 0)
    .map(({ id, at, amount, currency }) => ({
      id: `refund:${id}`,
      at,
      amount: -amount,
      currency,
      isCancellation: true,
    })),
})
