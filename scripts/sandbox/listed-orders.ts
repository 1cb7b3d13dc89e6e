import type { BusinessDate } from '#shared/time/business-date.ts'
import { type BookedOrder, bookTimelines, createOrderFixtures } from './order-fixtures.ts'
import { sumOf, type TimelinesOf } from './order-timelines.ts'
import type { OrdersPart } from './orders.ts'

/** An order as any platform knows it. Times are ISO timestamps, UTC; amounts have two decimals. */
export interface ListedOrder {
  id: string
  placedAt: string
  updatedAt: string
  paidAt?: string | undefined
  shippedAt?: string | undefined
  cancelledAt?: string | undefined
  /** What was paid; before that, what is asked for. */
  amount: string
  currency: string
  /** The payments one by one, for a platform that states each. */
  payments: readonly { id: string; at: string; amount: string; currency: string }[]
  refunds: readonly { id: string; at: string; amount: string; currency: string }[]
  /** Payments that the buyer's bank decides on, at `endsAt`. */
  disputes: readonly { id: string; endsAt: string; amount: string; currency: string; isLost: boolean }[]
  buyer: string
}

const dayMs = 24 * 60 * 60_000

/** An order of the file was paid at once, and sent off after a day. */
const ofFile = ({ id, createdAt, amount, refunds }: BookedOrder, currency: string, now: Date) => {
  const shipped = Date.parse(createdAt) + dayMs
  const shippedAt = shipped <= now.getTime() ? new Date(shipped).toISOString() : undefined
  return {
    id,
    placedAt: createdAt,
    updatedAt: shippedAt ?? createdAt,
    paidAt: createdAt,
    shippedAt,
    amount,
    currency,
    payments: [{ id: '1', at: createdAt, amount, currency }],
    refunds: refunds.map((each) => ({ id: each.id, at: each.createdAt, amount: each.amount, currency })),
    disputes: [],
    buyer: `buyer-${id}`,
  }
}

const ofLife = ({ id, life }: BookedOrder): ListedOrder[] => {
  if (!life) return []
  const { payments, refunds } = life
  // A refund does not change its order.
  return [
    {
      id,
      placedAt: life.placedAt,
      updatedAt: life.updatedAt,
      paidAt: payments[0]?.at,
      shippedAt: life.shippedAt,
      cancelledAt: life.cancelledAt,
      amount: payments.length > 0 ? sumOf(payments) : life.amount,
      currency: payments[0]?.currency ?? life.currency,
      payments,
      refunds: refunds.map(({ id: refundId, at, amount, currency }) => ({
        id: refundId,
        at,
        amount,
        currency,
      })),
      disputes: life.disputes,
      buyer: life.buyer,
    },
  ]
}

/** Digits of a row's id, which differ by row and round. */
const digitsOf = (rowId: string): string => {
  const [, letter = '', number = '', round = '1'] = /^(\D?)(\d+)(?:-(\d+))?$/.exec(rowId) ?? []
  return `${round.padStart(2, '0')}${number.padStart(6, '0')}${letter ? 2 : 1}`
}

/** Memoizes a result that is computed from a list of orders, for the latest list. */
export const memoizeByList = <Made>(make: (orders: readonly ListedOrder[]) => Made) => {
  let last: { orders: readonly ListedOrder[]; made: Made } | undefined
  return (orders: readonly ListedOrder[]): Made => {
    if (last?.orders !== orders) last = { orders, made: make(orders) }
    return last.made
  }
}

const minuteMs = 60_000

/**
 * The orders of a platform's shops, as of the last full minute, so that the many calls of a reading get the same list.
 * The platform's order numbers begin with `prefix`.
 */
export const createOrderList = (prefix: string) => {
  const ordersAt = createOrderFixtures({
    order: (rowId) => `${prefix}${digitsOf(rowId)}`,
    refund: (rowId) => `${prefix}5${digitsOf(rowId)}`,
  })
  const lists = new Map<string, { minute: number; orders: readonly ListedOrder[] }>()
  return (
    { part, currency }: { part: OrdersPart; currency: string },
    { lastOrderDate, lives, now }: { lastOrderDate: BusinessDate; lives: TimelinesOf; now: Date },
  ): readonly ListedOrder[] => {
    if (lives) return bookTimelines(lives(), (id) => `${prefix}99${id.padStart(7, '0')}`, now).flatMap(ofLife)
    const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs)
    const key = `${part.index}/${part.of} ${currency} ${lastOrderDate}`
    const known = lists.get(key)
    if (known?.minute === minute.getTime()) return known.orders
    const orders = ordersAt(part, lastOrderDate, minute).map((each) => ofFile(each, currency, minute))
    lists.set(key, { minute: minute.getTime(), orders })
    return orders
  }
}
