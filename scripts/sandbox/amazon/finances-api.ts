import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { type LifeState, timelinesAt } from '../order-timelines.ts'
import { type Order, ordersBetween } from '../orders.ts'
import { type ApiRequest, invalidInput, pastMoment } from './api-request.ts'
import { type AmazonMarketplace, marketplacesOf, nameOf } from './marketplaces.ts'
import { readPageToken, writePageToken } from './page-token.ts'
import { amazonOrders, amountIn, lifeNumber, orderNumber } from './seller.ts'

const dayMs = 24 * 60 * 60_000
const longestSpanMs = 180 * dayMs
const pageSize = 500

/** A refund at every n-th position is deferred for a week. */
const deferredEvery = 40
const deferredMs = 7 * dayMs

/** One sale in ten is listed among the refunds, so that a client has to filter. */
const shipmentsEvery = 10

/** Amazon's fee on a sale, in percent. */
const feePercent = 15

interface Movement {
  order: Order
  marketplace: AmazonMarketplace
  postedAt: number
  state: 'RELEASED' | 'DEFERRED' | 'DEFERRED_RELEASED' | 'release'
}

const isoSeconds = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '')

/** A deferred refund is listed twice: when it was made, and when it was released. */
const movementsOf = (
  order: Order,
  index: number,
  marketplace: AmazonMarketplace,
  now: number,
): Movement[] => {
  const postedAt = Date.parse(order.created_at)
  const isDeferred = order.kind === 'refund' && index % deferredEvery === 0
  if (!isDeferred) return [{ order, marketplace, postedAt, state: 'RELEASED' }]
  const releasedAt = postedAt + deferredMs
  if (releasedAt > now) return [{ order, marketplace, postedAt, state: 'DEFERRED' }]
  return [
    { order, marketplace, postedAt, state: 'DEFERRED_RELEASED' },
    { order, marketplace, postedAt: releasedAt, state: 'release' },
  ]
}

const describe = ({ order, marketplace, postedAt, state }: Movement, sellerId: string) => {
  const { currency: currencyCode, marketplaceId } = marketplace
  const isRefund = order.kind === 'refund'
  const hundredths = (isRefund ? -1 : 1) * centsFromDecimal(order.amount)
  const fee = -Math.round((hundredths * feePercent) / 100)
  // A JSON number, as Finances writes it.
  const money = (amount: number) => ({
    currencyCode,
    currencyAmount: Number(amountIn(marketplace, decimalFromCents(amount))),
  })
  const transactionId = `${marketplace.countryCode}-${orderNumber(order)}`
  const links = {
    RELEASED: [],
    DEFERRED: [],
    DEFERRED_RELEASED: [['RELEASE_TRANSACTION_ID', `${transactionId}-R`]],
    release: [['DEFERRED_TRANSACTION_ID', transactionId]],
  }[state]
  return {
    sellingPartnerMetadata: { sellingPartnerId: sellerId, accountType: 'Standard Orders', marketplaceId },
    relatedIdentifiers: [['ORDER_ID', orderNumber(order)], ...links].map(([name, value]) => ({
      relatedIdentifierName: name,
      relatedIdentifierValue: value,
    })),
    transactionType: isRefund ? 'Refund' : 'Shipment',
    transactionId: state === 'release' ? `${transactionId}-R` : transactionId,
    transactionStatus: state === 'release' ? 'RELEASED' : state,
    description: isRefund ? 'Refund Order' : 'Order Payment',
    postedDate: isoSeconds(postedAt),
    totalAmount: money(hundredths + fee),
    marketplaceDetails: { marketplaceId, marketplaceName: nameOf(marketplace) },
    items: [],
    breakdowns: [
      {
        breakdownType: isRefund ? 'Expenses' : 'Sales',
        breakdownAmount: money(hundredths),
        breakdowns: [{ breakdownType: 'ProductCharges', breakdownAmount: money(hundredths), breakdowns: [] }],
      },
      {
        breakdownType: isRefund ? 'Sales' : 'Expenses',
        breakdownAmount: money(fee),
        breakdowns: [{ breakdownType: 'AmazonFees', breakdownAmount: money(fee), breakdowns: [] }],
      },
    ],
  }
}

