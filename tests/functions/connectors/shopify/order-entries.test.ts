import { describe, expect, it } from 'vitest'
import { entriesOfOrder } from '#shared/shops/counted-order.ts'
import { type Order, platformOrderOf } from '../../../../functions/connectors/shopify/order-entries.ts'

const money = (amount: string, currencyCode = 'USD') => ({ shopMoney: { amount, currencyCode } })

const transactionOf = (
  changes: Partial<Order['transactions'][number]> = {},
): Order['transactions'][number] => ({
  id: 'gid://shopify/OrderTransaction/1',
  kind: 'SALE',
  status: 'SUCCESS',
  test: false,
  manualPaymentGateway: false,
  createdAt: '2026-11-01T10:00:00Z',
  processedAt: '2026-11-01T10:00:00Z',
  amountSet: money('100.0'),
  ...changes,
})

const entriesOf = (order: Order) => {
  const counted = platformOrderOf(order, undefined)
  return counted ? entriesOfOrder(counted, 'USD') : []
}

const orderOf = (changes: Partial<Order> = {}): Order => ({
  id: 'gid://shopify/Order/1',
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  cancelledAt: null,
  test: false,
  name: '#1001',
  displayFinancialStatus: 'PAID',
  displayFulfillmentStatus: 'FULFILLED',
  originalTotalPriceSet: money('100.0'),
  totalReceivedSet: money('100.0'),
  totalTipReceivedSet: money('0.0'),
  lineItems: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  transactions: [transactionOf()],
  refunds: [],
  ...changes,
})

const refundOf = (number: number, at: string, amount: string): Order['refunds'][number] => ({
  id: `gid://shopify/Refund/${number}`,
  createdAt: at,
  processedAt: at,
  totalRefundedSet: money(amount),
})

const number = '#1001'
const sale = {
  id: 'sale:gid://shopify/Order/1',
  at: '2026-11-01T10:00:00Z',
  kind: 'sale',
  amount: 10_000,
  number,
}

describe('an order', () => {
  it('is a sale, and each of its refunds one of its own day', () => {
    const refunds = [
      refundOf(1, '2026-11-02T10:00:00Z', '12.5'),
      refundOf(2, '2026-12-03T10:00:00Z', '.07'.padStart(4, '0')),
    ]
    expect(entriesOf(orderOf({ refunds }))).toEqual([
      sale,
      {
        id: 'refund:gid://shopify/Refund/1',
        at: '2026-11-02T10:00:00Z',
        kind: 'refund',
        amount: 1250,
        number,
      },
      { id: 'refund:gid://shopify/Refund/2', at: '2026-12-03T10:00:00Z', kind: 'refund', amount: 7, number },
    ])
  })

  it('has all of its refunds, however many', () => {
    const refunds = Array.from({ length: 300 }, (_, index) => refundOf(index, '2026-11-02T10:00:00Z', '0.10'))
    const entries = entriesOf(orderOf({ refunds }))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(301)
    expect(entries.slice(1).reduce((sum, { amount }) => sum + amount, 0)).toBe(3000)
  })

  it('leaves out a refund of nothing, which only puts goods back', () => {
    expect(entriesOf(orderOf({ refunds: [refundOf(1, '2026-11-02T10:00:00Z', '0.0')] }))).toEqual([sale])
  })

  it('takes a refund that Shopify gives no time of its making by when it was processed', () => {
    const refund = { ...refundOf(1, '2026-11-02T10:00:00Z', '5.00'), createdAt: null }
    expect(entriesOf(orderOf({ refunds: [refund] }))[1]?.at).toBe('2026-11-02T10:00:00Z')
  })

  it('of a test is none', () => {
    expect(
      entriesOf(orderOf({ test: true, refunds: [refundOf(1, '2026-11-02T10:00:00Z', '5.00')] })),
    ).toEqual([])
  })
})

const unpaid = { totalReceivedSet: money('0.0'), transactions: [] }

