import * as z from 'zod/mini'
import type { Movement, OrderStage, PlatformOrder } from '#shared/shops/counted-order.ts'
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

const payment = z.object({
  amount: z.nullish(amount),
  paymentDate: z.nullish(timestamp),
  paymentStatus: z.nullish(z.string()),
})

/** An order of the Fulfillment API. */
export const ebayOrder = z.object({
  orderId: z.string().check(z.minLength(1)),
  creationDate: timestamp,
  lastModifiedDate: z.nullish(timestamp),
  buyer: z.nullish(z.object({ username: z.nullish(z.string()) })),
  orderFulfillmentStatus: z.nullish(z.string()),
  orderPaymentStatus: z.string(),
  pricingSummary: z.object({ total: amount }),
  /** Goods and shipping; the transactions of eBay's Finances API have it under the same name. */
  totalFeeBasisAmount: z.nullish(amount),
  paymentSummary: z.nullish(
    z.object({
      totalDueSeller: z.nullish(amount),
      refunds: z.nullish(z.array(refund)),
      payments: z.nullish(z.array(payment)),
    }),
  ),
  cancelStatus: z.nullish(
    z.object({ cancelState: z.nullish(z.string()), cancelledDate: z.nullish(timestamp) }),
  ),
})
export type EbayOrder = z.output<typeof ebayOrder>

/** eBay's payment states. An unlisted state counts as unpaid. */
const paymentStates: Readonly<Record<string, 'paid' | 'unpaid'>> = {
  PENDING: 'unpaid',
  FAILED: 'unpaid',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  FULLY_REFUNDED: 'paid',
}

/**
 * An amount in the shop's currency, in which eBay pays the seller. If the buyer paid in another, eBay returns both: the
 * converted amount (`value`) and the original. If neither is in the shop's currency, it is `value` in its own.
 */
const moneyIn = (given: EbayAmount, shopCurrency: string): Pick<Movement, 'amount' | 'currency'> =>
  given.currency !== shopCurrency && given.convertedFromCurrency === shopCurrency && given.convertedFromValue
    ? { amount: centsFromPlatformDecimal(given.convertedFromValue), currency: shopCurrency }
    : { amount: centsFromPlatformDecimal(given.value), currency: given.currency }

/** The payment, or the order's total where only that is stated in the shop's currency. */
const paidIn = (paid: EbayAmount | null | undefined, total: EbayAmount, shopCurrency: string) => {
  const [inPayment, inTotal] = [moneyIn(paid ?? total, shopCurrency), moneyIn(total, shopCurrency)]
  return inPayment.currency !== shopCurrency && inTotal.currency === shopCurrency ? inTotal : inPayment
}

const receivedOf = (order: EbayOrder, shopCurrency: string): Movement[] => {
  const { orderId, creationDate, pricingSummary, paymentSummary } = order
  const made = (paymentSummary?.payments ?? []).flatMap(({ paymentDate, paymentStatus, amount: paid }) =>
    paymentDate && (paymentStatus ?? 'PAID') === 'PAID' ? [{ at: paymentDate, paid }] : [],
  )
  const [only] = made
  // A single payment is for the whole order, without the taxes that eBay itself remits.
  if (made.length <= 1)
    return [
      {
        id: `sale:${orderId}`,
        at: only?.at ?? creationDate,
        ...paidIn(only?.paid, pricingSummary.total, shopCurrency),
      },
    ]
  return made
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .flatMap(({ at, paid }, index) =>
      paid
        ? [{ id: `sale:${orderId}${index === 0 ? '' : `/${at}`}`, at, ...moneyIn(paid, shopCurrency) }]
        : [],
    )
}

/** eBay reports an order's goods and shipping at once, with its first payment. */
const withReported = (
  received: readonly Movement[],
  { totalFeeBasisAmount }: EbayOrder,
  shopCurrency: string,
): Movement[] => {
  if (!totalFeeBasisAmount) return [...received]
  const { amount: basis, currency } = moneyIn(totalFeeBasisAmount, shopCurrency)
  if (currency !== shopCurrency) return [...received]
  return received.map((movement, index) => ({ ...movement, reported: index === 0 ? basis : 0 }))
}

const refundsOf = ({ orderId, paymentSummary }: EbayOrder, shopCurrency: string): Movement[] =>
  (paymentSummary?.refunds ?? []).flatMap((each) => {
    if (!each.refundDate || each.refundStatus === 'FAILED') return []
    const reference = each.refundReferenceId ?? each.refundId ?? `${each.refundDate}/${each.amount.value}`
    return [
      { id: `refund:${orderId}/${reference}`, at: each.refundDate, ...moneyIn(each.amount, shopCurrency) },
    ]
  })

/** eBay cancels an order when its refund is made; without a date of the cancellation, the refunds have the date. */
const cancelledAt = ({ cancelStatus, lastModifiedDate }: EbayOrder, refunds: readonly Movement[]) => {
  if (cancelStatus?.cancelState !== 'CANCELED') return undefined
  return cancelStatus.cancelledDate ?? (refunds.length > 0 ? undefined : (lastModifiedDate ?? undefined))
}

const stageOf = ({ orderFulfillmentStatus, cancelStatus }: EbayOrder, isPaid: boolean): OrderStage => {
  if (cancelStatus?.cancelState === 'CANCELED') return 'closed'
  if (!isPaid) return 'unpaid'
  return ['NOT_STARTED', 'IN_PROGRESS'].includes(orderFulfillmentStatus ?? '') ? 'unshipped' : 'closed'
}

/** An order of eBay in the terms of every platform. */
export const platformOrderOf = (order: EbayOrder, shopCurrency: string): PlatformOrder => {
  const { orderId, creationDate, orderPaymentStatus, pricingSummary, buyer } = order
  const isPaid = paymentStates[orderPaymentStatus] === 'paid'
  const refunds = isPaid ? refundsOf(order, shopCurrency) : []
  return {
    id: orderId,
    number: orderId,
    placedAt: creationDate,
    stage: stageOf(order, isPaid),
    received: isPaid ? withReported(receivedOf(order, shopCurrency), order, shopCurrency) : [],
    refunds,
    cancelledAt: cancelledAt(order, refunds),
    total: moneyIn(pricingSummary.total, shopCurrency),
    buyer: buyer?.username ?? undefined,
  }
}
