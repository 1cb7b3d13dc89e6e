import type { Cents } from '../money/cents.ts'
import type { SalesEntry } from './daily-sales.ts'

/** An amount that was received or refunded. */
export interface Movement {
  /** Unique within the shop, and constant. */
  id: string
  /** ISO timestamp, UTC. */
  at: string
  /** In hundredths of its currency. */
  amount: Cents
  /** ISO 4217, also of a currency without a known exchange rate. */
  currency: string
  /** The amount of a payment by the definition of the platform's own report, where that is another. */
  reported?: Cents
  /** Set on a refund that its platform only reports as a smaller total: the order, or a part of it, was cancelled. */
  isCancellation?: true
}

/**
 * - `unpaid`: nothing, or not all, was received yet.
 * - `unshipped`: paid, and may still be cancelled.
 * - `closed`: only a refund can follow.
 */
export type OrderStage = 'unpaid' | 'unshipped' | 'closed'

/** An order as its platform reports it now, in the form that all platforms share. */
export interface PlatformOrder {
  /** The platform's id of the order. */
  id: string
  /** The number that the seller knows it by. */
  number: string
  /** ISO timestamp, UTC. */
  placedAt: string
  stage: OrderStage
  /** Payments for goods, shipping and tax, by whatever means; not those that are authorised, pending or failed. */
  received: readonly Movement[]
  /** Refunds that were made. */
  refunds: readonly Movement[]
  /** Payments that the buyer's bank took back, on the days on which the disputes ended. */
  disputes?: readonly Movement[]
  /** The part of `received` that is no sale: gift cards sold, and tips. */
  uncounted?: Cents
  /** When it was cancelled. */
  cancelledAt?: string | undefined
  /** The order's total, whether or not it was paid. */
  total?: Pick<Movement, 'amount' | 'currency'> | undefined
  /** The platform's name or id of the buyer, which is never stored; absent where the platform does not state it. */
  buyer?: string | undefined
  /** Paid in cash, by transfer, or marked as paid by the seller; absent where the platform does not state it. */
  isManual?: boolean
}

/** An order that may still change without its platform reporting a date. */
export interface OpenOrder {
  id: string
  number: string
  placedAt: string
  stage: OrderStage
  /**
   * The amounts counted so far and when, for a platform that only reports the order's present total. Negative amounts
   * were deducted again.
   */
  counted: readonly Movement[]
  /** When its platform last returned it. */
  seenAt: string
  total?: PlatformOrder['total']
}

/** At the same time, a payment comes before a cancellation, and a refund after it. */
const sequence = { sale: 0, cancel: 1, refund: 2 } as const

type Step =
  | { kind: 'sale' | 'refund'; at: string; movement: Movement; isDispute?: true }
  | { kind: 'cancel'; at: string }

const inOrder = (a: Step, b: Step): number =>
  Date.parse(a.at) - Date.parse(b.at) || sequence[a.kind] - sequence[b.kind]