/** The refunds of orders with a life of their own; before there are any, a transaction that names the seller. */
const refundsOf = (
  lives: readonly LifeState[],
  { region, sellerId }: ApiRequest['consent'],
  { after, before }: { after: number; before: number },
) => {
  const [marketplace] = marketplacesOf(region).filter(({ currency }) => currency === lives[0]?.currency)
  const { marketplaceId } = marketplace ?? {}
  const common = {
    sellingPartnerMetadata: { sellingPartnerId: sellerId, accountType: 'Standard Orders', marketplaceId },
    marketplaceDetails: { marketplaceId },
    items: [],
    breakdowns: [],
  }
  const opening = {
    ...common,
    transactionType: 'Transfer',
    transactionId: `opening-${isoSeconds(after)}`,
    postedDate: isoSeconds(after),
    totalAmount: { currencyCode: lives[0]?.currency ?? 'GBP', currencyAmount: 0 },
  }
  const refunds = lives.flatMap(({ id: orderId, refunds: made }) =>
    made
      .filter(({ at }) => Date.parse(at) >= after && Date.parse(at) < before)
      .map(({ id, at, amount, currency }) => ({
        ...common,
        transactionType: 'Refund',
        transactionId: `life-${id}`,
        relatedIdentifiers: [
          { relatedIdentifierName: 'ORDER_ID', relatedIdentifierValue: lifeNumber(orderId) },
        ],
        postedDate: at,
        totalAmount: { currencyCode: currency, currencyAmount: -Number(amount) },
      })),
  )
  return [opening, ...refunds]
}

/** `GET /finances/2024-06-19/transactions`: listTransactions. */
export const listTransactions = ({ consent, query, now, lives }: ApiRequest) => {
  const postedAfter = query.get('postedAfter')
  if (postedAfter === null) throw invalidInput('Start date cannot be null')
  const token = { name: 'nextToken', besides: [], now }
  const { start, askedAt } = readPageToken(query, token)
  const after = pastMoment('postedAfter', postedAfter, now)
  const postedBefore = query.get('postedBefore')
  const before = postedBefore ? pastMoment('postedBefore', postedBefore, now) : askedAt - 2 * 60_000
  if (before <= after) throw invalidInput('postedBefore must be later than postedAfter.')
  if (before - after > longestSpanMs) return { payload: { transactions: [] } }

  const asked = query.get('marketplaceId')
  if (lives)
    return { payload: { transactions: refundsOf(timelinesAt(lives(), now), consent, { after, before }) } }
  const movements = ordersBetween(amazonOrders, {
    lastDate: consent.lastOrderDate,
    from: isoSeconds(after - deferredMs),
    to: isoSeconds(before),
  })
    .filter(
      ({ kind, order_id: id }) => kind === 'refund' || Number(id.replace(/\D/g, '')) % shipmentsEvery === 0,
    )
    .flatMap((order) =>
      marketplacesOf(consent.region)
        .filter(({ marketplaceId }) => !asked || marketplaceId === asked)
        .flatMap((each) =>
          movementsOf(order, Number(order.order_id.replace(/\D/g, '')), each, now.getTime()),
        ),
    )
    .filter(({ postedAt }) => postedAt >= after && postedAt < before)
    .toSorted((a, b) => a.postedAt - b.postedAt)
  const next = start + pageSize
  return {
    payload: {
      transactions: movements.slice(start, next).map((each) => describe(each, consent.sellerId)),
      ...(next < movements.length
        ? { nextToken: writePageToken(query, { start: next, askedAt }, token) }
        : {}),
    },
  }
}
