import { describe, expect, it } from 'vitest'
import { refundOf, saleOf } from '../../../../functions/connectors/amazon/sales-entries.ts'
import type {
  AmazonOrder,
  AmazonTransaction,
} from '../../../../functions/connectors/amazon/selling-partner-api.ts'
import { PlatformUnavailable } from '../../../../functions/connectors/call-platform.ts'

const order: AmazonOrder = {
  orderId: '203-1-1',
  createdTime: '2026-11-20T23:30:00+08:00',
  salesChannel: { channelName: 'AMAZON' },
  fulfillment: { fulfillmentStatus: 'SHIPPED' },
  proceeds: { grandTotal: { amount: '34.9', currencyCode: 'GBP' } },
}

describe('an order', () => {
  it('is a sale at its own time, with as many decimals as Amazon cares to write', () => {
    expect(saleOf(order, 'GBP')).toEqual({
      id: 'sale:203-1-1',
      at: '2026-11-20T15:30:00.000Z',
      kind: 'sale',
      amount: 3490,
    })
  })

  it.each([
    ['was cancelled', { fulfillment: { fulfillmentStatus: 'CANCELLED' } }],
    ['has no total yet', { fulfillment: { fulfillmentStatus: 'PENDING' }, proceeds: null }],
    ['has no proceeds to tell of', { proceeds: {} }],
    ['came by another channel', { salesChannel: { channelName: 'NON_AMAZON' } }],
  ])('that %s is no sale', (_, changes) => {
    expect(saleOf({ ...order, ...changes }, 'GBP')).toBeUndefined()
  })

  it('in another currency than the shop is not counted at all', () => {
    expect(() => saleOf(order, 'EUR')).toThrow(PlatformUnavailable)
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

  it('that was held back is counted as it was made, and not again as it was released', () => {
    const made = { relatedIdentifierName: 'RELEASE_TRANSACTION_ID', relatedIdentifierValue: 'tx-2' }
    const released = { relatedIdentifierName: 'DEFERRED_TRANSACTION_ID', relatedIdentifierValue: 'tx-1' }
    expect(refundOf({ ...refund, relatedIdentifiers: [made] }, shop)?.amount).toBe(5701)
    expect(refundOf({ ...refund, relatedIdentifiers: [released] }, shop)).toBeUndefined()
  })

  it.each([
    ['a shipment', { transactionType: 'Shipment' }],
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
