import * as z from 'zod/mini'
import type { OpenOrder, OrderStage } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformNumber } from '../platform-amounts.ts'
import { type CountedOrder, countStated, movementsOf } from '../platform-orders.ts'

/** An order of `get_order_detail`. Times in seconds since 1970. */
export const shopeeOrder = z.object({
  order_sn: z.string().check(z.minLength(1)),
  order_status: z.string(),
  currency: z.string(),
  cod: z.nullish(z.boolean()),
  /** What the buyer pays, delivery included. Absent before the payment. */
  total_amount: z.nullish(z.number()),
  create_time: z.int(),
  update_time: z.nullish(z.int()),
  pay_time: z.nullish(z.int()),
  buyer_user_id: z.nullish(z.int()),
})
export type ShopeeOrder = z.output<typeof shopeeOrder>

export const shopeeReturn = z.object({
  return_sn: z.string().check(z.minLength(1)),
  order_sn: z.string(),
  refund_amount: z.number(),
  currency: z.string(),
  update_time: z.int(),
  status: z.string(),
})
export type ShopeeReturn = z.output<typeof shopeeReturn>

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Shopee's states of an order that was paid. One that is missing here may still be cancelled. */
const stages: Readonly<Record<string, OrderStage>> = {
  UNPAID: 'unpaid',
  PENDING: 'unpaid',
  SHIPPED: 'closed',
  TO_CONFIRM_RECEIVE: 'closed',
  TO_RETURN: 'closed',
  COMPLETED: 'closed',
  CANCELLED: 'closed',
}

/** Cash on delivery is received by the time that the order is completed. */
const paidAtOf = ({ cod, order_status, pay_time }: ShopeeOrder): string | undefined =>
  pay_time && (!cod || order_status === 'COMPLETED') ? timeOf(pay_time) : undefined

/** An order of Shopee in the terms of every platform. Shopee does not state when an order was cancelled. */
export const platformOrderOf = (order: ShopeeOrder, known: OpenOrder | undefined): CountedOrder => {
  const { order_sn: id, order_status, currency, total_amount, create_time, update_time } = order
  const paidAt = paidAtOf(order)
  const total =
    total_amount === undefined || total_amount === null
      ? undefined
      : { amount: centsFromPlatformNumber(total_amount), currency }
  const isCancelled = order_status === 'CANCELLED'
  const changedAt = timeOf(update_time ?? create_time)
  const counted = countStated({ id, paidAt, changedAt, total, isCancelled }, known)
  const stage = paidAt || isCancelled ? (stages[order_status] ?? 'unshipped') : 'unpaid'
  return {
    id,
    number: id,
    placedAt: timeOf(create_time),
    stage,
    ...movementsOf(counted),
    ...(counted.length > 1 || stage !== 'closed' ? { counted } : {}),
    total,
    buyer: order.buyer_user_id ? String(order.buyer_user_id) : undefined,
  }
}

/** The refund of a return that was accepted. Shopee states no date of it but that of the return's last change. */
export const refundOf = (
  { return_sn, order_sn, refund_amount, currency, update_time, status }: ShopeeReturn,
  shopCurrency: string,
): SalesEntry | undefined => {
  const amount = centsFromPlatformNumber(refund_amount)
  if (status !== 'ACCEPTED' || amount <= 0) return undefined
  return {
    id: `refund:${return_sn}`,
    at: timeOf(update_time),
    kind: 'refund',
    amount,
    ...(currency === shopCurrency ? {} : { currency }),
    number: order_sn,
  }
}
