import * as z from 'zod/mini'
import type { Cents } from '#shared/money/cents.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { PlatformUnavailable } from '../call-platform.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'

const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

const amount = z.object({
  value: decimal,
  currency: z.string(),
  convertedFromValue: z.nullish(decimal),
  convertedFromCurrency: z.nullish(z.string()),
})
type EbayAmount = z.output<typeof amount>

const timestamp = z.iso.datetime()

const refund = z.object({
  refundId: z.nullish(z.string()),
  refundReferenceId: z.nullish(z.string()),
  /** Absent until the refund has been made. */
  refundDate: z.nullish(timestamp),
  refundStatus: z.nullish(z.string()),
  amount,
})

/** An order of the Fulfillment API. */
export const ebayOrder = z.object({
  orderId: z.string().check(z.minLength(1)),
  creationDate: timestamp,
  orderPaymentStatus: z.string(),
  pricingSummary: z.object({ total: amount }),
  paymentSummary: z.nullish(
    z.object({ totalDueSeller: z.nullish(amount), refunds: z.nullish(z.array(refund)) }),
  ),
})
export type EbayOrder = z.output<typeof ebayOrder>

/**
 * An amount in the shop's currency, in which eBay pays the seller. If the buyer paid in another, eBay returns both: the
 * converted amount (`value`) and the original. One in neither is rejected.
 */
const centsIn = (given: EbayAmount, shopCurrency: string): Cents => {
  if (given.currency === shopCurrency) return centsFromPlatformDecimal(given.value)
  if (given.convertedFromCurrency === shopCurrency && given.convertedFromValue)
    return centsFromPlatformDecimal(given.convertedFromValue)
  throw new PlatformUnavailable(`ebay: an amount in ${given.currency}`)
}

/** Neither paid (`PENDING`) nor going to be (`FAILED`): no sale yet. */
const isPaid = ({ orderPaymentStatus }: EbayOrder): boolean =>
  ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'].includes(orderPaymentStatus)

/**
 * The sale of an order, and its refunds. One that was paid and then cancelled is a refunded sale, so that it counts
 * alike before and after.
 */
export const entriesOf = (order: EbayOrder, shopCurrency: string): SalesEntry[] => {
  if (!isPaid(order)) return []
  const { orderId, creationDate, pricingSummary, paymentSummary } = order
  const refunds = (paymentSummary?.refunds ?? []).flatMap((each): SalesEntry[] => {
    if (!each.refundDate || each.refundStatus === 'FAILED') return []
    const reference = each.refundReferenceId ?? each.refundId ?? `${each.refundDate}/${each.amount.value}`
    return [
      {
        id: `refund:${orderId}/${reference}`,
        at: each.refundDate,
        kind: 'refund',
        amount: centsIn(each.amount, shopCurrency),
      },
    ]
  })
  return [
    {
      id: `sale:${orderId}`,
      at: creationDate,
      kind: 'sale',
      amount: centsIn(pricingSummary.total, shopCurrency),
    },
    ...refunds,
  ]
}
