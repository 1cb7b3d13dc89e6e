import { expect, test } from 'vitest'
import { chargeWaived } from '#shared/ledger/charge-postings.ts'
import {
  drawdownPaidOut,
  feePosted,
  interestPosted,
  payoutCauseOf,
} from '#shared/ledger/facility-postings.ts'
import { interestPaidOf } from '#shared/ledger/interest-paid.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { rebateGiven, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { suspenseApplied } from '#shared/ledger/suspense-postings.ts'
import type { DueKind } from '#shared/lending/allocation.ts'

const exported = (posting: Posting) => ({ ...posting, at: `${posting.businessDate}T01:00:00.000Z` })

const received = (id: string, date: string, parts: Partial<Record<DueKind, number>>) =>
  repaymentReceived(id, date, {
    settled: Object.entries(parts).map(([kind, amountCents]) => ({
      due: { id: kind, kind: kind as DueKind, dueDate: date, amountCents },
      amountCents,
    })),
    remaining: [],
    surplusCents: 0,
  })

const first = received('p1', '2027-01-31', { fee: 50_00, interest: 200_00, principal: 1000_00 })
const bounced = received('p2', '2027-03-01', { interest: 70_00 })
const postings = [
  interestPosted('d', '2027-01-31', 300_00),
  first,
  chargeWaived('c', 'k', '2027-02-01', 'interest', 30_00),
  suspenseApplied('c', 'k', '2027-02-02', { fee: 0, overdueInterest: 9_00, interest: 70_00, principal: 0 }),
  bounced,
  reversalOf(bounced, '2027-03-04'),
  received('p3', '2028-01-01', { interest: 1_00 }),
].map(exported)

test('paid interest is what was received or applied from suspense, less bounces, without charges and waivers', () => {
  const { payments, total } = interestPaidOf(postings, '2027-01-01', '2027-12-31')
  expect(payments.map(({ date, interestCents }) => [date, interestCents])).toEqual([
    ['2027-01-31', 200_00],
    ['2027-02-02', 70_00],
    ['2027-03-01', 70_00],
    ['2027-03-04', -70_00],
  ])
  expect(total).toEqual({ interestCents: 270_00, overdueInterestCents: 9_00, feeCents: 50_00 })
})

test('a period includes both of its days', () => {
  const { total } = interestPaidOf(postings, '2027-01-31', '2027-02-02')
  expect(total.interestCents).toBe(270_00)
  expect(interestPaidOf(postings, '2027-02-03', '2027-02-28').payments).toEqual([])
})

test('interest deducted at payout counts as paid then, less its refunds', () => {
  const cause = payoutCauseOf('d')
  const rebate = rebateGiven('d', '2026-12-02', { interestCents: 1_800_00, feeCents: 666_67 })
  const fee = feePosted(cause, '2026-11-02', 1_000_00)
  if (!rebate || !fee) throw new Error('no posting of an amount')
  const taken = { interestCents: 2_700_00, feeCents: 1_000_00 }
  const drawn = [
    interestPosted(cause, '2026-11-02', 2_700_00),
    fee,
    drawdownPaidOut('d', '2026-11-02', 100_000_00, taken),
    rebate,
    reversalOf(rebate, '2026-12-05'),
  ].map(exported)
  expect(interestPaidOf(drawn, '2026-11-01', '2026-12-31').payments).toEqual([
    { date: '2026-11-02', interestCents: 2_700_00, overdueInterestCents: 0, feeCents: 1_000_00 },
    { date: '2026-12-02', interestCents: -1_800_00, overdueInterestCents: 0, feeCents: -666_67 },
    { date: '2026-12-05', interestCents: 1_800_00, overdueInterestCents: 0, feeCents: 666_67 },
  ])
  const paidOut = drawn[2]?.lines.find(({ account }) => account === 'cash')
  expect(paidOut?.amountCents).toBe(-96_300_00)
  expect(feePosted(cause, '2026-11-02', 0)).toBeUndefined()
  expect(rebateGiven('d', '2026-12-02', { interestCents: 0, feeCents: 0 })).toBeUndefined()
})
