import { describe, expect, it } from 'vitest'
import { entriesOfOrder, type OpenOrder } from '#shared/shops/counted-order.ts'
import { platformOrderOf, refundOf } from '../../../../functions/connectors/amazon/sales-entries.ts'
import type {
  AmazonOrder,
  AmazonTransaction,
} from '../../../../functions/connectors/amazon/selling-partner-api.ts'

const order: AmazonOrder = {
  orderId: '203-1-1',
  createdTime: '2026-11-20T23:30:00+08:00',
  salesChannel: { channelName: 'AMAZON' },
  fulfillment: { fulfillmentStatus: 'SHIPPED' },
  proceeds: { grandTotal: { amount: '34.9', currencyCode: 'GBP' } },
}

const now = new Date('2026-12-20T00:00:00Z')

const entriesOf = (given: AmazonOrder, currency: string, known?: OpenOrder) => {
  const counted = platformOrderOf(given, known, now)
  return counted ? entriesOfOrder(counted, currency) : []
}

/** What is kept of an order after it was read. */
const knownAfter = (given: AmazonOrder, before?: OpenOrder): OpenOrder => {
  const counted = platformOrderOf(given, before, now)
  if (!counted) throw new Error('no order')
  const { id, number, placedAt, stage } = counted
  return { id, number, placedAt, stage, counted: counted.counted ?? [], seenAt: now.toISOString() }
}

const at = '2026-11-20T15:30:00.000Z'
const statusOf = (fulfillmentStatus: string, lastUpdatedTime?: string): AmazonOrder => ({
  ...order,
  fulfillment: { fulfillmentStatus },
  ...(lastUpdatedTime ? { lastUpdatedTime } : {}),
  ...(['PENDING', 'CANCELLED'].includes(fulfillmentStatus) ? { proceeds: null } : {}),
})

describe('an order', () => {
  it('is a sale at its own time, with as many decimals as Amazon cares to write', () => {
    expect(entriesOf(order, 'GBP')).toEqual([
      { id: 'sale:203-1-1', at, kind: 'sale', amount: 3490, number: '203-1-1' },
    ])
  })

  it.each([
    ['was cancelled', { fulfillment: { fulfillmentStatus: 'CANCELLED' }, proceeds: null }],
    ['has no total yet', { fulfillment: { fulfillmentStatus: 'PENDING' }, proceeds: null }],
    ['has no proceeds to tell of', { proceeds: {} }],
    ['came by another channel', { salesChannel: { channelName: 'NON_AMAZON' } }],
    ['replaces another', { associatedOrders: [{ associationType: 'REPLACEMENT_ORIGINAL_ID' }] }],
  ])('that %s is no sale', (_, changes) => {
    expect(entriesOf({ ...order, ...changes }, 'GBP')).toEqual([])
  })

  it('has the price of its goods as Amazon’s metrics have it, before and after it was cancelled', () => {
    const breakdowns = [
      { type: 'ITEM', subtotal: { amount: '28.00', currencyCode: 'GBP' } },
      { type: 'SHIPPING', subtotal: { amount: '4.90', currencyCode: 'GBP' } },
      { type: 'TAX', subtotal: { amount: '2.00', currencyCode: 'GBP' } },
    ]
    const grandTotal = { amount: '34.9', currencyCode: 'GBP' }
    const whole = { ...statusOf('UNSHIPPED'), proceeds: { grandTotal, breakdowns } }
    const sold = { id: 'sale:203-1-1', at, kind: 'sale', amount: 3490, number: '203-1-1', reported: 2800 }
    expect(entriesOf(whole, 'GBP')).toEqual([sold])
    const cancelled = statusOf('CANCELLED', '2026-11-22T00:00:00Z')
    expect(entriesOf(cancelled, 'GBP', knownAfter(whole))).toEqual([
      sold,
      {
        id: 'refund:203-1-1/2',
        at: '2026-11-22T00:00:00.000Z',
        kind: 'refund',
        amount: 3490,
        number: '203-1-1',
        isCancellation: true,
      },
    ])
  })

  it('in another currency than the shop keeps its own', () => {
    expect(entriesOf(order, 'EUR')).toMatchObject([{ amount: 3490, currency: 'GBP' }])
  })

  it('counts without the tip for its delivery', () => {
    const tip = { type: 'DELIVERY_TIP', subtotal: { amount: '4.90', currencyCode: 'GBP' } }
    expect(entriesOf({ ...order, proceeds: { ...order.proceeds, breakdowns: [tip] } }, 'GBP')).toMatchObject([
      { amount: 3000 },
    ])
  })

  it('that was pending counts on the day that it was paid, also once it is shipped', () => {
    const pending = knownAfter(statusOf('PENDING'))
    const paid = statusOf('UNSHIPPED', '2026-11-27T10:00:00Z')
    const shipped = statusOf('SHIPPED', '2026-11-29T10:00:00Z')
    const expected = [
      { id: 'sale:203-1-1', at: '2026-11-27T10:00:00.000Z', kind: 'sale', amount: 3490, number: '203-1-1' },
    ]
    expect(entriesOf(paid, 'GBP', pending)).toEqual(expected)
    expect(entriesOf(shipped, 'GBP', knownAfter(paid, pending))).toEqual(expected)
  })

  it('cancelled unshipped is taken back on the day of the cancellation, though it has no amount any more', () => {
    const known = knownAfter(statusOf('UNSHIPPED'))
    const cancelled = statusOf('CANCELLED', '2026-12-15T10:00:00Z')
    const expected = [
      { id: 'sale:203-1-1', at, kind: 'sale', amount: 3490, number: '203-1-1' },
      {
        id: 'refund:203-1-1/2',
        at: '2026-12-15T10:00:00.000Z',
        kind: 'refund',
        amount: 3490,
        number: '203-1-1',
        isCancellation: true,
      },
    ]
    expect(entriesOf(cancelled, 'GBP', known)).toEqual(expected)
    const touched = statusOf('CANCELLED', '2026-12-18T10:00:00Z')
    expect(entriesOf(touched, 'GBP', knownAfter(cancelled, known)), 'on that day for good').toEqual(expected)
    expect(
      entriesOf({ ...cancelled, proceeds: order.proceeds }, 'GBP'),
      'its amount says that it was paid',
    ).toEqual(expected)
  })

  it('of which a part was cancelled before it was shipped is taken back in part', () => {
    const known = knownAfter(statusOf('UNSHIPPED'))
    const part = {
      ...statusOf('SHIPPED', '2026-11-25T10:00:00Z'),
      proceeds: { grandTotal: { amount: '30.00', currencyCode: 'GBP' } },
    }
    expect(entriesOf(part, 'GBP', known)).toMatchObject([{ amount: 3490 }, { kind: 'refund', amount: 490 }])
  })
})

