import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstFixingDate, lookbackDays } from '#shared/lending/fixing-days.ts'
import { interestBetween } from '#shared/lending/principal-lots.ts'
import { firstArrearsFixingDate, rateSteps } from '#shared/lending/rate-in-arrears.ts'
import { type ArrearsTerms, rateNights, rateOnDay } from '#shared/lending/rate-steps.ts'
import { centsFromFraction } from '#shared/money/cents.ts'
import { decimalFromFraction } from '#shared/money/fraction.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { addDays, type BusinessDate, daysBetween } from '#shared/time/business-date.ts'
import { readFixings } from '../../support/read-fixings.ts'

const sofr = readFixings('sofr')
const terms: ArrearsTerms = {
  benchmark: 'SOFR',
  marginPercent: '5.00',
  floorPercent: '0.00',
  fallbackPercent: null,
}

const running = (fixings: typeof sofr, drawn: BusinessDate, due: BusinessDate, changes = {}) => {
  const steps = rateSteps({ ...terms, ...changes }, fixings, drawn, due)
  return {
    rate: rateFromPercent('9.99'),
    steps: steps.map(({ fromDay, percent }) => ({ fromDay, rate: rateFromPercent(percent) })),
    basis: 'ACT/360' as const,
    drawdownDate: drawn,
    minimumInterestDays: 0,
  }
}

describe('daily simple SOFR in arrears', () => {
  test.each([
    ['V21', '2024-03-01', '2024-05-30', '2024-02-23', '2024-05-21', '5.31367', 25_784_17],
    ['V22', '2025-09-02', '2025-12-01', '2025-08-25', '2025-11-20', '4.18522', 22_963_06],
  ])('%s: from %s to %s by the fixings of %s to %s', (_, drawn, due, first, last, average, cents) => {
    expect(firstFixingDate('SOFR', drawn)).toBe(first)
    expect(firstFixingDate('SOFR', addDays(due, -1))).toBe(last)
    const loan = running(sofr, drawn, due)
    const days = daysBetween(drawn, due)
    expect(centsFromFraction(interestBetween(loan, 1_000_000_00, 0, days))).toBe(cents)
    const { numerator, denominator } = rateNights(loan.steps, 0, days)
    const percent = decimalFromFraction(
      { numerator: numerator * 100n, denominator: denominator * BigInt(days) },
      5,
    )
    expect((Number(percent) - 5).toFixed(5)).toBe(average)
    // No fixing after the last one is needed, nor any before the first.
    const known = sofr.filter(({ date }) => date >= first && date <= last)
    expect(running(known, drawn, due)).toEqual(loan)
  })

  test('the parts of a term add up to it, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 2_000 }),
        fc.integer({ min: 2, max: 366 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (offset, tenor, share) => {
          const drawn = addDays('2019-08-29', offset)
          const loan = running(sofr, drawn, addDays(drawn, tenor))
          const cut = Math.floor(share * tenor)
          const [whole, one, other] = [
            rateNights(loan.steps, 0, tenor),
            rateNights(loan.steps, 0, cut),
            rateNights(loan.steps, cut, tenor),
          ]
          expect(one.numerator * other.denominator + other.numerator * one.denominator).toBe(
            (whole.numerator * one.denominator * other.denominator) / whole.denominator,
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  test('what a night costs is known on the day, and later fixings do not change it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2_400 }), fc.integer({ min: 10, max: 120 }), (offset, day) => {
        const drawn = addDays('2019-08-29', offset)
        const due = addDays(drawn, 130)
        const known = sofr.filter(({ date }) => date < addDays(drawn, day))
        const now = rateSteps(terms, known, drawn, due)
        const later = rateSteps(terms, sofr, drawn, due)
        for (let night = 0; night <= day; night += 1)
          expect(rateOnDay(now, night)).toBe(rateOnDay(later, night))
      }),
      { numRuns: 40 },
    )
  })

  test('each fixing is a working week old, and weekends count with the Friday', () => {
    const nights = Array.from({ length: 7 }, (_, day) => firstFixingDate('SOFR', addDays('2024-03-01', day)))
    expect(nights).toEqual([
      '2024-02-23',
      '2024-02-23',
      '2024-02-23',
      '2024-02-26',
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
    ])
    expect(lookbackDays).toBe(5)
    expect(firstArrearsFixingDate('SOFR', '2024-03-01') < '2024-02-09').toBe(true)
  })
})

describe('a missing fixing', () => {
  const drawn = '2024-03-01'
  const due = '2024-05-30'
  const percentOn = (fixings: typeof sofr, night: BusinessDate, changes = {}) =>
    rateOnDay(rateSteps({ ...terms, ...changes }, fixings, drawn, due), daysBetween(drawn, night))

  test('is the last one for five business days', () => {
    // The fixing of 2024-02-29, 5.32, stands in for those of up to 2024-03-07.
    const late = sofr.filter(({ date }) => date <= '2024-02-29')
    expect(percentOn(late, '2024-03-07')).toBe('10.32')
    expect(percentOn(late, '2024-03-14')).toBe('10.32')
  })

  test('is the last average with the adjustment of the terms after that', () => {
    const late = sofr.filter(({ date }) => date <= '2024-02-29')
    expect(percentOn(late, '2024-03-15')).toBe('10.32031')
    expect(percentOn(late, '2024-03-15', { fallbackPercent: '0.25' })).toBe('10.57031')
  })

  test('is the last one on its own where no average is known, and none at all is no rate', () => {
    const one = sofr.filter(({ date }) => date === '2024-02-23')
    expect(percentOn(one, '2024-05-01', { fallbackPercent: '0.10' })).toBe('10.41')
    expect(() => rateSteps(terms, [], drawn, due)).toThrow('No fixing of SOFR by 2024-02-23')
    expect(() => rateSteps(terms, sofr, '2019-08-30', '2019-10-01')).toThrow('No fixing of SOFR')
  })
})

test('a benchmark below its floor counts as the floor, and the rate is never below 0', () => {
  const estr = readFixings('estr')
  const steps = (changes: Partial<ArrearsTerms>) =>
    rateSteps({ ...terms, benchmark: 'ESTR', ...changes }, estr, '2022-03-01', '2022-05-30')
  expect(steps({})).toEqual([{ fromDay: 0, percent: '5.00' }])
  expect(steps({ floorPercent: '0.25' })).toEqual([{ fromDay: 0, percent: '5.25' }])
})
