import { describe, expect, test } from 'vitest'
import { upcomingDrawdownsOf } from '../../../web/features/application/upcoming-drawdowns.ts'
import {
  chargeStateOf,
  firstToPay,
  hasToPay,
  isConfirming,
  toPay,
  totalToPay,
} from '../../../web/features/repayment/charge-state.ts'
import { reportRules } from '../../../web/features/repayment/report-rules.ts'
import { aCharge, anApplication } from '../pages/home/seller-state-builders.ts'

describe('the amount still to pay', () => {
  test('is the outstanding amount less reported transfers', () => {
    expect(toPay(aCharge())).toBe('102957.50')
    expect(toPay(aCharge({ pending: '40000.00' }))).toBe('62957.50')
    expect(toPay(aCharge({ pending: '102957.50' }))).toBe('0.00')
  })

  test.each(['suspend', 'collected', 'voided'] as const)(
    'is zero for a charge order that is %s',
    (status) => {
      expect(hasToPay(aCharge({ status }))).toBe(false)
      expect(isConfirming(aCharge({ status, pending: '1.00' }))).toBe(false)
    },
  )

  test('is ordered by due date', () => {
    const later = aCharge({ id: 'later', due_date: '2027-03-01' })
    const earlier = aCharge({ id: 'earlier', due_date: '2027-02-01' })
    const paid = aCharge({ id: 'paid', due_date: '2027-01-01', status: 'collected' })
    expect(firstToPay([later, paid, earlier])?.id).toBe('earlier')
    expect(firstToPay([paid])).toBeUndefined()
  })

  test('is never summed across currencies', () => {
    const charges = [
      aCharge(),
      aCharge({ currency: 'USD', outstanding: '10.00' }),
      aCharge({ outstanding: '0.50' }),
    ]
    expect(totalToPay(charges)).toEqual([
      { currency: 'GBP', amount: '102958.00' },
      { currency: 'USD', amount: '10.00' },
    ])
  })
})

test.each([
  [{}, 'active'],
  [{ overdue_interest: '165.03' }, 'overdue'],
  [{ overdue_interest: '165.03', pending: '102957.50' }, 'confirming'],
  [{ status: 'partial collected' }, 'partial collected'],
  [{ status: 'suspend' }, 'suspend'],
  [{ status: 'collected', outstanding: '0.00' }, 'collected'],
  [{ status: 'voided' }, 'voided'],
] as const)('a charge order with %j has the state %s', (change, standing) => {
  expect(chargeStateOf(aCharge(change))).toBe(standing)
})

describe('a transfer report', () => {
  test('reports every wrong field at once', () => {
    expect(reportRules('', ' ', '100.00', 'GBP')).toEqual({
      amount: 'required',
      reference: 'required',
    })
  })

  test.each([
    ['0', 'amountInvalid'],
    ['.', 'amountInvalid'],
    ['100.01', 'amountAboveOutstanding'],
  ])('refuses %j of 100.00: %s', (typed, amount) => {
    expect(reportRules(typed, 'FPS 1', '100.00', 'GBP')).toEqual({ amount })
  })

  test('accepts a part or the whole', () => {
    expect(reportRules('0.01', 'FPS 1', '100.00', 'GBP')).toEqual({})
    expect(reportRules('100', 'FPS 1', '100.00', 'GBP')).toEqual({})
  })
})

const due = (approval_id: string, due_date: string) => anApplication({ approval_id, due_date })

test('unbilled drawdowns are upcoming, the next due date first', () => {
  const listed = upcomingDrawdownsOf([
    due('b', '2027-03-01'),
    anApplication({ stage: 'due' }),
    anApplication({ stage: 'requested' }),
    due('a', '2027-02-01'),
    { ...due('instalments', '2027-06-01'), next_due_date: '2027-01-04' },
  ])
  expect(listed.map(({ approval_id }) => approval_id)).toEqual(['instalments', 'a', 'b'])
})

describe('a bill under a payment plan', () => {
  const planned = aCharge({ under_plan: true, overdue_interest: '12.00' })

  test('is not overdue, and not among what is to be paid now', () => {
    expect(chargeStateOf(planned)).toBe('planned')
    expect(firstToPay([planned])).toBeUndefined()
    expect(totalToPay([planned])).toEqual([])
    expect(hasToPay(planned), 'it may be paid').toBe(true)
  })
})
