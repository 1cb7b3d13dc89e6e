import * as z from 'zod/mini'
import { type Cents, centsFromFraction } from '#shared/money/cents.ts'
import { fraction, multiply } from '#shared/money/fraction.ts'
import { entryOfRefund, type OpenOrder, type OrderStage } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformNumber } from '../platform-amounts.ts'
import { type CountedOrder, movementsFromTotalAndStatus, movementsOf } from '../platform-orders.ts'

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

/**
 * The income from an order by `get_escrow_detail_batch`: amounts as of the sale, which a return does not change. Shops
 * of Shopee's own international programme have none.
 */
export const shopeeIncome = z.object({
  /** The price of the goods, including the part that Shopee pays. */
  original_cost_of_goods_sold: z.nullish(z.number()),
  voucher_from_seller: z.nullish(z.number()),
  /** The part of a seller's voucher that a return takes back from the buyer. */
  prorated_seller_voucher_offset_return_items: z.nullish(z.number()),
  seller_coin_cash_back: z.nullish(z.number()),
  buyer_paid_shipping_fee: z.nullish(z.number()),
})
export type ShopeeIncome = z.output<typeof shopeeIncome>

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

/** The stages of a paid order by Shopee's states. In an unlisted state, the order may still be cancelled. */
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

/** Whether Shopee has an income of the order: it has none before the payment. */
export const hasIncome = (order: ShopeeOrder): boolean => paidAtOf(order) !== undefined

const sumOf = (amounts: readonly (number | null | undefined)[]): Cents =>
  amounts.reduce<Cents>((sum, each) => sum + centsFromPlatformNumber(each ?? 0), 0)

/**
 * What the seller is paid for an order: goods and delivery, with Shopee's discounts, vouchers and coins, without the
 * seller's own, and without the taxes and fees that the buyer pays to Shopee. If Shopee does not state the income, it
 * is what the buyer pays.
 */
const incomeOf = ({ total_amount }: ShopeeOrder, income: ShopeeIncome | undefined): Cents | undefined => {
  if (typeof income?.original_cost_of_goods_sold === 'number')
    return (
      sumOf([income.original_cost_of_goods_sold, income.buyer_paid_shipping_fee]) -
      sumOf([
        income.voucher_from_seller,
        income.prorated_seller_voucher_offset_return_items,
        income.seller_coin_cash_back,
      ])
    )
  return typeof total_amount === 'number' ? centsFromPlatformNumber(total_amount) : undefined
}

/** A Shopee order in the common format. Shopee does not state when an order was cancelled. */
export const platformOrderOf = (
  order: ShopeeOrder,
  income: ShopeeIncome | undefined,
  known: OpenOrder | undefined,
): CountedOrder => {
  const { order_sn: id, order_status, currency, create_time, update_time } = order
  const paidAt = paidAtOf(order)
  const amount = incomeOf(order, income)
  const total = amount === undefined ? undefined : { amount, currency }
  const isCancelled = order_status === 'CANCELLED'
  const changedAt = timeOf(update_time ?? create_time)
  const counted = movementsFromTotalAndStatus({ id, paidAt, changedAt, total, isCancelled }, known)
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

export const isRefunded = ({ status, refund_amount }: ShopeeReturn): boolean =>
  status === 'ACCEPTED' && refund_amount > 0

/**
 * The refund of an accepted return as deducted from the seller: the refunded share of the buyer's payment, applied to
 * the income. The only date that Shopee states is that of the return's last change.
 */
export const refundOf = (
  made: ShopeeReturn,
  order: { order: ShopeeOrder; income: ShopeeIncome | undefined } | undefined,
  shopCurrency: string,
): SalesEntry | undefined => {
  const { return_sn, order_sn, refund_amount, currency, update_time } = made
  if (!isRefunded(made)) return undefined
  const refunded = centsFromPlatformNumber(refund_amount)
  const paid = centsFromPlatformNumber(order?.order.total_amount ?? 0)
  const income = order && incomeOf(order.order, order.income)
  const amount =
    income && paid > 0
      ? centsFromFraction(multiply(fraction(BigInt(refunded), BigInt(paid)), fraction(BigInt(income))))
      : refunded
  const refund = { id: `refund:${return_sn}`, at: timeOf(update_time), amount, currency }
  return entryOfRefund(refund, shopCurrency, order_sn)
}
