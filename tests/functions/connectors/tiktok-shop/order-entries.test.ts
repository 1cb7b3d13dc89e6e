import { expect, test } from 'vitest'
import { refundOf } from '../../../../functions/connectors/tiktok-shop/order-entries.ts'

const made = (return_status: string) => ({
  return_id: 'R1',
  order_id: 'A1',
  return_status,
  update_time: 1_795_000_000,
  refund_amount: { currency: 'GBP', refund_total: '12.50' },
})

// By TikTok's list of statuses.
test.each([
  ['RETURN_OR_REFUND_REQUEST_PENDING', undefined],
  ['REFUND_OR_RETURN_REQUEST_REJECT', undefined],
  ['RETURN_OR_REFUND_REQUEST_SUCCESS', undefined],
  ['RETURN_OR_REFUND_REQUEST_CANCEL', undefined],
  ['RETURN_OR_REFUND_REQUEST_COMPLETE', 1250],
  ['REPLACEMENT_REQUEST_COMPLETE', undefined],
  ['REPLACEMENT_REQUEST_REFUND_SUCCESS', 1250],
  ['REJECT_RECEIVE_PACKAGE', undefined],
])('a return in the status %s refunds %s', (status, amount) => {
  expect(refundOf(made(status), 'GBP')?.amount).toBe(amount)
})
