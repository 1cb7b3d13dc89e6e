import { expect, test } from 'vitest'
import { type Posting, posting } from '#shared/ledger/posting.ts'
import { repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { registeredFigures } from '#shared/portfolio/loan-register.ts'

const paidOut = posting('drawdown-paid-out', 'a-drawdown', '2027-01-04', [
  { account: 'principalReceivable', amountCents: 100_00 },
  { account: 'cash', amountCents: -100_00 },
])

const received = (paymentId: string, principalCents: number, surplusCents = 0): Posting =>
  repaymentReceived(paymentId, '2027-02-01', {
    settled: [
      { due: { kind: 'principal', dueDate: '2027-02-01', amountCents: 100_00 }, amountCents: principalCents },
    ],
    surplusCents,
  } as unknown as Parameters<typeof repaymentReceived>[2])

test('a surplus is no repayment', () => {
  expect(registeredFigures([paidOut, received('one', 100_00, 5_00)])).toMatchObject({
    repayments: [{ totalCents: 100_00, principalCents: 100_00 }],
    outstandingPrincipalCents: 0,
  })
})

test('a repayment that bounced is left out, and is outstanding again', () => {
  const bounced = received('one', 60_00)
  const figures = registeredFigures([
    paidOut,
    bounced,
    reversalOf(bounced, '2027-02-03'),
    received('two', 40_00),
  ])
  expect(figures).toMatchObject({
    repayments: [{ totalCents: 40_00 }],
    repaidCents: 40_00,
    outstandingPrincipalCents: 60_00,
  })
})

test('money on a debt that was written off is repaid, and bounces as any other', () => {
  const recovery = posting('repayment-received', 'two', '2027-03-01', [
    { account: 'cash', amountCents: 30_00 },
    { account: 'recoveredLosses', amountCents: -30_00 },
  ])
  const postings = [paidOut, received('one', 60_00), recovery]
  expect(registeredFigures(postings)).toMatchObject({
    repayments: [
      { totalCents: 60_00, recoveredCents: 0 },
      { totalCents: 30_00, principalCents: 0, recoveredCents: 30_00 },
    ],
    repaidCents: 90_00,
    recoveredCents: 30_00,
  })
  expect(registeredFigures([...postings, reversalOf(recovery, '2027-03-03')])).toMatchObject({
    repaidCents: 60_00,
    recoveredCents: 0,
  })
})