const money = (currencyAmount: number) => ({ currencyCode: 'GBP', currencyAmount })
const shop = { marketplaceId: 'A1F83G8C2ARO7P', currency: 'GBP' }

const refund: AmazonTransaction = {
  transactionType: 'Refund',
  transactionId: 'tx-1',
  postedDate: '2026-11-20T10:00:00Z',
  totalAmount: money(-50.17),
  marketplaceDetails: { marketplaceId: shop.marketplaceId },
  breakdowns: [
    {
      breakdownType: 'Sales',
      breakdownAmount: money(6.84),
      breakdowns: [
        {
          breakdownType: 'AmazonFees',
          breakdownAmount: money(6.84),
          breakdowns: [{ breakdownType: 'Commission', breakdownAmount: money(6.84) }],
        },
      ],
    },
    {
      breakdownType: 'Expenses',
      breakdownAmount: money(-57.01),
      breakdowns: [{ breakdownType: 'ProductCharges', breakdownAmount: money(-57.01), breakdowns: null }],
    },
  ],
}

describe('a refund', () => {
  it('is what the buyer was given, without the fees that Amazon gave back', () => {
    expect(refundOf(refund, shop)).toEqual({
      id: 'refund:tx-1',
      at: '2026-11-20T10:00:00.000Z',
      kind: 'refund',
      amount: 5701,
    })
  })

  it('without a breakdown is its total', () => {
    expect(refundOf({ ...refund, breakdowns: null }, shop)?.amount).toBe(5017)
  })

  it('without an id of its own has one all the same, and always the same', () => {
    const { transactionId: _, ...nameless } = refund
    const named = { relatedIdentifierName: 'REFUND_ID', relatedIdentifierValue: 'r-7' }
    const ordered = { relatedIdentifierName: 'ORDER_ID', relatedIdentifierValue: 'o-7' }
    expect(refundOf({ ...nameless, relatedIdentifiers: [ordered, named] }, shop)?.id).toBe('refund:r-7')
    expect(refundOf({ ...nameless, relatedIdentifiers: [ordered] }, shop)?.id).toBe(
      'refund:o-7/2026-11-20T10:00:00Z/-50.17',
    )
  })

  it.each([
    'GuaranteeClaim',
    'Guarantee Claim',
    'Chargeback',
    'Chargeback Refund',
    'A-to-z Guarantee Claim',
    'A-to-Z Guarantee Refund',
  ])('is also a %s, as v0 and the reports name it', (transactionType) => {
    expect(refundOf({ ...refund, transactionType }, shop)?.amount).toBe(5701)
  })

  it('that was held back is counted as it was made, and not again as it was released', () => {
    const made = { relatedIdentifierName: 'RELEASE_TRANSACTION_ID', relatedIdentifierValue: 'tx-2' }
    const released = { relatedIdentifierName: 'DEFERRED_TRANSACTION_ID', relatedIdentifierValue: 'tx-1' }
    expect(refundOf({ ...refund, relatedIdentifiers: [made] }, shop)?.amount).toBe(5701)
    expect(refundOf({ ...refund, relatedIdentifiers: [released] }, shop)).toBeUndefined()
  })

  it.each([
    ['a shipment', { transactionType: 'Shipment' }],
    ['a fee for a refund', { transactionType: 'RefundAdministrationFee' }],
    ['in another marketplace', { marketplaceDetails: { marketplaceId: 'A1PA6795UKMFR9' } }],
    [
      'in another currency, and says no marketplace',
      { marketplaceDetails: null, totalAmount: { ...money(-1), currencyCode: 'EUR' } },
    ],
    ['taken back again', { totalAmount: money(50.17), breakdowns: [] }],
  ])('is none where the transaction is %s', (_, changes) => {
    expect(refundOf({ ...refund, ...changes }, shop)).toBeUndefined()
  })

  it('that says no marketplace is known by its currency', () => {
    expect(refundOf({ ...refund, marketplaceDetails: null }, shop)?.amount).toBe(5701)
  })
})
