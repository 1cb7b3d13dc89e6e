import * as z from 'zod/mini'
import type { Cents } from '#shared/money/cents.ts'
import type { Movement, OpenOrder, OrderStage } from '#shared/shops/counted-order.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { type CountedOrder, movementsFromTotal, movementsOf } from '../platform-orders.ts'

/** In the shop's own currency, whatever the buyer paid in. A shop that changed its currency has older orders in another. */
const moneyBag = z.object({
  shopMoney: z.object({
    amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
    currencyCode: z.string(),
  }),
})

const refund = z.object({
  id: z.string(),
  createdAt: z.nullable(z.iso.datetime()),
  processedAt: z.iso.datetime(),
  totalRefundedSet: moneyBag,
})

const transaction = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  test: z.boolean(),
  gateway: z.nullish(z.string()),
  manualPaymentGateway: z.boolean(),
  createdAt: z.iso.datetime(),
  processedAt: z.nullable(z.iso.datetime()),
  amountSet: moneyBag,
})

/** The lines of an order, of which only gift cards are of interest. */
export const orderLines = z.object({
  nodes: z.array(
    z.object({ isGiftCard: z.boolean(), quantity: z.int(), discountedTotalSet: z.optional(moneyBag) }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
})

/** An order in the response to `ordersQuery`. */
export const orderSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  cancelledAt: z.nullable(z.iso.datetime()),
  test: z.boolean(),
  displayFinancialStatus: z.nullable(z.string()),
  displayFulfillmentStatus: z.string(),
  originalTotalPriceSet: moneyBag,
  totalReceivedSet: moneyBag,
  totalTipReceivedSet: moneyBag,
  lineItems: orderLines,
  transactions: z.array(transaction),
  refunds: z.array(refund),
})
export type Order = z.output<typeof orderSchema>

/** Shopify's payment states. Whatever the state, only received amounts count. */
const paymentStates: Readonly<Record<string, 'paid' | 'unpaid'>> = {
  AUTHORIZED: 'unpaid',
  EXPIRED: 'unpaid',
  PENDING: 'unpaid',
  PARTIALLY_PAID: 'unpaid',
  VOIDED: 'unpaid',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
}

/** The kinds of transactions in which money is received. `CHANGE` is handed back at once. */
const transactionKinds: Readonly<Record<string, 'received' | 'change'>> = {
  SALE: 'received',
  CAPTURE: 'received',
  CHANGE: 'change',
}

const moneyOf = ({ shopMoney }: z.output<typeof moneyBag>): Pick<Movement, 'amount' | 'currency'> => ({
  amount: centsFromPlatformDecimal(shopMoney.amount),
  currency: shopMoney.currencyCode,
})

const stageOf = ({ cancelledAt, displayFinancialStatus, displayFulfillmentStatus }: Order): OrderStage => {
  if (cancelledAt !== null) return 'closed'
  if (paymentStates[displayFinancialStatus ?? 'PENDING'] !== 'paid') return 'unpaid'
  const isDone =
    displayFinancialStatus === 'REFUNDED' ||
    ['FULFILLED', 'FULFILLMENT_NOT_REQUIRED', 'RESTOCKED'].includes(displayFulfillmentStatus)
  return isDone ? 'closed' : 'unshipped'
}

const successful = ({ transactions }: Order, as: 'received' | 'change') =>
  transactions.filter(
    ({ kind, status, test }) => status === 'SUCCESS' && !test && transactionKinds[kind] === as,
  )

/** Shopify's name of a payment by gift card. */
export const giftCardGateway = 'gift_card'

/**
 * The amount of a payment in Shopify's own list of payments, which includes amounts that are no sales, such as tips. A
 * payment by gift card moves no money.
 */
const reportedOf = (amount: Cents, isByGiftCard: boolean, uncounted: Cents): Pick<Movement, 'reported'> =>
  isByGiftCard ? { reported: 0 } : uncounted > 0 ? { reported: amount } : {}

/** Each payment on its own day; the first has the id of the order. */
const receivedOf = (order: Order, uncounted: Cents): Movement[] =>
  successful(order, 'received')
    .map((each) => ({ ...each, at: each.processedAt ?? each.createdAt }))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ id, at, amountSet, gateway }, index) => ({
      id: `sale:${index === 0 ? order.id : id}`,
      at,
      ...moneyOf(amountSet),
      ...reportedOf(moneyOf(amountSet).amount, gateway === giftCardGateway, uncounted),
    }))

const refundsOf = ({ refunds }: Order): Movement[] =>
  refunds
    .map(({ id, createdAt, processedAt, totalRefundedSet }) => ({
      id: `refund:${id}`,
      at: createdAt ?? processedAt,
      ...moneyOf(totalRefundedSet),
    }))
    // A refund of nothing only puts goods back.
    .filter(({ amount }) => amount > 0)

const sumOf = (parts: readonly { amount: Cents }[]): Cents =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/** The amounts that are no sales: received for gift cards, received as a tip, and handed back as change. */
const uncountedOf = (order: Order): Cents =>
  sumOf([
    ...order.lineItems.nodes.flatMap(({ isGiftCard, discountedTotalSet }) =>
      isGiftCard && discountedTotalSet ? [moneyOf(discountedTotalSet)] : [],
    ),
    moneyOf(order.totalTipReceivedSet),
    ...successful(order, 'change').map(({ amountSet }) => moneyOf(amountSet)),
  ])

/** A Shopify order in the common format; undefined for a test order. */
export const platformOrderOf = (order: Order, known: OpenOrder | undefined): CountedOrder | undefined => {
  if (order.test) return undefined
  const { id, name, createdAt, updatedAt, cancelledAt } = order
  const uncounted = uncountedOf(order)
  const received = receivedOf(order, uncounted)
  // Shopify does not keep the transactions of orders that were imported into the shop.
  const counted =
    received.length > 0
      ? []
      : movementsFromTotal(
          { id, placedAt: createdAt, changedAt: updatedAt, total: moneyOf(order.totalReceivedSet) },
          known,
        )
  return {
    id,
    number: name,
    placedAt: createdAt,
    stage: stageOf(order),
    received: received.length > 0 ? received : movementsOf(counted).received,
    refunds: refundsOf(order),
    uncounted,
    cancelledAt: cancelledAt ?? undefined,
    total: moneyOf(order.originalTotalPriceSet),
    counted,
    isManual: successful(order, 'received').some(({ manualPaymentGateway }) => manualPaymentGateway),
  }
}
