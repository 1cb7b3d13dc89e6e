import * as z from 'zod/mini'
import { type Cents, centsFromFraction } from '#shared/money/cents.ts'
import { fraction, multiply } from '#shared/money/fraction.ts'
import {
  entryOfRefund,
  type Movement,
  type OrderStage,
  type PlatformOrder,
} from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'

/** Lazada writes numbers as such in some places, and as texts in others. */
const texted = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)
const decimal = z.nullish(texted)
const moment = z.nullish(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value) => Number(value)),
  ),
)

export const lazadaOrder = z.object({
  order_id: texted,
  /** With an offset, as "2026-11-20 10:00:00 +0800". */
  created_at: z.string(),
  payment_method: z.nullish(z.string()),
})
export type LazadaOrder = z.output<typeof lazadaOrder>

export const lazadaItem = z.object({
  order_item_id: texted,
  status: z.string(),
  currency: z.string(),
  item_price: decimal,
  paid_price: decimal,
  voucher_seller: decimal,
  /** Milliseconds since 1970. */
  payment_time: moment,
})
export type LazadaItem = z.output<typeof lazadaItem>

export const lazadaReverseOrder = z.object({
  reverse_order_id: texted,
  trade_order_id: texted,
  request_type: z.nullish(z.string()),
  reverse_order_lines: z.nullish(
    z.array(
      z.object({
        reverse_order_line_id: texted,
        trade_order_line_id: texted,
        /** In hundredths, or in whole units for a currency without hundredths. */
        refund_amount: decimal,
        reverse_status: z.nullish(z.string()),
        return_order_line_gmt_modified: moment,
      }),
    ),
  ),
})
export type LazadaReverseOrder = z.output<typeof lazadaReverseOrder>

const centsOf = (amount: string | null | undefined): Cents => (amount ? centsFromPlatformDecimal(amount) : 0)

/** A time with a space where ISO 8601 has a T, and another before its offset. */
export const lazadaTime = (text: string): string =>
  new Date(text.replace(/^(\S+) (\S+) ?/, '$1T$2').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).toISOString()

/** The stages of an item by Lazada's states. In an unlisted state, a paid item may still be cancelled. */
const stages: Readonly<Record<string, OrderStage>> = {
  unpaid: 'unpaid',
  shipped: 'closed',
  delivered: 'closed',
  failed_delivery: 'closed',
  canceled: 'closed',
  returned: 'closed',
  shipped_back: 'closed',
  shipped_back_success: 'closed',
}

/** What the seller is paid for an item: its price, less the seller's own voucher. Lazada pays for its own. */
const incomeOf = ({ item_price, voucher_seller }: LazadaItem): Cents =>
  centsOf(item_price) - centsOf(voucher_seller)

/** Cash on delivery is received when the goods are. */
const isPaid = ({ status, payment_time }: LazadaItem, isCod: boolean): boolean =>
  Boolean(payment_time) && status !== 'unpaid' && (!isCod || stages[status] === 'closed')

/** A Lazada order in the common format: each paid item is a payment with its own date. */
export const platformOrderOf = (order: LazadaOrder, items: readonly LazadaItem[]): PlatformOrder => {
  const { order_id: id, created_at, payment_method } = order
  const isCod = payment_method === 'COD'
  const received = items
    .filter((item) => isPaid(item, isCod))
    .map(
      (item): Movement => ({
        id: `sale:${item.order_item_id}`,
        at: new Date(item.payment_time ?? 0).toISOString(),
        amount: incomeOf(item),
        currency: item.currency,
      }),
    )
  const isClosed = items.every(({ status }) => stages[status] === 'closed')
  const [first] = items
  return {
    id,
    number: id,
    placedAt: lazadaTime(created_at),
    stage: isClosed ? 'closed' : received.length > 0 ? 'unshipped' : 'unpaid',
    received,
    refunds: [],
    ...(first
      ? {
          total: { amount: items.reduce((sum, item) => sum + incomeOf(item), 0), currency: first.currency },
        }
      : {}),
  }
}

const isMade = (status: string | null | undefined): boolean =>
  status === 'REFUND_SUCCESS' || status === 'CANCEL_SUCCESS'

/** The orders of which something was refunded. */
export const refundedOrders = (made: readonly LazadaReverseOrder[]): string[] => [
  ...new Set(
    made
      .filter(({ reverse_order_lines: lines }) =>
        (lines ?? []).some(({ reverse_status }) => isMade(reverse_status)),
      )
      .map(({ trade_order_id }) => trade_order_id),
  ),
]

/**
 * The refunds of returns and cancellations as deducted from the seller: the refunded share of the buyer's payment,
 * applied to the item's income. An unpaid item has no refund.
 */
export const refundsOf = (
  { trade_order_id, request_type, reverse_order_lines }: LazadaReverseOrder,
  items: readonly LazadaItem[],
  /** The factor that converts an amount to hundredths. */
  factor: number,
  shopCurrency: string,
): SalesEntry[] =>
  (reverse_order_lines ?? []).flatMap((line): SalesEntry[] => {
    const item = items.find(({ order_item_id }) => order_item_id === line.trade_order_line_id)
    const { return_order_line_gmt_modified: at, reverse_status, refund_amount } = line
    if (!isMade(reverse_status) || !at || !item?.payment_time) return []
    const [paid, income] = [centsOf(item.paid_price), incomeOf(item)]
    const refunded = Math.round(Number(refund_amount ?? 0)) * factor
    const amount =
      paid > 0
        ? centsFromFraction(
            multiply(fraction(BigInt(Math.min(refunded, paid)), BigInt(paid)), fraction(BigInt(income))),
          )
        : refunded
    if (amount <= 0) return []
    const refund = {
      id: `refund:${line.reverse_order_line_id}`,
      at: new Date(at).toISOString(),
      amount,
      currency: item.currency,
    }
    return [
      {
        ...entryOfRefund(refund, shopCurrency, trade_order_id),
        ...(request_type === 'CANCEL' ? { isCancellation: true } : {}),
      },
    ]
  })
