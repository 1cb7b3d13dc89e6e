import { expect, test } from 'vitest'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { priceBullet } from '../../support/price-bullet.ts'

const benchmark = { percent: '5.40', date: '2026-02-27', source: 'New York Fed' }

const request = {
  amountCents: 5_000_000,
  deductionsCents: 0,
  benchmark,
  terms: pricingTermsFor(productTerms.small_shop_financing, 'USD'),
  drawdownDate: '2026-03-01',
  dueDate: '2026-05-30',
}

test('50,000 for 90 days at SOFR 5.40 and 6.50', () => {
  expect(priceBullet(request)).toEqual({
    amountCents: 5_000_000,
    deductionsCents: 0,
    benchmark,
    marginPercent: '6.50',
    ratePercent: '11.90',
    dayCountBasis: 'ACT/360',
    repayment: { method: 'bullet', timing: 'maturity', collection: 'bank_transfer' },
    drawdownDate: '2026-03-01',
    dueDate: '2026-05-30',
    tenorDays: 90,
    interestCents: 148_750,
    totalCents: 5_148_750,
    effectiveRatePercent: '11.90',
    highestRatePercent: '12.03',
    verdict: { ok: true },
    schedule: [
      { dueDate: '2026-05-30', principalCents: 5_000_000, interestCents: 148_750, totalCents: 5_148_750 },
    ],
  })
})

test('a fee deducted at payout raises the effective rate, not the interest', () => {
  const quote = priceBullet({ ...request, deductionsCents: 100_000 })
  expect(quote.interestCents).toBe(148_750)
  // 2,487.50 on 49,000 for three months.
  expect(quote.effectiveRatePercent).toBe('20.31')
})

test('however fast it is repaid, since the fee is earned daily', () => {
  const quote = priceBullet({ ...request, deductionsCents: 100_000, fastestRepaymentDays: 1 })
  expect(quote.effectiveRatePercent).toBe('20.31')
  expect(quote.verdict).toEqual({ ok: true })
})

test('a fee paid at the due date is part of the due amount', () => {
  const quote = priceBullet({ ...request, feeCents: 25_000 })
  expect(quote).toMatchObject({ interestCents: 148_750, feeCents: 25_000, totalCents: 5_173_750 })
  expect(quote.schedule).toMatchObject([{ interestCents: 148_750, feeCents: 25_000, totalCents: 5_173_750 }])
  // 1,737.50 on 50,000 for three months.
  expect(quote.effectiveRatePercent).toBe('13.90')
})

test('the fastest projected repayment can block an offer that the due date allows', () => {
  const terms = { ...request.terms, minimumInterestDays: 30 }
  const quote = priceBullet({ ...request, terms, fastestRepaymentDays: 10 })
  expect(quote.effectiveRatePercent).toBe('11.90')
  expect(quote.verdict).toMatchObject({ ok: false, reason: 'effectiveRateAboveCap', day: 1 })
})

test('a minimum tenor beyond the due date is charged in full', () => {
  const quote = priceBullet({ ...request, terms: { ...request.terms, minimumInterestDays: 120 } })
  expect(quote.interestCents).toBe(198_333)
  expect(quote.effectiveRatePercent).toBe('15.87')
})

test('a due date on the drawdown date is refused', () => {
  expect(() => priceBullet({ ...request, dueDate: '2026-03-01' })).toThrow(RangeError)
})