describe('a payment', () => {
  it.each(['AUTHORIZED', 'EXPIRED', 'PENDING', 'VOIDED'])('that is %s is none', (displayFinancialStatus) => {
    const kinds = [{ kind: 'AUTHORIZATION' }, { status: 'PENDING' }, { status: 'FAILURE' }, { kind: 'VOID' }]
    const transactions = kinds.map(transactionOf)
    expect(entriesOf(orderOf({ ...unpaid, displayFinancialStatus, transactions }))).toEqual([])
  })

  it('counts on its own day, in as many parts as it comes', () => {
    const parts = [
      transactionOf({
        id: 'b',
        kind: 'CAPTURE',
        processedAt: '2026-11-09T10:00:00Z',
        amountSet: money('20'),
      }),
      transactionOf(),
    ]
    expect(entriesOf(orderOf({ transactions: parts }))).toEqual([
      sale,
      { id: 'sale:b', at: '2026-11-09T10:00:00Z', kind: 'sale', amount: 2000, number },
    ])
  })

  it('for gift cards, and a tip, are no sale, and are not refunded twice', () => {
    const nodes = [
      { isGiftCard: true, quantity: 1, discountedTotalSet: money('60.0') },
      { isGiftCard: false, quantity: 2, discountedTotalSet: money('35.0') },
    ]
    const lineItems = { nodes, pageInfo: { hasNextPage: false, endCursor: null } }
    const refunds = [refundOf(1, '2026-11-02T10:00:00Z', '95.0')]
    const entries = entriesOf(orderOf({ lineItems, totalTipReceivedSet: money('5.0'), refunds }))
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 3500],
      ['refund', 3500],
    ])
  })

  it('without a transaction is what was received, and counts when it was found', () => {
    const imported = orderOf({ transactions: [], updatedAt: '2026-11-09T10:00:00Z' })
    expect(entriesOf(imported)).toEqual([sale])
    const known = {
      id: imported.id,
      number: '#1001',
      placedAt: imported.createdAt,
      stage: 'unpaid',
      counted: [],
      seenAt: imported.createdAt,
    } as const
    const counted = platformOrderOf(imported, known)
    expect(counted && entriesOfOrder(counted, 'USD')).toEqual([{ ...sale, at: imported.updatedAt }])
  })

  it('in another currency than the shop’s now keeps its own', () => {
    const transactions = [transactionOf({ amountSet: money('10.0', 'EUR') })]
    expect(entriesOf(orderOf({ transactions }))).toEqual([{ ...sale, amount: 1000, currency: 'EUR' }])
  })
})

describe('a cancelled order', () => {
  const cancelledAt = '2026-11-05T10:00:00Z'
  const cancellation = {
    id: 'refund:gid://shopify/Order/1',
    at: cancelledAt,
    kind: 'refund',
    number,
    isCancellation: true,
  }

  it('that was paid comes back whole on the day of its cancellation', () => {
    expect(entriesOf(orderOf({ cancelledAt }))).toEqual([sale, { ...cancellation, amount: 10_000 }])
  })

  it('that was never paid is nothing', () => {
    expect(entriesOf(orderOf({ cancelledAt, ...unpaid }))).toEqual([])
  })

  it('comes to nothing, whenever it is read, and whatever was refunded before and after', () => {
    const early = refundOf(1, '2026-11-02T10:00:00Z', '30.00')
    const late = refundOf(2, '2026-11-09T10:00:00Z', '70.00')
    const expected = [
      sale,
      { id: 'refund:gid://shopify/Refund/1', at: early.createdAt, kind: 'refund', amount: 3000, number },
      { ...cancellation, amount: 7000 },
    ]
    expect(entriesOf(orderOf({ cancelledAt, refunds: [early] }))).toEqual(expected)
    expect(entriesOf(orderOf({ cancelledAt, refunds: [early, late] }))).toEqual(expected)
  })

  it('that was refunded before needs no more', () => {
    const refunds = [refundOf(1, '2026-11-02T10:00:00Z', '100.00')]
    expect(entriesOf(orderOf({ cancelledAt, refunds }))).toHaveLength(2)
  })
})
