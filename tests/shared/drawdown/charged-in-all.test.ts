import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeLot, type DueAmounts } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import {
  effectiveRateOfCharges,
  nextDueDateOf,
  principalOf,
  type Unbilled,
  unbilledAtPayout,
} from '#shared/drawdown/unbilled.ts'
import { type DrawdownPrice, payoutCentsOf, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { feesOn } from '#shared/lending/fees.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { type RepaymentMethod } from '#shared/lending/repayment-options.ts'
import type { InterestTiming } from '#shared/lending/repayment-terms.ts'
import { compare, fraction } from '#shared/money/fraction.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const terms = pricingTermsFor(productTerms.small_shop_financing, 'USD')
const runs = { numRuns: 1_000, seed: 14 }

const anyDraw = fc.record({
  amountCents: fc.integer({ min: 1_000_00, max: 500_000_00 }),
  margin: fc.integer({ min: 0, max: 30_00 }),
  day: fc.integer({ min: 0, max: 900 }),
  months: fc.integer({ min: 1, max: 12 }),
  feeBasisPoints: fc.constantFrom(0, 0, 50, 125),
  deductionBasisPoints: fc.constantFrom(0, 0, 100, 175),
  isUpfront: fc.boolean(),
})

type Draw = Parameters<Parameters<typeof anyDraw.map>[0]>[0]

const timingOf = (method: RepaymentMethod, isUpfront: boolean): InterestTiming => {
  if (isUpfront && method !== 'equalInstalment') return 'upfront'
  return method === 'bullet' ? 'maturity' : 'periodic'
}

const priceOf = (method: RepaymentMethod, draw: Draw): DrawdownPrice => {
  const { amountCents, margin, day, months, feeBasisPoints, deductionBasisPoints, isUpfront } = draw
  const drawdownDate = addDays('2024-06-01', day)
  const isMonthly = method !== 'bullet' && method !== 'salesShare'
  const tenor = isMonthly ? { months } : { days: months * 30 }
  return priceSchedule({
    amountCents,
    ...feesOn(amountCents, [
      { type: 'interest_fee', percent: (feeBasisPoints / 100).toFixed(2) },
      { type: 'deduction', percent: (deductionBasisPoints / 100).toFixed(2) },
    ]),
    benchmark: { percent: '4.30', date: drawdownDate, source: 'test' },
    terms: { ...terms, marginPercent: (margin / 100).toFixed(2) },
    repayment: {
      method,
      timing: timingOf(method, isUpfront),
      collection: 'bank_transfer',
      ...(method === 'salesShare' ? { salesSharePercent: '10.00' } : {}),
    },
    drawdownDate,
    dueDates: dueDatesOf({ tenor }, 'following', drawdownDate, hongKongCalendar),
    // Separate tests cover the policy, which would take most of this test's time.
    fastestRepaymentDays: 1_000,
  })
}

describe.each(['bullet', 'equalPrincipal', 'equalInstalment', 'interestMonthly'] as const)('%s', (method) => {
  test('is charged as quoted, to the cent, until it is repaid', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const price = priceOf(method, draw)
        let uncharged = unbilledAtPayout(price)
        let feeCents = 0
        for (const instalment of price.schedule) {
          const due = chargeLot(price, 0, uncharged)
          const { dueDate, principalCents, interestCents } = instalment
          expect(due).toMatchObject({ dueDate, principalCents, interestCents })
          expect(due.feeCents).toBe(instalment.feeCents ?? 0)
          feeCents += due.feeCents
          uncharged = due.left
        }
        expect(feeCents).toBe(price.feeCents ?? 0)
        expect(uncharged.lots).toEqual([])
        expect(uncharged.chargedSoFar.cents).toBe(price.totalCents)
      }),
      runs,
    )
  })
})

test('a share of sales repays the principal exactly within the statutory cap and the tenor, whatever the sales', () => {
  const anyWeeks = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000_00 })), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(anyDraw, anyWeeks, (draw, weeks) => {
      const price = priceOf('salesShare', draw)
      fc.pre(price.verdict.ok)
      const [end] = price.schedule
      let uncharged = unbilledAtPayout(price)
      let [principal, paid, givenBack, fees] = [0, 0, 0, 0]
      for (let week = 0; uncharged.lots.length > 0; week++) {
        const isEnd = nextDueDateOf(uncharged, hongKongCalendar) === end?.dueDate
        const weekCents = weeks[week % weeks.length] ?? 0
        const due = isEnd
          ? chargeLot(price, 0, uncharged)
          : chargeWeek(price, uncharged, weekCents, hongKongCalendar)
        expect(due.dueDate <= price.dueDate).toBe(true)
        expect(due.interestCents).toBeGreaterThanOrEqual(0)
        const maxCents = isEnd ? price.totalCents : weekCents
        const givenBackCents = rebateTotal(due.rebate)
        const paidCents = due.principalCents - givenBackCents + due.interestCents + due.feeCents
        expect(paidCents).toBeLessThanOrEqual(maxCents)
        paid += paidCents
        givenBack += givenBackCents
        fees += due.feeCents
        principal += due.principalCents
        expect(principal + principalOf(due.left.lots)).toBe(price.amountCents)
        uncharged = due.left
      }
      expect(uncharged.chargedSoFar.cents).toBe(paid)
      expect(fees).toBeLessThanOrEqual(price.feeCents ?? 0)
      // Each week may round up half a cent of the rebate.
      expect(givenBack).toBeLessThanOrEqual(price.amountCents - payoutCentsOf(price) + 20)
      expect(isWithinCap(price, uncharged)).toBe(true)
    }),
    runs,
  )
})

