import * as z from 'zod/mini'
import type { Cents } from '#shared/money/cents.ts'
import { entryOfRefund, type Movement, type OpenOrder, type OrderStage } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { type CountedOrder, movementsFromPaidTotal, movementsOf } from '../platform-orders.ts'

const decimal = z.nullish(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)))

/** Unix time in seconds; 0 for a moment that has not come. */
const moment = z.nullish(z.int())

const payment = z.object({
  currency: z.string(),
  total_amount: decimal,
  sub_total: decimal,
  platform_discount: decimal,
  shipping_fee: decimal,
  shipping_fee_platform_discount: decimal,
})

/** An order of the Order API. */
export const tiktokOrder = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  create_time: z.int(),
  update_time: moment,
  paid_time: moment,
  cancel_time: moment,
  delivery_time: moment,
  is_cod: z.nullish(z.boolean()),
  is_sample_order: z.nullish(z.boolean()),
  is_replacement_order: z.nullish(z.boolean()),
  is_exchange_order: z.nullish(z.boolean()),
  user_id: z.nullish(z.string()),
  payment: z.nullish(payment),
})
export type TiktokOrder = z.output<typeof tiktokOrder>

/** A return of the Return and Refund API. */
export const tiktokReturn = z.object({
  return_id: z.string().check(z.minLength(1)),
  order_id: z.string(),
  return_status: z.string(),
  update_time: z.int(),
  refund_amount: z.nullish(
    z.object({
      currency: z.string(),
      refund_total: decimal,
      refund_subtotal: decimal,
      refund_shipping_fee: decimal,
    }),
  ),
  discount_amount: z.nullish(
    z.array(
      z.object({
        currency: z.nullish(z.string()),
        product_platform_discount: decimal,
        shipping_fee_platform_discount: decimal,
      }),
    ),
  ),
})
export type TiktokReturn = z.output<typeof tiktokReturn>

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

const optionalTime = (seconds: number | null | undefined): string | undefined =>
  seconds ? timeOf(seconds) : undefined

const sumOf = (amounts: readonly (string | null | undefined)[]): Cents =>
  amounts.reduce((sum, each) => sum + (each ? centsFromPlatformDecimal(each) : 0), 0)

/**
 * What the seller is paid for an order: goods and delivery, with the part of the price that TikTok pays, without the
 * taxes and fees that TikTok collects for itself or for the state.
 */
const incomeOf = ({ payment: paid }: TiktokOrder): Pick<Movement, 'amount' | 'currency'> | undefined => {
  if (!paid) return undefined
  const { currency, total_amount, sub_total, platform_discount, shipping_fee } = paid
  const amount = sub_total
    ? sumOf([sub_total, platform_discount, shipping_fee, paid.shipping_fee_platform_discount])
    : sumOf([total_amount])
  return { amount, currency }
}

/** The stages of a paid order by TikTok's states. In an unlisted state, the order may still be cancelled. */
const stages: Readonly<Record<string, OrderStage>> = {
  ON_HOLD: 'unshipped',
  AWAITING_SHIPMENT: 'unshipped',
  PARTIALLY_SHIPPING: 'unshipped',
  AWAITING_COLLECTION: 'unshipped',
  IN_TRANSIT: 'closed',
  DELIVERED: 'closed',
  COMPLETED: 'closed',
}

/** Cash on delivery is received when the goods are. */
const paidAtOf = ({ is_cod: isCod, delivery_time, paid_time }: TiktokOrder): string | undefined =>
  optionalTime(isCod ? delivery_time : paid_time)

/**
 * A TikTok order in the common format; undefined for one without a payment: a sample, a replacement, or an exchange,
 * whose goods were paid with the first order.
 */
export const platformOrderOf = (
  order: TiktokOrder,
  known: OpenOrder | undefined,
): CountedOrder | undefined => {
  if (order.is_sample_order || order.is_replacement_order || order.is_exchange_order) return undefined
  const { id, status, create_time, update_time, cancel_time } = order
  const total = incomeOf(order)
  const paidAt = paidAtOf(order)
  const isCancelled = status === 'CANCELLED'
  const changedAt = timeOf(update_time ?? create_time)
  const counted =
    paidAt && total && status !== 'UNPAID'
      ? movementsFromPaidTotal({ id, paidAt, changedAt, total }, known)
      : []
  const stage: OrderStage = isCancelled
    ? 'closed'
    : paidAt === undefined || status === 'UNPAID'
      ? 'unpaid'
      : (stages[status] ?? 'unshipped')
  return {
    id,
    number: id,
    placedAt: timeOf(create_time),
    stage,
    ...movementsOf(counted),
    // A closed order with a single payment needs no record: the payment has a date of its own.
    ...(counted.length > 1 || stage !== 'closed' ? { counted } : {}),
    cancelledAt: isCancelled ? (optionalTime(cancel_time) ?? changedAt) : undefined,
    total,
    buyer: order.user_id ?? undefined,
  }
}

/** A replacement that is out of stock ends as a refund as well. */
const refunded = /^(?:RETURN_OR_REFUND_REQUEST_COMPLETE|REPLACEMENT_REQUEST_REFUND_SUCCESS)$/

/**
 * The refund of a return as deducted from the seller, with the part of the price that TikTok paid. TikTok states no
 * date of the refund, but ends the return with it: the date is that of the return's last change.
 */
export const refundOf = (made: TiktokReturn, shopCurrency: string): SalesEntry | undefined => {
  const { return_id, order_id, refund_amount: refund, return_status } = made
  if (!refunded.test(return_status) || !refund) return undefined
  const { currency, refund_total, refund_subtotal, refund_shipping_fee } = refund
  const discounts = (made.discount_amount ?? []).filter((each) => (each.currency ?? currency) === currency)
  const amount = refund_subtotal
    ? sumOf([
        refund_subtotal,
        refund_shipping_fee,
        ...discounts.flatMap((each) => [each.product_platform_discount, each.shipping_fee_platform_discount]),
      ])
    : sumOf([refund_total])
  if (amount <= 0) return undefined
  const entry = { id: `refund:${return_id}`, at: timeOf(made.update_time), amount, currency }
  return entryOfRefund(entry, shopCurrency, order_id)
}
