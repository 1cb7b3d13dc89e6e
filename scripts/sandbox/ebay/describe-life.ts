import { type LifeState, refundedOf } from '../order-timelines.ts'

const isoOf = (at: string): string => new Date(at).toISOString()

const money = (value: string, currency: string) => ({ value, currency })

const paymentStatusOf = (life: LifeState): string => {
  if (life.payments.length === 0) return life.cancelledAt ? 'FAILED' : 'PENDING'
  return { nothing: 'PAID', part: 'PARTIALLY_REFUNDED', all: 'FULLY_REFUNDED' }[refundedOf(life)]
}

/** A refund that is shown in the buyer's currency carries the seller's amount as well. */
const refundOf = ({ id, at, amount, currency, shownIn }: LifeState['refunds'][number]) => ({
  amount: shownIn
    ? { ...money(shownIn, 'EUR'), convertedFromValue: amount, convertedFromCurrency: currency }
    : money(amount, currency),
  refundDate: isoOf(at),
  refundReferenceId: id,
  refundStatus: 'REFUNDED',
})

/** An order with a life of its own, as the Fulfillment API returns it. */
export const describeLife = (orderId: string, life: LifeState, sellerId: string) => {
  const total = money(life.amount, life.currency)
  return {
    orderId,
    creationDate: isoOf(life.placedAt),
    lastModifiedDate: isoOf(life.updatedAt),
    orderFulfillmentStatus: life.shippedAt ? 'FULFILLED' : 'NOT_STARTED',
    orderPaymentStatus: paymentStatusOf(life),
    sellerId,
    buyer: { username: life.buyer },
    totalFeeBasisAmount: total,
    pricingSummary: { priceSubtotal: total, deliveryCost: money('0.00', life.currency), total },
    cancelStatus: {
      cancelState: life.cancelledAt ? 'CANCELED' : 'NONE_REQUESTED',
      cancelRequests: [],
      ...(life.cancelledAt ? { cancelledDate: isoOf(life.cancelledAt) } : {}),
    },
    paymentSummary: {
      totalDueSeller: total,
      refunds: life.refunds.map(refundOf),
      payments:
        life.payments.length === 0
          ? [{ paymentMethod: 'EBAY', amount: total, paymentStatus: 'PENDING' }]
          : life.payments.map((each) => ({
              paymentMethod: each.means === 'giftCard' ? 'GIFT_CARD' : 'EBAY',
              amount: money(each.amount, each.currency),
              paymentStatus: 'PAID',
              paymentDate: isoOf(each.at),
            })),
    },
    fulfillmentStartInstructions: [],
    fulfillmentHrefs: [],
    lineItems: [],
  }
}
