import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeLot } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { nextDueDateOf, nothingCharged, type Unbilled, unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { type DrawdownPrice, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { highestEffectiveRate } from '#shared/lending/effective-rate.ts'
import { elapsedBetween } from '#shared/lending/elapsed.ts'
import { feesOn } from '#shared/lending/fees.ts'
import { pricedIn, productTerms } from '#shared/lending/product-terms.ts'
import { type RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import {
  type ChargedLoan,
  checkPassThroughFee,
  plusPassThroughFee,
  rateWithFees,
} from '#shared/repayment/pass-through-fee.ts'
import { pricePayoff } from '#shared/repayment/price-payoff.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const terms = { ...pricedIn(productTerms.small_shop_financing, 'USD'), maxPassThroughFeeCents: 1_000_000_00 }

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
  chargedSoFar: nothingCharged,
  passThroughFees: nothingCharged,
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
const fee = (feeCents: number, chargedCents = 0) => ({ feeCents, chargedCents })

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
    const passThroughFees = plusPassThroughFee(nothingCharged, price, 60_00, date)
    const loan = { ...atPayout(price), passThroughFees }
    expect(checkPassThroughFee(loan, fee(31_66), terms, date)).toEqual({ ok: true })
    expect(checkPassThroughFee(loan, fee(31_67), terms, date)).toMatchObject({
      reason: 'effectiveRateAboveCap',
    })
    expect(plusPassThroughFee(passThroughFees, price, -60_00, date)).toEqual(nothingCharged)
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
            const passThroughFees = plusPassThroughFee(nothingCharged, price, feeCents, date)
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
    const passThroughFees = plusPassThroughFee(nothingCharged, price, 35_00, addDays(price.drawdownDate, 25))
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
    const weekly = (uncharged: Unbilled, fees?: typeof nothingCharged) =>
      chargeWeek(price, uncharged, 2_000_00, hongKongCalendar, fees)
    const first = weekly(unbilledAtPayout(price))
    expect(first.waivedInterestCents).toBe(0)
    const fees = plusPassThroughFee(nothingCharged, price, 5_00, first.dueDate)
    const withFee = weekly(unbilledAtPayout(price), fees)
    expect(withFee.waivedInterestCents).toBeGreaterThan(0)
    expect(withFee.interestCents + withFee.waivedInterestCents).toBe(first.interestCents)
  })
})
