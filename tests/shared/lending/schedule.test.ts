import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayCountBases } from '#shared/lending/day-count.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { effectiveRate } from '#shared/lending/effective-rate.ts'
import { interestTimings, principalSplits } from '#shared/lending/repayment-terms.ts'
import { type Schedule, type ScheduleRequest, scheduleDrawdown } from '#shared/lending/schedule.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const request: ScheduleRequest = {
  principalCents: 10_000_000,
  rate: rateFromPercent('12'),
  basis: '30/360',
  drawdownDate: '2026-01-15',
  minimumInterestDays: 0,
  dueDates: ['2026-02-15', '2026-03-15', '2026-04-15'],
  method: 'bullet',
  timing: 'maturity',
}

const lines = ({ instalments }: Schedule) =>
  instalments.map(({ dueDate, principalCents, interestCents }) => [dueDate, principalCents, interestCents])

describe('100,000 at 12% over three months of 30 days', () => {
  test('bullet, interest at maturity: everything on the last date', () => {
    expect(scheduleDrawdown(request)).toEqual({
      instalments: [
        {
          dueDate: '2026-04-15',
          principalCents: 10_000_000,
          interestCents: 300_000,
          totalCents: 10_300_000,
        },
      ],
      upfrontInterestCents: 0,
      interestCents: 300_000,
      totalCents: 10_300_000,
    })
  })

  test('V7 bullet, interest upfront: 3,000 deducted from the drawdown, 12.37% effective', () => {
    const { upfrontInterestCents, totalCents } = scheduleDrawdown({ ...request, timing: 'upfront' })
    expect([upfrontInterestCents, totalCents]).toEqual([300_000, 10_000_000])
    const loan = {
      borrowedCents: 10_000_000,
      deductionsCents: upfrontInterestCents,
      payments: [{ amountCents: totalCents, months: 3 }],
    }
    expect(effectiveRate(loan).percent).toBe('12.37')
  })

  test('bullet, interest periodic', () => {
    expect(lines(scheduleDrawdown({ ...request, timing: 'periodic' }))).toEqual([
      ['2026-02-15', 0, 100_000],
      ['2026-03-15', 0, 100_000],
      ['2026-04-15', 10_000_000, 100_000],
    ])
  })

  test('equal principal: the last part takes the remainder', () => {
    const equal = { ...request, method: 'equalPrincipal' } as const
    expect(lines(scheduleDrawdown({ ...equal, timing: 'periodic' }))).toEqual([
      ['2026-02-15', 3_333_333, 100_000],
      ['2026-03-15', 3_333_333, 66_667],
      ['2026-04-15', 3_333_334, 33_333],
    ])
    expect(lines(scheduleDrawdown({ ...equal, timing: 'maturity' }))).toEqual([
      ['2026-02-15', 3_333_333, 33_333],
      ['2026-03-15', 3_333_333, 66_667],
      ['2026-04-15', 3_333_334, 100_000],
    ])
    expect(scheduleDrawdown({ ...equal, timing: 'upfront' }).upfrontInterestCents).toBe(200_000)
  })

  test('equal instalments: 34,002.21 a month, the last a cent more', () => {
    const { instalments } = scheduleDrawdown({ ...request, method: 'equalInstalment', timing: 'periodic' })
    expect(instalments.map(({ interestCents }) => interestCents)).toEqual([100_000, 66_998, 33_666])
    expect(instalments.map(({ totalCents }) => totalCents)).toEqual([3_400_221, 3_400_221, 3_400_222])
  })
})

test('V8 inverted: twelve equal instalments at its nominal APR are 9,500.00', () => {
  const { instalments, interestCents } = scheduleDrawdown({
    ...request,
    rate: rateFromPercent('24.90889888'),
    dueDates: Array.from({ length: 12 }, (_, index) => addMonths('2026-01-15', index + 1)),
    method: 'equalInstalment',
    timing: 'periodic',
  })
  expect(instalments.map(({ totalCents }) => totalCents)).toEqual(Array.from({ length: 12 }, () => 950_000))
  expect(interestCents).toBe(1_400_000)
})

