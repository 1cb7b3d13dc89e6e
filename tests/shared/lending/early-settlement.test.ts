import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { costsMoreIfSettledEarly, needsLegalOpinion } from '#shared/lending/early-settlement.ts'
import { effectiveRateOnDay } from '#shared/lending/policy.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { repaymentMethods, splitOfMethod } from '#shared/lending/repayment-options.ts'
import { interestTimings } from '#shared/lending/repayment-terms.ts'
import { add, compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const pairs = repaymentMethods
  .filter((method) => method !== 'salesShare')
  .flatMap((method) => interestTimings.map((timing) => ({ method, timing })))
  .filter(({ method, timing }) => method !== 'equalInstalment' || timing === 'periodic')

/**
 * Whether an early settlement costs more than the term, by days, beyond what rounding to cents explains; equal principal
 * with periodic interest does by 0.01 point at 25% a year.
 */
const isDearerOn = (
  { method, timing }: (typeof pairs)[number],
  { months, rate, day, part }: { months: number; rate: number; day: number; part: number },
): boolean => {
  const drawdownDate = addDays('2026-01-05', day)
  const dueDates = dueDatesOf({ tenor: { months } }, 'unadjusted', drawdownDate, hongKongCalendar)
  const offer = {
    principalCents: 100_000_000,
    deductionsCents: 0,
    rate: rateFromPercent((rate / 100).toFixed(2)),
    basis: 'ACT/360',
    drawdownDate,
    dueDates,
    split: splitOfMethod[method],
    timing,
    minimumInterestDays: 0,
  } as const
  const tenor = daysBetween(drawdownDate, dueDates.at(-1) ?? drawdownDate)
  const early = effectiveRateOnDay(offer, Math.max(1, Math.floor((tenor * part) / 100))).byDays.exact
  const whole = effectiveRateOnDay(offer, tenor).byDays.exact
  const explained = method === 'equalPrincipal' && timing === 'periodic' ? '0.02' : '0.01'
  return compare(early, add(whole, fractionFromDecimal(explained))) > 0
}

const draws = fc.record({
  months: fc.integer({ min: 2, max: 12 }),
  rate: fc.integer({ min: 1_00, max: 25_00 }),
  day: fc.integer({ min: 0, max: 700 }),
  part: fc.integer({ min: 5, max: 99 }),
})

test('a method that needs no opinion is never dearer early', () => {
  for (const pair of pairs.filter((each) => !costsMoreIfSettledEarly(each)))
    fc.assert(
      fc.property(draws, (draw) => {
        expect(isDearerOn(pair, draw)).toBe(false)
      }),
      { numRuns: 60, seed: 21 },
    )
})

test('equal principal with its interest at maturity or upfront is dearer early', () => {
  for (const timing of ['maturity', 'upfront'] as const) {
    expect(costsMoreIfSettledEarly({ method: 'equalPrincipal', timing })).toBe(true)
    const draw = { months: 12, rate: 20_00, day: 0, part: 50 }
    expect(isDearerOn({ method: 'equalPrincipal', timing }, draw)).toBe(true)
  }
})

test('minimum interest needs an opinion by any method, and no built-in product has either', () => {
  const bullet = { method: 'bullet', timing: 'maturity' } as const
  expect(needsLegalOpinion({ minimumInterestDays: 1 }, bullet)).toBe(true)
  for (const terms of Object.values(productTerms))
    for (const option of terms.repayment) expect(needsLegalOpinion(terms, option)).toBe(false)
})