/** By all readings of the effective rate. */
const isWithinCap = (price: DrawdownPrice, { chargedSoFar }: Unbilled): boolean =>
  compare(effectiveRateOfCharges(payoutCentsOf(price), [chargedSoFar]).exact, fraction(48n)) <= 0

const nearCap = (draw: Draw, feeBasisPoints: Draw['feeBasisPoints']): DrawdownPrice =>
  priceOf('salesShare', { ...draw, margin: 42_00 + (draw.margin % 1_70), feeBasisPoints, isUpfront: false })

const settledEarly = (price: DrawdownPrice, uncharged: Unbilled, date: string) => {
  const whole = pricePayoff(price, uncharged, terms, date)
  const settled = pricePrepayment(price, uncharged, terms, whole.totalCents, date)
  expect(settled.left.lots).toEqual([])
  expect(settled.allocation.surplusCents).toBe(0)
  expect(rebateTotal(settled.rebate)).toBe(rebateTotal(whole.rebate))
  expect(isWithinCap(price, settled.left)).toBe(true)
  // A rebate in two parts is rounded twice.
  expect(settled.left.chargedSoFar.cents).toBeGreaterThanOrEqual(payoutCentsOf(price) - 1)
  return whole
}

/** The drawdown after some weeks, and a day up to its next due date. */
const anyHistory = (weekCents: fc.Arbitrary<readonly number[]>) =>
  fc.record({ count: fc.integer({ min: 0, max: 12 }), days: fc.integer({ min: 0, max: 9 }), weekCents })
type History = { count: number; days: number; weekCents: readonly number[] }
const afterHistory = (price: DrawdownPrice, { count, days, weekCents }: History) => {
  let uncharged = unbilledAtPayout(price)
  let charged: string = price.drawdownDate
  for (let week = 0; week < count && uncharged.lots.length > 0; week++) {
    const weekly = nextDueDateOf(uncharged, hongKongCalendar)
    if (weekly === undefined || weekly === price.dueDate) break
    charged = weekly
    uncharged = chargeWeek(price, uncharged, weekCents[week % weekCents.length] ?? 0, hongKongCalendar).left
  }
  const next = nextDueDateOf(uncharged, hongKongCalendar) ?? price.dueDate
  return { uncharged, date: addDays(next, -Math.min(days, daysBetween(charged, next))) }
}

const afterWeeks = (price: DrawdownPrice, weeks: readonly number[]): Unbilled =>
  weeks.reduce((left, week) => chargeWeek(price, left, week, hongKongCalendar).left, unbilledAtPayout(price))

