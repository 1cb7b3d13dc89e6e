import { describe, expect, it } from 'vitest'
import { entriesOfOrder } from '#shared/shops/counted-order.ts'
import { type EbayOrder, platformOrderOf } from '../../../../functions/connectors/ebay/order-entries.ts'

const entriesOf = (order: EbayOrder, shopCurrency: string) =>
  entriesOfOrder(platformOrderOf(order, shopCurrency), shopCurrency)

const pounds = (value: string) => ({ value, currency: 'GBP' })

const order: EbayOrder = {
  orderId: '01-12345-67890',
  creationDate: '2026-11-20T10:00:00.000Z',
  orderPaymentStatus: 'PAID',
  pricingSummary: { total: pounds('34.9') },
}

const refund = {
  refundReferenceId: '5001',
  refundDate: '2026-11-25T10:00:00.000Z',
  refundStatus: 'REFUNDED',
  amount: pounds('10.00'),
}

const withRefunds = (...refunds: object[]): EbayOrder => ({
  ...order,
  orderPaymentStatus: 'PARTIALLY_REFUNDED',
  paymentSummary: { refunds: refunds.map((each) => ({ ...refund, ...each })) },
})

const refundsOf = (given: EbayOrder) => entriesOf(given, 'GBP').slice(1)

describe('an order', () => {
  it('is a sale at its own time', () => {
    expect(entriesOf(order, 'GBP')).toEqual([
      {
        id: 'sale:01-12345-67890',
        at: '2026-11-20T10:00:00.000Z',
        kind: 'sale',
        amount: 3490,
        number: order.orderId,
      },
    ])
  })

  it.each(['PENDING', 'FAILED', 'SOMETHING_NEW'])('whose payment is %s is none yet', (orderPaymentStatus) => {
    expect(entriesOf({ ...order, orderPaymentStatus }, 'GBP')).toEqual([])
  })

  it.each([
    ['4', '2026-11-24T10:00:00.000Z'],
    ['25', '2026-12-15T10:00:00.000Z'],
  ])('paid on its day %s counts on that day', (_, paymentDate) => {
    const payments = [{ amount: pounds('34.9'), paymentDate, paymentStatus: 'PAID' }]
    expect(entriesOf({ ...order, paymentSummary: { payments } }, 'GBP')).toEqual([
      { id: 'sale:01-12345-67890', at: paymentDate, kind: 'sale', amount: 3490, number: order.orderId },
    ])
  })

  it('cancelled after its payment is taken back on the day of the cancellation, once', () => {
    const cancelStatus = { cancelState: 'CANCELED', cancelledDate: '2026-12-01T10:00:00.000Z' }
    const later = { amount: pounds('34.90'), refundDate: '2026-12-03T10:00:00.000Z' }
    for (const cancelled of [order, withRefunds(later)])
      expect(entriesOf({ ...cancelled, cancelStatus }, 'GBP')).toMatchObject([
        { kind: 'sale', amount: 3490 },
        { at: cancelStatus.cancelledDate, kind: 'refund', amount: 3490 },
      ])
  })

  it('that was paid and then cancelled is a sale that was refunded, as before', () => {
    const cancelled = { ...withRefunds({ amount: pounds('34.90') }), orderPaymentStatus: 'FULLY_REFUNDED' }
    expect(entriesOf(cancelled, 'GBP').map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 3490],
      ['refund', 3490],
    ])
  })

  it('that was paid in another currency is counted by what eBay made of it, whichever way round', () => {
    const total = {
      value: '30.00',
      currency: 'GBP',
      convertedFromValue: '34.50',
      convertedFromCurrency: 'EUR',
    }
    const converted = { ...order, pricingSummary: { total } }
    expect(entriesOf(converted, 'GBP')[0]?.amount).toBe(3000)
    expect(entriesOf(converted, 'EUR')[0]?.amount).toBe(3450)
    expect(entriesOf(converted, 'USD')).toMatchObject([{ amount: 3000, currency: 'GBP' }])
  })
})

describe('a refund', () => {
  it('stands in its order, at a time of its own', () => {
    expect(refundsOf(withRefunds({}))).toEqual([
      {
        id: 'refund:01-12345-67890/5001',
        at: '2026-11-25T10:00:00.000Z',
        kind: 'refund',
        amount: 1000,
        number: order.orderId,
      },
    ])
  })

  it('that was not made, or failed, is none', () => {
    const pending = { refundDate: undefined, refundStatus: 'PENDING' }
    expect(refundsOf(withRefunds(pending, { refundStatus: 'FAILED' }))).toEqual([])
  })

  it('has an id of its own, whatever eBay says of it, and always the same', () => {
    const nameless = { refundReferenceId: null }
    const ids = refundsOf(withRefunds({}, { ...nameless, refundId: '7' }, nameless)).map(({ id }) => id)
    expect(ids).toEqual([
      'refund:01-12345-67890/5001',
      'refund:01-12345-67890/7',
      'refund:01-12345-67890/2026-11-25T10:00:00.000Z/10.00',
    ])
  })
})