describe('minimum tenor of 45 days', () => {
  const early = { ...request, basis: 'ACT/360', minimumInterestDays: 45 } as const

  test('principal repaid after a month owes the remaining minimum interest then', () => {
    const equal = { ...early, method: 'equalPrincipal', dueDates: ['2026-02-14', '2026-03-16'] } as const
    const byPeriods = scheduleDrawdown({ ...equal, timing: 'periodic' })
    const atMaturity = scheduleDrawdown({ ...equal, timing: 'maturity' })
    // 50,000 for 45 days and 50,000 for 60.
    expect(byPeriods.interestCents).toBe(175_000)
    expect(atMaturity.interestCents).toBe(175_000)
    expect(scheduleDrawdown({ ...equal, timing: 'upfront' }).interestCents).toBe(175_000)
  })

  test('a bullet of 30 days owes 45', () => {
    const { interestCents } = scheduleDrawdown({ ...early, dueDates: ['2026-02-14'] })
    expect(interestCents).toBe(150_000)
  })
})

test('without interest equal instalments are equal principal', () => {
  const free = { ...request, rate: rateFromPercent('0'), timing: 'periodic' } as const
  expect(lines(scheduleDrawdown({ ...free, method: 'equalInstalment' }))).toEqual(
    lines(scheduleDrawdown({ ...free, method: 'equalPrincipal' })),
  )
})

describe('refuses', () => {
  test.each([
    ['no principal', { principalCents: 0 }],
    ['no due date', { dueDates: [] }],
    ['a due date on the drawdown', { dueDates: ['2026-01-15'] }],
    ['due dates that are not ascending', { dueDates: ['2026-03-15', '2026-02-15'] }],
    ['equal instalments with interest upfront', { method: 'equalInstalment', timing: 'upfront' }],
    ['equal instalments with interest at maturity', { method: 'equalInstalment', timing: 'maturity' }],
  ] as const)('%s', (_, change) => {
    expect(() => scheduleDrawdown({ ...request, ...change })).toThrow(RangeError)
  })
})

test('whatever the terms, principal adds up to the drawdown and totals to their parts', () => {
  const anyDates = fc
    .uniqueArray(fc.integer({ min: 1, max: 720 }), { minLength: 1, maxLength: 12 })
    .map((days) => days.toSorted((a, b) => a - b).map((day) => addDays('2026-01-15', day)))
  fc.assert(
    fc.property(
      fc.record({
        principalCents: fc.integer({ min: 1, max: 10 ** 11 }),
        rate: fc.integer({ min: 0, max: 4_800 }).map((n) => rateFromPercent((n / 100).toFixed(2))),
        basis: fc.constantFrom(...dayCountBases),
        dueDates: anyDates,
        method: fc.constantFrom(...principalSplits),
        timing: fc.constantFrom(...interestTimings),
        minimumInterestDays: fc.constantFrom(0, 0, 7, 45),
      }),
      (any) => {
        const timing = any.method === 'equalInstalment' ? 'periodic' : any.timing
        const { instalments, ...sums } = scheduleDrawdown({ drawdownDate: '2026-01-15', ...any, timing })
        const sum = (part: (line: Schedule['instalments'][number]) => number) =>
          instalments.reduce((total, line) => total + part(line), 0)
        expect(sum((line) => line.principalCents)).toBe(any.principalCents)
        expect(sum((line) => line.interestCents) + sums.upfrontInterestCents).toBe(sums.interestCents)
        expect(sum((line) => line.totalCents)).toBe(sums.totalCents)
        expect(sums.totalCents).toBe(any.principalCents + sums.interestCents - sums.upfrontInterestCents)
        expect(instalments.every((line) => line.principalCents >= 0 && line.interestCents >= 0)).toBe(true)
      },
    ),
    { numRuns: 10_000, seed: 3 },
  )
})

describe('due dates', () => {
  const monthly = { tenor: { months: 4 } }

  test('count from the drawdown and move to business days', () => {
    expect(dueDatesOf(monthly, 'following', '2026-01-31', hongKongCalendar)).toEqual([
      '2026-03-02',
      '2026-03-31',
      '2026-04-30',
      '2026-06-01',
    ])
    expect(dueDatesOf({ tenor: { days: 35 } }, 'following', '2026-03-01', hongKongCalendar)).toEqual([
      '2026-04-08',
    ])
  })

  test('are not adjusted in a facility with such terms', () => {
    expect(dueDatesOf(monthly, 'unadjusted', '2026-01-31', hongKongCalendar)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
  })
})
