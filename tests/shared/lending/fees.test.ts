import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrawdownPrice, payoutCentsOf, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { centDaysOf, feesOn, feeUpTo, noFeeProgress } from '#shared/lending/fees.ts'
import { checkEffectiveRate, effectiveRateOnDay } from '#shared/lending/policy.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { splitOfMethod } from '#shared/lending/repayment-options.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { addDays } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

describe('the fees of a drawdown', () => {
  test('are percentages of its amount, rounded half-up to the cent, by their timing', () => {
    const fees = [
      { type: 'deduction', percent: '1.00' },
      { type: 'interest_fee', percent: '0.50' },
    ] as const
    expect(feesOn(123_45, fees)).toEqual({ deductionsCents: 1_23, feeCents: 62 })
    expect(feesOn(100_000_00, [])).toEqual({ deductionsCents: 0, feeCents: 0 })
  })

  test('fall due in parts that add up, whatever the remainder at each date', () => {
    const anyLots = fc
      .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 })
      .chain((days) =>
        fc.tuple(
          ...days
            .toSorted((a, b) => a - b)
            .map((day) =>
              fc
                .integer({ min: 0, max: 10 ** 8 })
                .map((principalCents) => ({ dueDate: addDays('2026-03-01', day), principalCents })),
            ),
        ),
      )
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 0, max: 10 ** 7 }), (lots, wholeCents) => {
        fc.pre(lots.some(({ principalCents }) => principalCents > 0))
        const fee = { wholeCents, centDays: centDaysOf(lots, '2026-03-01') }
        let progress = noFeeProgress
        const parts = lots.map(({ dueDate }, index) => {
          const charged = feeUpTo(fee, progress, lots.slice(index), '2026-03-01', dueDate)
          progress = charged.progress
          return charged.feeCents
        })
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(wholeCents)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1_000, seed: 39 },
    )
  })
})

/** An offer of each product, drawn on a day at a benchmark of 5.40%. */
const offersOf = (amountCents: number, drawdownDate: string) =>
  productCodes.flatMap((code) => {
    const terms = pricingTermsFor(productTerms[code], 'USD')
    return terms.repayment.map((option) => {
      const dueDates = dueDatesOf(option, terms.businessDays, drawdownDate, hongKongCalendar)
      const price: DrawdownPrice = priceSchedule({
        amountCents,
        ...feesOn(amountCents, terms.fees),
        benchmark: { percent: '5.40', date: drawdownDate, source: 'test' },
        terms,
        repayment: option,
        drawdownDate,
        dueDates,
        fastestRepaymentDays: 1,
      })
      const pricing = {
        principalCents: amountCents,
        deductionsCents: price.deductionsCents,
        feeCents: price.feeCents ?? 0,
        rate: rateFromPercent(price.ratePercent),
        basis: terms.dayCountBasis,
        drawdownDate,
        dueDates,
        split: splitOfMethod[option.method],
        timing: option.timing,
        minimumInterestDays: terms.minimumInterestDays,
      }
      return { price, pricing }
    })
  })

test('the products’ initial terms stay below the warning on every day, for every amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_00, max: 500_000_00 }),
      fc.integer({ min: 0, max: 900 }),
      (amountCents, day) => {
        for (const { price, pricing } of offersOf(amountCents, addDays('2024-06-01', day))) {
          expect(price.verdict).toEqual({ ok: true })
          const { schedule, totalCents, interestCents, feeCents = 0, upfrontInterestCents = 0 } = price
          expect(schedule.reduce((sum, instalment) => sum + instalment.totalCents, 0)).toBe(totalCents)
          expect(totalCents).toBe(amountCents + interestCents - upfrontInterestCents + feeCents)
          expect(payoutCentsOf(price)).toBe(amountCents - price.deductionsCents - upfrontInterestCents)
          for (const on of [1, 2, 7, 30, price.tenorDays])
            expect(checkEffectiveRate(effectiveRateOnDay(pricing, on).highest)).toEqual({ ok: true })
        }
      },
    ),
    { numRuns: 20, seed: 39 },
  )
})

test('100,000 of the payment platform for 90 days: 1,000 of fee and 2,325 of interest at 9.30% are taken', () => {
  const [option] = productTerms.payoneer.repayment
  const price = priceSchedule({
    amountCents: 100_000_00,
    ...feesOn(100_000_00, productTerms.payoneer.fees),
    benchmark: { percent: '4.30', date: '2026-02-27', source: 'test' },
    terms: pricingTermsFor(productTerms.payoneer, 'USD'),
    repayment: option,
    drawdownDate: '2026-03-01',
    dueDates: ['2026-05-30'],
  })
  expect(price).toMatchObject({
    deductionsCents: 1_000_00,
    upfrontInterestCents: 2_325_00,
    totalCents: 100_000_00,
    // 3,325 on 96,675 for a quarter of a year.
    effectiveRatePercent: '13.76',
  })
  expect(payoutCentsOf(price)).toBe(96_675_00)
})