describe('a share of sales near the ceiling', () => {
  test('is within it by all readings at the last charge and at an early settlement on any day', () => {
    let waivedAtEnd = 0
    let waivedEarly = 0
    const history = anyHistory(fc.integer({ min: 0, max: 20_000_00 }).map((cents) => [cents]))
    fc.assert(
      fc.property(anyDraw, fc.constantFrom(0, 50), history, (draw, fee, before) => {
        const price = nearCap(draw, fee)
        fc.pre(price.verdict.ok)
        const { uncharged, date } = afterHistory(price, before)
        if (uncharged.lots.length === 0) return
        const last = chargeLot(price, 0, uncharged)
        expect(isWithinCap(price, last.left)).toBe(true)
        if (last.waivedCents > 0) waivedAtEnd++
        if (settledEarly(price, uncharged, date).waivedCents > 0) waivedEarly++
      }),
      runs,
    )
    // Otherwise the test would hold without the ceiling.
    expect(waivedAtEnd).toBeGreaterThan(10)
    expect(waivedEarly).toBeGreaterThan(10)
  })

  test('is within it with interest upfront and after a partial repayment, too', () => {
    const week = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000_00 }))
    const history = anyHistory(fc.array(week, { minLength: 1, maxLength: 8 }))
    const part = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(anyDraw, fc.constantFrom(0, 50), history, part, (draw, fee, before, percent) => {
        const price = draw.isUpfront
          ? priceOf('salesShare', { ...draw, margin: 25_00 + (draw.margin % 19_00), feeBasisPoints: fee })
          : nearCap(draw, fee)
        fc.pre(price.verdict.ok)
        const { uncharged, date } = afterHistory(price, before)
        if (uncharged.lots.length === 0) return
        expect(isWithinCap(price, chargeLot(price, 0, uncharged).left)).toBe(true)
        const whole = settledEarly(price, uncharged, date)
        const amountCents = Math.max(1, Math.floor((whole.totalCents * percent) / 100))
        const paid = pricePrepayment(price, uncharged, terms, amountCents, date)
        expect(paid.interestCents + paid.feeCents + paid.principalCents).toBe(
          amountCents + rebateTotal(paid.rebate),
        )
        expect(rebateTotal(paid.rebate)).toBeLessThanOrEqual(paid.principalCents)
        expect(paid.principalCents + principalOf(paid.left.lots)).toBe(principalOf(uncharged.lots))
        expect(isWithinCap(price, chargeLot(price, 0, paid.left).left)).toBe(true)
        settledEarly(price, paid.left, date)
      }),
      runs,
    )
  })

  const draw = {
    amountCents: 1_000_00,
    margin: 0,
    day: 209,
    months: 6,
    feeBasisPoints: 0,
    deductionBasisPoints: 0,
    isUpfront: false,
  } as const

  test('waives the fee as well where all interest is waived', () => {
    const price = nearCap(draw, 50)
    // The interest to 26 February is charged, after 61 days; the next day ends the second month, and adds a fee of 0.03.
    const charged = afterWeeks(
      price,
      Array.from({ length: 9 }, () => 8_81),
    )
    const { interestCents, feeCents, waivedCents } = settledEarly(price, charged, '2025-02-27')
    expect({ interestCents, feeCents, waivedCents }).toEqual({
      interestCents: 0,
      feeCents: 0,
      waivedCents: 1_28 + 3,
    })
  })

  test('gives back more upfront interest than is unearned where there is no other cost to waive', () => {
    const price = priceOf('salesShare', {
      ...draw,
      amountCents: 500_000_00,
      margin: 37_96,
      day: 438,
      months: 3,
      isUpfront: true,
    })
    expect(price.highestRatePercent).toBe('47.78')
    const charged = afterWeeks(price, [0, 1_239_79, 8_043_82, 10_777_66])
    const whole = settledEarly(price, charged, addDays(nextDueDateOf(charged, hongKongCalendar) ?? '', -2))
    // 57 days of interest at 42.26% on 478,262.35 are 32,001.33.
    expect(whole.rebate).toEqual({ interestCents: 32_266_06, feeCents: 0 })
  })

  test('counts charges of earlier versions, without their calendar months, by days', () => {
    const price = nearCap(
      {
        amountCents: 10_000_00,
        margin: 0,
        day: 0,
        months: 3,
        feeBasisPoints: 0,
        deductionBasisPoints: 0,
        isUpfront: false,
      },
      0,
    )
    const charged = chargeWeek(price, unbilledAtPayout(price), 2_000_00, hongKongCalendar).left
    const { centMonthDays: _new, ...stored } = charged.chargedSoFar
    expect(isWithinCap(price, chargeLot(price, 0, { ...charged, chargedSoFar: stored }).left)).toBe(true)
  })
})

/** Settled on a day up to the first due date. */
const settledOn = (price: DrawdownPrice, day: number) => {
  const first = price.schedule[0]?.dueDate ?? price.dueDate
  const days = daysBetween(price.drawdownDate, first)
  const date = addDays(price.drawdownDate, 1 + (day % days))
  const whole = pricePayoff(price, unbilledAtPayout(price), terms, date)
  return { whole, ...pricePrepayment(price, unbilledAtPayout(price), terms, whole.totalCents, date) }
}

