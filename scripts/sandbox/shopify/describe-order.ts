import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { BookedOrder } from '../order-fixtures.ts'
import { type LifeState, refundedOf, sumOf } from '../order-timelines.ts'
import { updatedAtOf } from './order-list.ts'

const money = (amount: string, currencyCode: string) => {
  const inShopCurrency = { amount, currencyCode }
  return { shopMoney: inShopCurrency, presentmentMoney: inShopCurrency }
}

/** An order of the file: paid at once. */
const lifeOf = ({ id, createdAt, amount, refunds, life }: BookedOrder, currency: string): LifeState =>
  life ?? {
    id: id.replace(/\D/g, ''),
    placedAt: createdAt,
    updatedAt: createdAt,
    amount,
    currency,
    payments: [{ id: id.replace(/\D/g, ''), at: createdAt, amount, currency }],
    refunds: refunds.map((each) => ({ ...each, at: each.createdAt, currency })),
    disputes: [],
    giftCards: '0.00',
    isTest: false,
    buyer: '',
    payment: 'paid',
    shippedAt: createdAt,
  }

const financialStatusOf = (life: LifeState): string => {
  const { payment, payments, amount, cancelledAt } = life
  if (payment === 'authorised') return cancelledAt ? 'VOIDED' : 'AUTHORIZED'
  if (payment === 'expired') return 'EXPIRED'
  if (payments.length === 0) return cancelledAt ? 'VOIDED' : 'PENDING'
  const refunded = refundedOf(life)
  if (refunded !== 'nothing') return refunded === 'all' ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  return centsFromDecimal(sumOf(payments)) < centsFromDecimal(amount) ? 'PARTIALLY_PAID' : 'PAID'
}

const gateways = { card: 'shopify_payments', giftCard: 'gift_card', cash: 'manual' } as const

const transactionsOf = ({ id, placedAt, payment, payments, isTest, amount, currency }: LifeState) => [
  ...(payment === 'authorised' || payment === 'expired'
    ? [
        {
          id: `gid://shopify/OrderTransaction/${id}0`,
          kind: 'AUTHORIZATION',
          status: 'SUCCESS',
          gateway: 'bogus',
          manualPaymentGateway: false,
          test: isTest,
          createdAt: placedAt,
          processedAt: placedAt,
          amountSet: money(amount, currency),
        },
      ]
    : []),
  ...(payment === 'pending'
    ? [
        {
          id: `gid://shopify/OrderTransaction/${id}0`,
          kind: 'SALE',
          status: 'PENDING',
          gateway: 'manual',
          manualPaymentGateway: true,
          test: isTest,
          createdAt: placedAt,
          processedAt: placedAt,
          amountSet: money(amount, currency),
        },
      ]
    : []),
  ...payments.map((each) => ({
    id: `gid://shopify/OrderTransaction/${each.id}`,
    kind: 'SALE',
    status: 'SUCCESS',
    gateway: gateways[each.means ?? 'card'],
    manualPaymentGateway: each.means === 'cash',
    test: isTest,
    createdAt: each.at,
    processedAt: each.at,
    amountSet: money(each.amount, each.currency),
  })),
]

const linesOf = ({ amount, giftCards, currency }: LifeState) => {
  const goods = decimalFromCents(centsFromDecimal(amount) - centsFromDecimal(giftCards))
  return [
    { isGiftCard: false, quantity: 1, discountedTotalSet: money(goods, currency) },
    { isGiftCard: true, quantity: 1, discountedTotalSet: money(giftCards, currency) },
  ].filter(({ discountedTotalSet }) => discountedTotalSet.shopMoney.amount !== '0.00')
}

/** What moved between a buyer and the shop; gift cards move nothing when they pay. */
export const describePayments = (order: BookedOrder, shopCurrency: string) => {
  const { payments, refunds, isTest } = lifeOf(order, shopCurrency)
  return [
    ...payments
      .filter(({ means }) => means !== 'giftCard')
      .map(({ id, at, amount, currency, means }) => ({ id, at, amount, currency, means })),
    ...refunds.map(({ id, at, amount, currency }) => ({
      id: id.replace(/\D/g, ''),
      at,
      amount: `-${amount}`,
      currency,
      means: undefined,
    })),
  ].map(({ id, at, amount, currency, means }) => ({
    id: `gid://shopify/TenderTransaction/${id}`,
    amount: { amount, currencyCode: currency },
    paymentMethod: means ?? 'credit_card',
    processedAt: at,
    test: isTest,
  }))
}

/** The disputes of an order's payments, as of a moment. */
export const describeDisputes = (order: BookedOrder, shopCurrency: string, now: Date) =>
  lifeOf(order, shopCurrency)
    .disputes.filter(({ at }) => Date.parse(at) <= now.getTime())
    .map(({ id, at, amount, currency, endsAt, isLost }) => {
      const isOver = Date.parse(endsAt) <= now.getTime()
      return {
        __typename: 'ShopifyPaymentsDispute',
        id: `gid://shopify/ShopifyPaymentsDispute/${id}`,
        initiatedAt: at,
        type: 'CHARGEBACK',
        status: isOver ? (isLost ? 'LOST' : 'WON') : 'NEEDS_RESPONSE',
        finalizedOn: isOver ? endsAt : null,
        amount: { amount, currencyCode: currency },
        order: { id: order.id },
      }
    })

/** An order as the Admin API returns it. */
export const describeOrder = (order: BookedOrder, shopCurrency: string) => {
  const life = lifeOf(order, shopCurrency)
  const { currency, payments, refunds, cancelledAt, shippedAt, isTest } = life
  return {
    __typename: 'Order',
    id: order.id,
    name: `#${life.id}`,
    createdAt: order.createdAt,
    processedAt: order.createdAt,
    updatedAt: updatedAtOf(order),
    cancelledAt: cancelledAt ?? null,
    test: isTest,
    displayFinancialStatus: financialStatusOf(life),
    displayFulfillmentStatus: shippedAt ? 'FULFILLED' : 'UNFULFILLED',
    originalTotalPriceSet: money(order.amount, currency),
    totalReceivedSet: money(sumOf(payments), payments[0]?.currency ?? currency),
    totalTipReceivedSet: money('0.00', currency),
    lineItems: { nodes: linesOf(life), pageInfo: { hasNextPage: false, endCursor: null } },
    transactions: transactionsOf(life),
    refunds: ({ first }: { first?: number | null }) =>
      refunds.slice(0, first ?? undefined).map((each) => ({
        id: each.id.startsWith('gid:') ? each.id : `gid://shopify/Refund/${each.id}`,
        createdAt: each.at,
        processedAt: each.at,
        totalRefundedSet: {
          shopMoney: { amount: each.amount, currencyCode: each.currency },
          presentmentMoney: { amount: each.shownIn ?? each.amount, currencyCode: each.currency },
        },
      })),
  }
}
