import type { BusinessDate } from '#shared/time/business-date.ts'
import { type BookedOrder, bookLives, createOrderBook } from './order-book.ts'
import { type LivesOf, sumOf } from './order-lives.ts'
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
  buyer: string
}

const dayMs = 24 * 60 * 60_000

const latest = (times: readonly (string | undefined)[], now: Date): string =>
  times
    .flatMap((at) => (at !== undefined && Date.parse(at) <= now.getTime() ? [at] : []))
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1) ?? now.toISOString()

/** An order of the file was paid at once, and sent off after a day. */
const ofFile = ({ id, createdAt, amount, refunds }: BookedOrder, currency: string, now: Date) => {
  const shippedAt = new Date(Date.parse(createdAt) + dayMs).toISOString()
  return {
    id,
    placedAt: createdAt,
    updatedAt: latest([createdAt, shippedAt], now),
    paidAt: createdAt,
    shippedAt: Date.parse(shippedAt) <= now.getTime() ? shippedAt : undefined,
    amount,
    currency,
    payments: [{ id: '1', at: createdAt, amount, currency }],
    refunds: refunds.map((each) => ({ id: each.id, at: each.createdAt, amount: each.amount, currency })),
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
      buyer: life.buyer,
    },
  ]
}

/** Digits of a row's id, which differ by row and round. */
const digitsOf = (rowId: string): string => {
  const [, letter = '', number = '', round = '1'] = /^(\D?)(\d+)(?:-(\d+))?$/.exec(rowId) ?? []
  return `${round.padStart(2, '0')}${number.padStart(6, '0')}${letter ? 2 : 1}`
}

/** The orders of a platform's shops. A platform's numbers begin with `prefix`. */
export const createOrderList = (prefix: string) => {
  const ordersAt = createOrderBook({
    order: (rowId) => `${prefix}${digitsOf(rowId)}`,
    refund: (rowId) => `${prefix}5${digitsOf(rowId)}`,
  })
  return (
    shop: { part: OrdersPart; currency: string },
    { lastOrderDate, lives, now }: { lastOrderDate: BusinessDate; lives: LivesOf; now: Date },
  ): ListedOrder[] =>
    lives
      ? bookLives(lives(), (id) => `${prefix}99${id.padStart(7, '0')}`, now).flatMap(ofLife)
      : ordersAt(shop.part, lastOrderDate, now).map((order) => ofFile(order, shop.currency, now))
}
