import { describe, expect, test } from 'vitest'
import { maskAccountNumber } from '#shared/application/mask-account-number.ts'
import {
  applicationStatusOf,
  drawdownMayBecome,
  drawdownStatuses,
  drawdownTransitions,
} from '#shared/drawdown/drawdown-states.ts'
import { fastestRepaymentDays } from '#shared/drawdown/price-drawdown.ts'
import {
  chargeOrderStatuses,
  chargeOrderTransitions,
  isCollectable,
} from '#shared/repayment/charge-order-states.ts'
import { isOpenPayment, paymentStatuses, paymentTransitions } from '#shared/repayment/payment-states.ts'

describe('the states of a drawdown', () => {
  test('lead only to existing states', () => {
    for (const next of Object.values(drawdownTransitions).flat()) expect(drawdownStatuses).toContain(next)
  })

  test('allow a payout only after approval, and a charge only after the payout', () => {
    // After it is fully charged or repaid, it continues only if an early settlement bounced.
    expect(drawdownStatuses.filter((from) => drawdownMayBecome(from, 'paid out'))).toEqual([
      'approved',
      'due',
      'repaid',
    ])
    // After it is repaid, it is due again only if a repayment bounced.
    expect(drawdownStatuses.filter((from) => drawdownMayBecome(from, 'due'))).toEqual(['paid out', 'repaid'])
    expect(drawdownStatuses.filter((from) => drawdownMayBecome(from, 'rejected'))).toEqual([
      'requested',
      'approved',
    ])
  })

  test('map to an application’s status in its list', () => {
    expect(applicationStatusOf.requested).toBe('in progress')
    expect(applicationStatusOf.withdrawn).toBe('withdraw')
  })
})

describe('the states of a charge order', () => {
  test('lead only to existing states', () => {
    for (const next of Object.values(chargeOrderTransitions).flat())
      expect(chargeOrderStatuses).toContain(next)
  })

  test('allow collection only while open', () => {
    expect(chargeOrderStatuses.filter(isCollectable)).toEqual(['active', 'partial collected'])
  })
})

describe('the states of a payment', () => {
  test('lead only to existing states', () => {
    for (const next of Object.values(paymentTransitions).flat()) expect(paymentStatuses).toContain(next)
  })

  test('allow posting and voiding only of a reported one', () => {
    expect(paymentStatuses.filter(isOpenPayment)).toEqual(['reported'])
  })
})

describe('the fastest repayment', () => {
  test.each([
    [100_000_00, 365_000_00, 90, 90],
    [10_000_00, 365_000_00, 90, 10],
    [10_000_01, 365_000_00, 90, 11],
    [1_00, 365_000_00, 90, 1],
    [10_000_00, 0, 90, 90],
  ])('of %i from yearly sales of %i within %i days is day %i', (amount, sales, tenor, day) => {
    expect(fastestRepaymentDays(amount, sales, tenor)).toBe(day)
  })
})

test('an account number shows only the last four characters', () => {
  expect(maskAccountNumber('6838', 12)).toBe('••••••••6838')
  expect(maskAccountNumber('6838', 4)).toBe('6838')
})