/** The sales entries of an order, including its disputes. */
const allEntries = (order: PlatformOrder, shopCurrency: string): SalesEntry[] => {
  const { id, number, received, refunds, disputes = [], cancelledAt } = order
  const steps: Step[] = [
    ...received.map((movement): Step => ({ kind: 'sale', at: movement.at, movement })),
    ...refunds.map((movement): Step => ({ kind: 'refund', at: movement.at, movement })),
    ...disputes.map((movement): Step => ({ kind: 'refund', at: movement.at, movement, isDispute: true })),
    ...(cancelledAt ? [{ kind: 'cancel', at: cancelledAt } as const] : []),
  ].toSorted(inOrder)
  const isCapped = (order.uncounted ?? 0) > 0 || disputes.length > 0
  let uncounted = order.uncounted ?? 0
  const left = new Map<string, Cents>()
  const takenBack = new Map<string, Cents>()
  const entries: SalesEntry[] = []
  const enter = (
    kind: SalesEntry['kind'],
    { amount, ...movement }: Movement,
    more: Pick<SalesEntry, 'isCancellation' | 'uncounted'> = {},
  ): void => {
    const { currency, reported = amount } = movement
    // The platform's report may include what is no sale, and the seller sees why that is not counted.
    const isReported = kind === 'sale' && currency === shopCurrency && reported !== amount
    if (amount === 0 && !isReported && !more.uncounted) return
    entries.push({
      id: movement.id,
      at: movement.at,
      kind,
      amount,
      ...(currency === shopCurrency ? {} : { currency }),
      ...(isReported ? { reported } : {}),
      ...(amount === 0 ? { orders: 0 } : {}),
      number,
      ...more,
    })
    const signed = kind === 'sale' ? amount : -amount
    left.set(currency, (left.get(currency) ?? 0) + signed)
  }
  let isCancelled = false
  for (const step of steps) {
    if (step.kind === 'sale') {
      const without = Math.min(uncounted, step.movement.amount)
      uncounted -= without
      enter(
        'sale',
        { ...step.movement, amount: step.movement.amount - without },
        without > 0 ? { uncounted: without } : {},
      )
      continue
    }
    if (step.kind === 'cancel') {
      isCancelled = true
      for (const [currency, amount] of left) {
        // More was refunded than paid: nothing is left to take back.
        if (amount < 0) continue
        const suffix = takenBack.size === 0 ? '' : `/${currency}`
        takenBack.set(currency, amount)
        enter(
          'refund',
          { id: `refund:${id}${suffix}`, at: step.at, amount, currency },
          { isCancellation: true },
        )
      }
      continue
    }
    const { movement } = step
    const { currency } = movement
    const before = takenBack.get(currency)
    // A refund in another currency than the payment's is the same money as the cancellation.
    if (isCancelled && before === undefined && takenBack.size > 0) continue
    const same = Math.min(movement.amount, Math.max(0, before ?? 0))
    if (before !== undefined) takenBack.set(currency, before - same)
    const amount = movement.amount - same
    // A bank may take back the amount in the buyer's currency, in which nothing was counted.
    const isElsewhere = step.isDispute && !left.has(currency) && [...left.values()].some((each) => each > 0)
    enter(
      'refund',
      {
        ...movement,
        amount: isCapped && !isElsewhere ? Math.min(amount, Math.max(0, left.get(currency) ?? 0)) : amount,
      },
      movement.isCancellation ? { isCancellation: true } : {},
    )
  }
  return entries
}

const isOfDispute = ({ disputes = [] }: PlatformOrder, entry: SalesEntry): boolean =>
  disputes.some(({ id }) => id === entry.id)

/**
 * The definition of sales, for every platform. A payment counts on its own day, and so does a refund. A cancellation
 * takes back what is left, on its day; later refunds are the same money. Gift cards and tips are no sale: they reduce
 * the first payments, and no refund is larger than what was counted. Disputes are taken into account, and have entries
 * of their own.
 */
export const entriesOfOrder = (order: PlatformOrder, shopCurrency: string): SalesEntry[] =>
  allEntries(order, shopCurrency).filter((entry) => !isOfDispute(order, entry))

/** The amounts that an order's disputes take from its seller: at most what refunds and a cancellation left. */
export const entriesOfDisputes = (order: PlatformOrder, shopCurrency: string): SalesEntry[] =>
  allEntries(order, shopCurrency).filter((entry) => isOfDispute(order, entry))

/** A refund or a dispute that is listed separately from its order: its whole amount counts. */
export const entryOfRefund = (
  { id, at, amount, currency }: Movement,
  shopCurrency: string,
  orderNumber?: string,
): SalesEntry => ({
  id,
  at,
  kind: 'refund',
  amount,
  ...(orderNumber ? { number: orderNumber } : {}),
  ...(currency === shopCurrency ? {} : { currency }),
})
