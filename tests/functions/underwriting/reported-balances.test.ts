import { expect, test } from 'vitest'
import type { PaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { reportedBalances } from '../../../functions/underwriting/reported-balances.ts'

const company = { registerNameEn: 'Lantern Street Trading Limited', registerNameCn: '灯街贸易有限公司' }
const reportedAt = '2026-11-21T06:00:00.000Z'

const account = (change: Partial<PaymentAccount> = {}): PaymentAccount => ({
  companyId: 'company-1',
  platform: 'paypal',
  accountId: 'WDJJHEBZ4X2LY',
  companyName: 'Lantern Street Trading Ltd',
  status: 'authorized',
  authorisedAt: reportedAt,
  authorisationId: 'authorisation-1',
  isVerified: true,
  balances: [{ amountCents: 100_00, currency: 'GBP', reportedAt }],
  version: 1,
  ...change,
})

const eligible = { amountCents: 100_00, currency: 'GBP', verified: true, authorised: true }

test.each([
  ['its name in English', {}],
  ['its name in Chinese', { companyName: '灯街贸易有限公司' }],
  ['another name, which the lender found to be it', { companyName: 'LST', holderConfirmed: true }],
] as const)('an account of the company counts: %s', (_, change) => {
  expect(reportedBalances([account(change)], company)).toMatchObject([eligible])
})

test.each([
  ['not verified by its platform', { isVerified: false }],
  ['of another name', { companyName: 'Somebody Else Ltd' }],
  ['without a name', { companyName: '' }],
] as const)('an account that is %s does not count', (_, change) => {
  expect(reportedBalances([account(change)], company)).toBeNull()
  expect(reportedBalances([account(change), account()], company)).toMatchObject([eligible])
})

test('no account counts for a company without a name', () => {
  expect(reportedBalances([account()], {})).toBeNull()
})

test('an account found to be another’s makes nothing eligible', () => {
  expect(reportedBalances([account({ holderConfirmed: false })], company)).toMatchObject([
    { ...eligible, verified: false },
  ])
})

test('an unreported balance is unknown, and an empty one is zero', () => {
  const { balances: _balances, ...unread } = account()
  expect(reportedBalances([unread], company)).toBeNull()
  expect(reportedBalances([account({ balances: [] })], company)).toEqual([])
})

test('each currency of an account is a separate balance', () => {
  const balances = (['GBP', 'JPY'] as const).map((currency) => ({
    amountCents: 100_00,
    currency,
    reportedAt,
  }))
  expect(reportedBalances([account({ balances })], company)?.map(({ currency }) => currency)).toEqual([
    'GBP',
    'JPY',
  ])
})
