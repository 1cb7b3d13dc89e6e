import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeLot } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { nextDueDateOf, principalOf, unchargedAtPayout } from '#shared/drawdown/uncharged.ts'
import { type DrawdownPrice, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { effectiveRateOfSums } from '#shared/lending/effective-rate.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { dueDatesOf, type RepaymentMethod } from '#shared/lending/repayment-options.ts'
import { compare, fraction } from '#shared/money/fraction.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const terms = productTerms.small_shop_financing
const runs = { numRuns: 1_000, seed: 14 }

const anyDraw = fc.record({
  amountCents: fc.integer({ min: 1_000_00, max: 500_000_00 }),
  margin: fc.integer({ min: 0, max: 30_00 }),
  day: fc.integer({ min: 0, max: 900 }),
  months: fc.integer({ min: 1, max: 12 }),
})

type Draw = Parameters<Parameters<typeof anyDraw.map>[0]>[0]

const priceOf = (method: RepaymentMethod, { amountCents, margin, day, months }: Draw): DrawdownPrice => {
  const drawdownDate = addDays('2024-06-01', day)
  const isMonthly = method !== 'bullet' && method !== 'salesShare'
  const tenor = isMonthly ? { months } : { days: months * 30 }
  return priceSchedule({
    amountCents,
    deductionsCents: 0,
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
    // The policy has tests of its own: here it would take most of the time.
    fastestRepaymentDays: 1_000,
  })
}

describe.each(['bullet', 'equalPrincipal', 'equalInstalment', 'interestMonthly'] as const)('%s', (method) => {
  test('is charged as it was quoted, to the cent, until nothing is left', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const price = priceOf(method, draw)
        let uncharged = unchargedAtPayout(price)
        for (const { dueDate, principalCents, interestCents } of price.schedule) {
          const due = chargeLot(price, 0, uncharged)
          expect(due).toMatchObject({ dueDate, principalCents, interestCents })
          uncharged = due.left
        }
        expect(uncharged.lots).toEqual([])
        expect(uncharged.chargedSoFar.cents).toBe(price.totalCents)
      }),
      runs,
    )
  })
})

test('a share of sales repays the principal exactly, within the law’s ceiling and the tenor, whatever is sold', () => {
  const anyWeeks = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000_00 })), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(anyDraw, anyWeeks, (draw, weeks) => {
      const price = priceOf('salesShare', draw)
      const [end] = price.schedule
      let uncharged = unchargedAtPayout(price)
      let principal = 0
      for (let week = 0; uncharged.lots.length > 0; week++) {
        const isEnd = nextDueDateOf(uncharged, hongKongCalendar) === end?.dueDate
        const weekCents = weeks[week % weeks.length] ?? 0
        const due = isEnd
          ? chargeLot(price, 0, uncharged)
          : chargeWeek(price, uncharged, weekCents, hongKongCalendar)
        expect(due.dueDate <= price.dueDate).toBe(true)
        expect(due.interestCents).toBeGreaterThanOrEqual(0)
        const mostCents = isEnd ? price.totalCents : weekCents
        expect(due.principalCents + due.interestCents).toBeLessThanOrEqual(mostCents)
        principal += due.principalCents
        expect(principal + principalOf(due.left.lots)).toBe(price.amountCents)
        uncharged = due.left
      }
      const { cents, centDays } = uncharged.chargedSoFar
      const rate = effectiveRateOfSums({
        principal: BigInt(price.amountCents),
        paid: BigInt(cents),
        paymentDays: BigInt(centDays),
      })
      expect(compare(rate.exact, fraction(48n))).toBeLessThanOrEqual(0)
    }),
    runs,
  )
})

test('a part repaid ahead of time costs no more in all, and what is quoted then settles the rest', () => {
  const method = fc.constantFrom('bullet', 'equalPrincipal', 'equalInstalment', 'interestMonthly')
  fc.assert(
    fc.property(
      anyDraw,
      method,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 99 }),
      (draw, by, when, part) => {
        const price = priceOf(by, draw)
        const before = unchargedAtPayout(price)
        const first = price.schedule[0]?.dueDate ?? price.dueDate
        const date = addDays(
          price.drawdownDate,
          Math.floor((daysBetween(price.drawdownDate, first) * when) / 100),
        )
        const whole = pricePayoff(price, before, terms, date)
        const amountCents = Math.max(1, Math.floor((whole.totalCents * part) / 100))
        const paid = pricePrepayment(price, before, terms, amountCents, date)
        expect(paid.interestCents + paid.principalCents).toBe(amountCents)
        expect(paid.principalCents + principalOf(paid.left.lots)).toBe(price.amountCents)
        // Of every charge to come half a cent may be rounded up.
        expect(paid.savedCents).toBeGreaterThanOrEqual(-price.schedule.length - 1)
        const rest = pricePayoff(price, paid.left, terms, date)
        expect(rest.totalCents).toBe(whole.totalCents - amountCents)
      },
    ),
    runs,
  )
})
