import { describe, expect, test } from 'vitest'
import { checkProductTerms } from '#shared/lending/check-product-terms.ts'
import {
  checkEffectiveRate,
  checkOffer,
  checkOverdueMultiplier,
  checkSchedule,
  effectiveRateOnDay,
} from '#shared/lending/policy.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const offer = {
  principalCents: 10_000_000,
  deductionsCents: 0,
  rate: rateFromPercent('12'),
  basis: 'ACT/360',
  drawdownDate: '2026-03-01',
  dueDates: ['2026-05-30'],
  split: 'bullet',
  timing: 'maturity',
  minimumInterestDays: 0,
  fastestRepaymentDays: 90,
  overdueMultiplier: '1.0',
  overdueMultiplierExemption: null,
} as const

describe('V6 100,000 at 12%, minimum tenor 30 days', () => {
  const minimumTenor = { ...offer, minimumInterestDays: 30 }

  test.each([
    [12, '30.00', { ok: true }],
    [10, '36.00', { ok: true }],
    [8, '45.00', { ok: true, warning: { reason: 'effectiveRateAboveWarning', percent: '45.00', day: 8 } }],
    [7, '51.43', { ok: false, reason: 'effectiveRateAboveCap', percent: '51.43', day: 7 }],
  ])('V6 repaid on day %d: %s%%', (day, percent, verdict) => {
    const { byDays } = effectiveRateOnDay(minimumTenor, day)
    expect(byDays.percent).toBe(percent)
    expect(checkEffectiveRate(byDays, day)).toEqual(verdict)
  })

  test('V6 the offer is blocked at its worst day', () => {
    expect(checkOffer(minimumTenor)).toEqual({
      ok: false,
      reason: 'effectiveRateAboveCap',
      // 360.00 by days.
      percent: '364.00',
      day: 1,
    })
  })
})

describe('an offer', () => {
  test('at 12% passes', () => expect(checkOffer(offer)).toEqual({ ok: true }))

  test.each([
    ['35.60', { ok: true }],
    ['35.61', { ok: true, warning: { percent: '36.01' } }],
    ['47.46', { ok: true, warning: { percent: '47.99' } }],
    ['47.47', { ok: false, percent: '48.00' }],
  ])('at %s%%, of 90 days that are 89 by calendar months', (percent, verdict) => {
    expect(checkOffer({ ...offer, rate: rateFromPercent(percent) })).toMatchObject(verdict)
  })

  test('a minimum tenor of three days at 12% is above 36%, and one of four above 48%', () => {
    expect(checkOffer({ ...offer, minimumInterestDays: 3 })).toMatchObject({
      warning: { percent: '36.40', day: 1 },
    })
    expect(checkOffer({ ...offer, minimumInterestDays: 4 })).toMatchObject({
      ok: false,
      percent: '48.53',
      day: 1,
    })
  })

  test('a fee is earned daily, and has the same annual cost whenever the offer is repaid', () => {
    const fee = { ...offer, rate: rateFromPercent('0'), deductionsCents: 500_000, fastestRepaymentDays: 1 }
    expect(checkOffer(fee)).toEqual({ ok: true })
    // 5,000 on 95,000 for three months.
    for (const day of [1, 30, 90]) expect(effectiveRateOnDay(fee, day).byDays.percent).toBe('21.05')
    const besides = { ...fee, deductionsCents: 0, feeCents: 500_000 }
    for (const day of [9, 30, 90]) expect(effectiveRateOnDay(besides, day).byDays.percent).toBe('20.00')
    expect(checkOffer({ ...fee, deductionsCents: 1_100_000 })).toMatchObject({ ok: false })
  })

  test('V7 3,000 deducted upfront from 100,000 for three months, with a fee of 2,000, on every day', () => {
    const upfront = { ...offer, timing: 'upfront', fastestRepaymentDays: 1 } as const
    expect(effectiveRateOnDay(upfront, 90).byDays.percent).toBe('12.37')
    const withFee = { ...upfront, deductionsCents: 200_000 }
    expect(effectiveRateOnDay(withFee, 90).byDays.percent).toBe('21.05')
    for (let day = 1; day <= 90; day++)
      expect(Number(effectiveRateOnDay(withFee, day).byDays.percent)).toBeCloseTo(21.05, 1)
  })

  test('without principal left is refused', () => {
    const refusal = {
      ok: false,
      reason: 'deductionsLeaveNoPrincipal',
      principalCents: 10_000_000,
      deductionsCents: 10_000_000,
    }
    expect(checkOffer({ ...offer, deductionsCents: 10_000_000 })).toEqual(refusal)
    const payments = [{ amountCents: 10_300_000, months: 3 }]
    expect(checkSchedule({ borrowedCents: 10_000_000, deductionsCents: 10_000_000, payments })).toEqual(
      refusal,
    )
  })

  test('due on its first day is an error', () => {
    expect(() => checkOffer({ ...offer, dueDates: ['2026-03-01'] })).toThrow(RangeError)
  })
})

describe('overdue multiplier', () => {
  test.each([
    ['1.0', null, true],
    ['1', null, true],
    ['1.000001', null, false],
    ['1.5', null, false],
    ['1.5', { reason: '  ' }, false],
    ['1.5', { reason: 'Counsel’s advice of 2026-01-05' }, true],
  ])('%s, exemption %j: %s', (multiplier, exemption, ok) => {
    expect(checkOverdueMultiplier(multiplier, exemption).ok).toBe(ok)
  })

  test('refuses the whole offer', () => {
    expect(checkOffer({ ...offer, overdueMultiplier: '1.5' })).toEqual({
      ok: false,
      reason: 'overdueMultiplierAboveOne',
      multiplier: '1.5',
    })
  })
})

describe.each(productCodes)('product %s', (code) => {
  test('passes the policy without a warning at SOFR 5.40', () => {
    expect(checkProductTerms(productTerms[code], '5.40', '2026-03-01', hongKongCalendar)).toEqual({
      ok: true,
    })
  })

  test('has its own code as key', () => expect(productTerms[code].productCode).toBe(code))

  test('is blocked at a benchmark that raises it above the cap', () => {
    expect(checkProductTerms(productTerms[code], '44', '2026-03-01', hongKongCalendar)).toMatchObject({
      ok: false,
    })
  })
})
