import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeLot } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import {
  nextDueDateOf,
  noCumulativeCharges,
  type Unbilled,
  unbilledAtPayout,
} from '#shared/drawdown/unbilled.ts'
import { uniformPassThroughCeilings } from '#shared/lending/default-charges.ts'
import { type DrawdownPrice, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { highestEffectiveRate } from '#shared/lending/effective-rate.ts'
import { elapsedBetween } from '#shared/lending/elapsed.ts'
import { feesOn } from '#shared/lending/fees.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { type RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { validateTerms } from '#shared/lending/validate-terms.ts'
import { compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import { byKind, type ChargeAmounts, overdueInterestUpTo } from '#shared/repayment/charge-order.ts'
import {
  type ChargedLoan,
  checkPassThroughFee,
  maxLateChargeCents,
  plusPassThroughFee,
  rateWithFees,
} from '#shared/repayment/pass-through-fee.ts'
import { pricePayoff } from '#shared/repayment/price-payoff.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const terms = {
  ...pricingTermsFor(productTerms.small_shop_financing, 'USD'),
  maxPassThroughFeeCents: 1_000_000_00,
  defaultChargeCents: uniformPassThroughCeilings(1_000_000_00),
}

const priceOf = (
  method: RepaymentMethod,
  {
    amountCents,
    margin,
    day,
    months,
    deduction,
  }: Record<'amountCents' | 'margin' | 'day' | 'months' | 'deduction', number>,
): DrawdownPrice => {
  const drawdownDate = addDays('2024-06-01', day)
  const tenor = method === 'bullet' || method === 'salesShare' ? { days: months * 30 } : { months }
  return priceSchedule({
    amountCents,
    ...feesOn(amountCents, [{ type: 'deduction', percent: (deduction / 100).toFixed(2) }]),
    benchmark: { percent: '4.30', date: drawdownDate, source: 'test' },
    terms: { ...terms, marginPercent: (margin / 100).toFixed(2) },
    repayment: {
      method,
      timing: method === 'bullet' ? 'maturity' : 'periodic',
      collection: 'bank_transfer',
      ...(method === 'salesShare' ? { salesSharePercent: '10.00' } : {}),
    },
    drawdownDate,
    dueDates: dueDatesOf({ tenor }, 'following', drawdownDate, hongKongCalendar),
    fastestRepaymentDays: 1_000,
  })
}

const anyDraw = fc.record({
  amountCents: fc.integer({ min: 1_000_00, max: 20_000_00 }),
  margin: fc.integer({ min: 0, max: 25_00 }),
  day: fc.integer({ min: 0, max: 900 }),
  months: fc.integer({ min: 1, max: 12 }),
  deduction: fc.constantFrom(0, 50),
})

const atPayout = (price: DrawdownPrice): ChargedLoan => ({
  price,
  uncharged: unbilledAtPayout(price),
  chargedSoFar: noCumulativeCharges,
  passThroughFees: noCumulativeCharges,
})

/** The loan after all scheduled charges up to a day. */
const chargedTo = (loan: ChargedLoan, date: string): ChargedLoan => {
  let { uncharged } = loan
  while ((nextDueDateOf({ lots: uncharged.lots }, hongKongCalendar) ?? '9999') <= date)
    uncharged = chargeLot(loan.price, 0, uncharged).left
  return { ...loan, uncharged, chargedSoFar: uncharged.chargedSoFar }
}

const isWithinCap = (loan: ChargedLoan, date: string): boolean =>
  compare(rateWithFees(loan, terms, date).exact, fractionFromDecimal('48')) <= 0

const bullet = (amountCents: number) =>
  priceOf('bullet', { amountCents, margin: 6_50, day: 0, months: 3, deduction: 0 })
const fee = (feeCents: number, chargedCents = 0) => ({
  kind: 'bank' as const,
  feeCents,
  chargedCents,
  chargedOfKindCents: chargedCents,
  maxLateCents: 0,
})

const court = (feeCents: number, chargedOfKindCents: number) => ({
  ...fee(feeCents, 150_00),
  kind: 'court' as const,
  chargedOfKindCents,
})

describe('a pass-through fee', () => {
  test('is limited by the terms per charge order, together with existing ones', () => {
    const loan = atPayout(bullet(100_000_00))
    const date = addDays(loan.price.drawdownDate, 30)
    const held = { ...terms, maxPassThroughFeeCents: 200_00 }
    expect(checkPassThroughFee(loan, fee(200_00), held, date)).toEqual({ ok: true })
    expect(checkPassThroughFee(loan, fee(120_00, 80_00), held, date)).toEqual({ ok: true })
    expect(checkPassThroughFee(loan, fee(120_01, 80_00), held, date)).toEqual({
      ok: false,
      reason: 'aboveCeiling',
      maxCents: 200_00,
    })
    expect(checkPassThroughFee(loan, fee(1), { ...terms, maxPassThroughFeeCents: 0 }, date)).toMatchObject({
      reason: 'aboveCeiling',
    })
  })

  test('is limited by the ceiling of its kind, however much of the total is left', () => {
    const loan = atPayout(bullet(100_000_00))
    const date = addDays(loan.price.drawdownDate, 30)
    const held = { ...terms, defaultChargeCents: { ...uniformPassThroughCeilings(200_00), court: 80_00 } }
    expect(checkPassThroughFee(loan, court(50_00, 30_00), held, date)).toEqual({ ok: true })
    expect(checkPassThroughFee(loan, court(50_01, 30_00), held, date)).toEqual({
      ok: false,
      reason: 'aboveCeilingOfKind',
      maxCents: 80_00,
    })
  })

  test('counts towards 48 % with the interest: 1,000 for 90 days, 89 by calendar months, allow 118.66 in total', () => {
    const price = bullet(1_000_00)
    const date = addDays(price.drawdownDate, 90)
    // 10.80 % of 1,000 for 90 days is 27.00.
    const loan = atPayout(price)
    expect(checkPassThroughFee(loan, fee(91_66), terms, date)).toEqual({ ok: true })
    expect(checkPassThroughFee(loan, fee(91_67), terms, date)).toMatchObject({
      ok: false,
      reason: 'effectiveRateAboveCap',
    })
    expect(checkPassThroughFee(loan, fee(94_00), terms, date)).toMatchObject({ percent: '48.94' })
  })

  test('counts with earlier fees on any charge order', () => {
    const price = bullet(1_000_00)
    const date = addDays(price.drawdownDate, 90)
    const passThroughFees = plusPassThroughFee(noCumulativeCharges, price, 60_00, date)
    const loan = { ...atPayout(price), passThroughFees }
    expect(checkPassThroughFee(loan, fee(31_66), terms, date)).toEqual({ ok: true })
    expect(checkPassThroughFee(loan, fee(31_67), terms, date)).toMatchObject({
      reason: 'effectiveRateAboveCap',
    })
    expect(plusPassThroughFee(passThroughFees, price, -60_00, date)).toEqual(noCumulativeCharges)
  })

  test.each(['bullet', 'equalPrincipal', 'equalInstalment'] as const)(
    'that was accepted keeps every later settlement of a drawdown repaid by %s within 48 %%',
    (method) => {
      let taken = 0
      let refused = 0
      fc.assert(
        fc.property(
          anyDraw,
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.integer({ min: 1, max: 500_00 }),
          (draw, part, feeCents) => {
            const price = priceOf(method, draw)
            const last = price.schedule.at(-1)?.dueDate ?? price.dueDate
            const days = daysBetween(price.drawdownDate, last)
            const day = 1 + Math.floor(part * (days - 1))
            const date = addDays(price.drawdownDate, day)
            const loan = chargedTo(atPayout(price), addDays(date, -1))
            fc.pre(isWithinCap(loan, date))
            if (!checkPassThroughFee(loan, fee(feeCents), terms, date).ok) {
              refused += 1
              return
            }
            taken += 1
            const passThroughFees = plusPassThroughFee(noCumulativeCharges, price, feeCents, date)
            for (let later = day; later <= days; later += 1) {
              const on = addDays(price.drawdownDate, later)
              expect([on, isWithinCap({ ...chargedTo(loan, addDays(on, -1)), passThroughFees }, on)]).toEqual(
                [on, true],
              )
            }
          },
        ),
        { numRuns: 150, seed: 48 },
      )
      // Both outcomes must occur, or the test proves nothing.
      expect([taken > 20, refused > 20]).toEqual([true, true])
    },
  )

  test('is a payment of its day like any other', () => {
    const price = priceOf('bullet', { amountCents: 5_000_00, margin: 9_00, day: 3, months: 4, deduction: 50 })
    const date = addDays(price.drawdownDate, 40)
    const passThroughFees = plusPassThroughFee(
      noCumulativeCharges,
      price,
      35_00,
      addDays(price.drawdownDate, 25),
    )
    const rate = rateWithFees({ ...atPayout(price), passThroughFees }, terms, date)
    expect(rate).toEqual(
      highestEffectiveRate({
        borrowedCents: price.amountCents,
        deductionsCents: price.deductionsCents,
        payments: [
          { amountCents: 35_00, dayOffset: 25, monthDays: 25 },
          {
            amountCents: pricePayoff(price, unbilledAtPayout(price), terms, date).totalCents,
            dayOffset: 40,
            monthDays: elapsedBetween(price.drawdownDate, date).monthDays,
          },
        ],
      }),
    )
  })

  test('makes a week of sales waive interest that would exceed 48 % with it', () => {
    const price = priceOf('salesShare', {
      amountCents: 1_000_00,
      margin: 30_00,
      day: 1,
      months: 6,
      deduction: 0,
    })
    const weekly = (uncharged: Unbilled, fees?: typeof noCumulativeCharges) =>
      chargeWeek(price, uncharged, 2_000_00, hongKongCalendar, fees)
    const first = weekly(unbilledAtPayout(price))
    expect(first.waivedCents).toBe(0)
    const fees = plusPassThroughFee(noCumulativeCharges, price, 5_00, first.dueDate)
    const withFee = weekly(unbilledAtPayout(price), fees)
    expect(withFee.waivedCents).toBeGreaterThan(0)
    expect(withFee.interestCents + withFee.waivedCents).toBe(first.interestCents)
  })
})

// 50,000.00 at 12 % bear 16.67 a day.
const bill = (multiplier: string, charged = 0): ChargeAmounts => ({
  dueDate: '2027-03-01',
  chargedCents: { ...byKind(() => 0), principal: 50_000_00, overdueInterest: charged },
  owedCents: { ...byKind(() => 0), principal: 50_000_00, overdueInterest: charged },
  principalSteps: [{ from: '2027-03-01', principalCents: 50_000_00 }],
  overdueTerms: { ratePercent: '12', basis: 'ACT/360', multiplier, graceDays: 3 },
})

describe('a charge for late payment', () => {
  test('is at most simple interest at the agreed rate, none in the grace period', () => {
    expect(maxLateChargeCents(bill('0'), '2027-03-04')).toBe(0)
    expect(maxLateChargeCents(bill('0'), '2027-03-21')).toBe(333_33)
  })

  test('has no room beside overdue interest, whatever its multiplier', () => {
    for (const multiplier of ['1.0', '1.5']) {
      expect(maxLateChargeCents(bill(multiplier), '2027-03-21')).toBe(0)
      expect(maxLateChargeCents(bill(multiplier, 333_33), '2027-05-21')).toBe(0)
    }
  })

  test('with overdue interest is never more than simple interest, on any day after any part was paid', () => {
    const paid = fc.record({
      day: fc.integer({ min: 1, max: 90 }),
      cents: fc.integer({ min: 1, max: 50_000_00 }),
    })
    fc.assert(
      fc.property(
        paid,
        fc.constantFrom('0', '0.5', '1.0'),
        fc.integer({ min: 0, max: 120 }),
        (part, multiplier, day) => {
          const from = addDays('2027-03-01', part.day)
          const charge = {
            ...bill(multiplier),
            principalSteps: [
              { from: '2027-03-01', principalCents: 50_000_00 },
              { from, principalCents: 50_000_00 - part.cents },
            ],
          }
          const date = addDays('2027-03-01', day)
          const agreed = { ...charge, overdueTerms: { ...charge.overdueTerms, multiplier: '1.0' } }
          expect(maxLateChargeCents(charge, date) + overdueInterestUpTo(charge, date)).toBe(
            overdueInterestUpTo(agreed, date),
          )
        },
      ),
      { numRuns: 200, seed: 22 },
    )
  })

  test('is refused by the terms beside overdue interest, and above what section 22 allows without', () => {
    const loan = atPayout(bullet(100_000_00))
    const date = addDays(loan.price.drawdownDate, 120)
    const late = { ...fee(50_00), kind: 'latePayment' as const, maxLateCents: 49_99 }
    const withCharge = {
      ...terms,
      defaultChargeCents: { ...uniformPassThroughCeilings(100_00), latePayment: 100_00 },
    }
    expect(checkPassThroughFee(loan, late, terms, date)).toMatchObject({ reason: 'aboveCeilingOfKind' })
    expect(checkPassThroughFee(loan, late, withCharge, date)).toEqual({
      ok: false,
      reason: 'aboveSimpleInterest',
      maxCents: 49_99,
    })
    expect(checkPassThroughFee(loan, { ...late, maxLateCents: 50_00 }, withCharge, date)).toEqual({
      ok: true,
    })
    const judged = (more: object) =>
      validateTerms(
        { ...productTerms.small_shop_financing, ...withCharge, maxPassThroughFeeCents: 200_00, ...more },
        '4.30',
        '2027-01-04',
        hongKongCalendar,
      ).refusals
    expect(judged({})).toContainEqual({ reason: 'lateChargeWithInterest' })
    expect(judged({ overdueInterest: false })).toEqual([])
    expect(judged({ overdueInterest: false, maxPassThroughFeeCents: 99_99 })).toContainEqual({
      reason: 'defaultChargeAboveTotal',
    })
  })
})