describe('an early settlement near the ceiling', () => {
  test('is within it by all readings on any day, by any method', () => {
    let waived = 0
    const method = fc.constantFrom('bullet', 'equalPrincipal', 'equalInstalment', 'interestMonthly')
    fc.assert(
      fc.property(anyDraw, method, fc.integer({ min: 1, max: 360 }), (draw, by, day) => {
        const price = priceOf(by, {
          ...draw,
          margin: 41_60 + (draw.margin % 2_00),
          feeBasisPoints: 0,
          deductionBasisPoints: 0,
          isUpfront: false,
        })
        fc.pre(price.verdict.ok)
        const { whole, left, allocation } = settledOn(price, day)
        expect(left.lots).toEqual([])
        expect(allocation.surplusCents).toBe(0)
        expect(isWithinCap(price, left)).toBe(true)
        if (whole.waivedCents > 0) waived++
      }),
      runs,
    )
    expect(waived).toBeGreaterThan(10)
  })

  test('a bullet at 47% is settled after a month of 31 days at 48%, not 48.57%', () => {
    const price = priceOf('bullet', {
      amountCents: 100_000_00,
      margin: 42_70,
      day: 30,
      months: 4,
      feeBasisPoints: 0,
      deductionBasisPoints: 0,
      isUpfront: false,
    })
    expect(price.highestRatePercent).toBe('47.80')
    expect(settledOn(price, 30).whole).toMatchObject({
      date: '2024-08-01',
      interestCents: 4_000_00,
      waivedCents: 47_22,
    })
  })
})

test('an early partial repayment does not increase the total, and the later quote settles the rest', () => {
  const method = fc.constantFrom('bullet', 'equalPrincipal', 'equalInstalment', 'interestMonthly')
  fc.assert(
    fc.property(
      anyDraw,
      method,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 99 }),
      (draw, by, when, part) => {
        const price = priceOf(by, draw)
        const before = unbilledAtPayout(price)
        const first = price.schedule[0]?.dueDate ?? price.dueDate
        const date = addDays(
          price.drawdownDate,
          Math.floor((daysBetween(price.drawdownDate, first) * when) / 100),
        )
        const whole = pricePayoff(price, before, terms, date)
        const amountCents = Math.max(1, Math.floor((whole.totalCents * part) / 100))
        const paid = pricePrepayment(price, before, terms, amountCents, date)
        expect(paid.interestCents + paid.feeCents + paid.principalCents).toBe(
          amountCents + rebateTotal(paid.rebate),
        )
        const byMoney = paid.allocation.settled.reduce((sum, settled) => sum + settled.amountCents, 0)
        expect(byMoney).toBe(amountCents)
        expect(paid.principalCents + principalOf(paid.left.lots)).toBe(price.amountCents)
        // Each future charge may be rounded up by half a cent.
        expect(paid.savedCents).toBeGreaterThanOrEqual(-price.schedule.length - 1)
        const rest = pricePayoff(price, paid.left, terms, date)
        // A rebate in two parts is rounded twice.
        const offBy = Math.abs(rest.totalCents - (whole.totalCents - amountCents))
        expect(offBy).toBeLessThanOrEqual(rebateTotal(whole.rebate) > 0 ? 1 : 0)
      },
    ),
    runs,
  )
})

test('early partial repayments never cost more than the quoted interest and fees', () => {
  const method = fc.constantFrom('bullet', 'equalPrincipal', 'equalInstalment', 'interestMonthly')
  const anyPart = fc.record({ when: fc.integer({ min: 0, max: 100 }), part: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(anyDraw, method, fc.array(anyPart, { maxLength: 3 }), (draw, by, parts) => {
      const price = priceOf(by, draw)
      const taken = price.amountCents - payoutCentsOf(price)
      let uncharged = unbilledAtPayout(price)
      let [paid, principal, cost, givenBack, roundings] = [0, 0, 0, 0, 0]
      let date: string = price.drawdownDate
      const take = (due: Omit<DueAmounts, 'dueDate' | 'left' | 'waivedCents'>) => {
        paid += due.principalCents + due.interestCents + due.feeCents - rebateTotal(due.rebate)
        principal += due.principalCents
        cost += due.interestCents + due.feeCents
        givenBack += rebateTotal(due.rebate)
        roundings++
      }
      for (const { when, part } of parts) {
        const next = uncharged.lots[0]?.dueDate ?? price.dueDate
        date = addDays(date, Math.floor((daysBetween(date, next) * when) / 100))
        const { totalCents } = pricePayoff(price, uncharged, terms, date)
        const prepaid = pricePrepayment(price, uncharged, terms, Math.floor((totalCents * part) / 100), date)
        take(prepaid)
        uncharged = prepaid.left
      }
      while (uncharged.lots.length > 0) {
        const due = chargeLot(price, 0, uncharged)
        take(due)
        uncharged = due.left
      }
      expect(principal).toBe(price.amountCents)
      expect(paid).toBe(principal + cost - givenBack)
      // Each part may round half a cent the seller's way or the other.
      expect(givenBack).toBeLessThanOrEqual(taken + roundings)
      const costInAll = paid - payoutCentsOf(price)
      const quotedInAll = price.totalCents - payoutCentsOf(price)
      expect(costInAll).toBeLessThanOrEqual(quotedInAll + roundings)
      expect(costInAll).toBeGreaterThanOrEqual(-roundings)
    }),
    runs,
  )
})
