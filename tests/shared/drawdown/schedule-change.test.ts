import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeLot, type DueAmounts } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { canUseFixedDates, changeSchedule, type ScheduleChange } from '#shared/drawdown/schedule-change.ts'
import { nextDueDateOf, principalOf, type Unbilled, unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { defaultAllocationOrder } from '#shared/lending/allocation.ts'
import { priceSchedule } from '#shared/lending/drawdown-price.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { byKind, type ChargeAmounts } from '#shared/repayment/charge-order.ts'
import { pricePlan } from '#shared/repayment/price-plan.ts'
import { type EarlyRepayment, replayDrawdown } from '#shared/repayment/replay-drawdown.ts'
import { addDays, type BusinessDate, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const drawdownDate = '2026-03-01'
const tenorEnd = '2026-08-28'
const amountCents = 1_000_000

const priceWith = (fees = { deductionsCents: 0, feeCents: 0 }) =>
  priceSchedule({
    amountCents,
    ...fees,
    benchmark: { percent: '5.50', date: '2026-02-27', source: 'New York Fed' },
    terms: { ...pricingTermsFor(productTerms.small_shop_financing, 'USD'), marginPercent: '6.50' },
    repayment: {
      method: 'salesShare',
      timing: 'periodic',
      collection: 'bank_transfer',
      salesSharePercent: '15.00',
    },
    drawdownDate,
    dueDates: [tenorEnd],
  })
const price = priceWith()
const terms = { price, minimumInterestDays: 0 }

/** The unbilled rest of the drawdown after some weeks, and the amounts charged in each. */
const afterWeeks = (weeks: readonly number[]) => {
  let left = unbilledAtPayout(price)
  const dues: DueAmounts[] = []
  for (const cents of weeks) {
    if (left.lots.length === 0) break
    const due = chargeWeek(price, left, cents, hongKongCalendar)
    dues.push(due)
    ;({ left } = due)
  }
  return { left, dues }
}

const chargeAll = (uncharged: Unbilled): DueAmounts[] => {
  const dues: DueAmounts[] = []
  for (let left = uncharged; left.lots.length > 0; ) {
    const due = chargeLot(price, 0, left)
    dues.push(due)
    ;({ left } = due)
  }
  return dues
}

const totalOf = ({ principalCents, interestCents, feeCents }: DueAmounts) =>
  principalCents + interestCents + feeCents

const monthsFrom = (first: BusinessDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index * 30))

describe('dates in place of weeks of sales', () => {
  const { left } = afterWeeks([180_000, 135_000])
  const dueDates = monthsFrom('2026-04-10', 4)
  const changed = changeSchedule(terms, left, { on: '2026-03-20', dueDates })

  test('have the same principal, equal dues and interest from the last charge on', () => {
    const dues = chargeAll(changed)
    expect(dues.map(({ dueDate }) => dueDate)).toEqual(dueDates)
    expect(principalOf(changed.lots)).toBe(principalOf(left.lots))
    // 6,902.54 (V18), 23 days at 12%.
    expect(dues[0]?.interestCents).toBe(5_292)
    const [first = 0, ...others] = dues.map(totalOf)
    for (const each of others.slice(0, -1)) expect(each).toBe(first)
    expect(first - (others.at(-1) ?? 0)).toBeGreaterThanOrEqual(0)
    expect(first - (others.at(-1) ?? 0)).toBeLessThan(dueDates.length)
    expect(nextDueDateOf(changed, hongKongCalendar)).toBe('2026-04-10')
  })

  test('that are over already count as the day of the change', () => {
    const late = changeSchedule(terms, left, { on: '2026-05-20', dueDates })
    expect(late.lots.map(({ dueDate }) => dueDate)).toEqual(['2026-05-20', '2026-06-09', '2026-07-09'])
    expect(principalOf(late.lots)).toBe(principalOf(left.lots))
  })

  test('leave nothing to change of a drawdown that is charged', () => {
    const all = afterWeeks([amountCents * 2]).left
    expect(changeSchedule(terms, all, { on: '2026-03-20', dueDates })).toBe(all)
  })

  test('can begin again with weeks, with the rest at the end of the tenor', () => {
    const [, ...rest] = chargeAll(changed)
    const paid = chargeLot(price, 0, changed).left
    const again = changeSchedule(terms, paid, {
      on: '2026-04-12',
      dueDates: [tenorEnd],
      weekEnding: '2026-04-19',
    })
    expect(again.lots).toEqual([{ dueDate: tenorEnd, principalCents: principalOf(paid.lots) }])
    expect(nextDueDateOf(again, hongKongCalendar)).toBe('2026-04-22')
    expect(rest.length).toBeGreaterThan(0)
  })
})

test('dates do not take the place of weeks where a deduction or a fee was priced for the tenor', () => {
  expect(canUseFixedDates(price)).toBe(true)
  expect(canUseFixedDates(priceWith({ deductionsCents: 10_000, feeCents: 0 }))).toBe(false)
  expect(canUseFixedDates(priceWith({ deductionsCents: 0, feeCents: 10_000 }))).toBe(false)
})

const allocation = { allocationOrder: defaultAllocationOrder, allocationPriority: 'kind' as const }

/** The charge order of dues, unpaid. */
const billOf = (due: DueAmounts): ChargeAmounts => {
  const cents = byKind(
    (kind) =>
      ({
        fee: due.feeCents,
        overdueInterest: 0,
        interest: due.interestCents,
        principal: due.principalCents,
      })[kind],
  )
  return {
    dueDate: due.dueDate,
    chargedCents: cents,
    owedCents: cents,
    principalSteps: [{ from: due.dueDate, principalCents: due.principalCents }],
    overdueTerms: { ratePercent: '12.00', basis: 'ACT/360', multiplier: '1', graceDays: 3 },
  }
}

const upTo = (date: BusinessDate, of: readonly { dueDate: BusinessDate; cents: number }[]) =>
  of.reduce((sum, each) => (each.dueDate <= date ? sum + each.cents : sum), 0)

const weeks = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 50_00, max: 200_000 })), { maxLength: 6 })
const plan = fc.record({ first: fc.integer({ min: 1, max: 40 }), count: fc.integer({ min: 1, max: 12 }) })

describe('whatever was charged before', () => {
  test('all of the principal is charged once, and interest for each day once, at the agreed rate', () => {
    fc.assert(
      fc.property(weeks, plan, (shares, { first, count }) => {
        const { left, dues: before } = afterWeeks(shares)
        if (left.lots.length === 0) return
        const on = addDays(before.at(-1)?.dueDate ?? drawdownDate, 1)
        const changed = changeSchedule(terms, left, { on, dueDates: monthsFrom(addDays(on, first), count) })
        expect(principalOf(changed.lots)).toBe(principalOf(left.lots))
        const dues = [...before, ...chargeAll(changed)]
        expect(dues.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(amountCents)
        // Simple interest on what was outstanding, half a cent of rounding a charge.
        let outstanding = amountCents
        let from: BusinessDate = drawdownDate
        let interest = 0
        for (const { dueDate, principalCents } of dues) {
          interest += (outstanding * 12 * daysBetween(from, dueDate)) / 36_000
          outstanding -= principalCents
          from = dueDate
        }
        const charged = dues.reduce((sum, { interestCents }) => sum + interestCents, 0)
        expect(Math.abs(charged - interest)).toBeLessThanOrEqual(dues.length)
        // Only the first dues may exceed the level amount, as they may include unpaid interest of earlier weeks.
        const totals = chargeAll(changed).map(totalOf)
        expect(Math.max(...totals)).toBeLessThanOrEqual(
          Math.max(totals[0] ?? 0, (totals[1] ?? totals[0] ?? 0) + 1),
        )
      }),
    )
  })

  test('a replay of its history comes to the same, with early repayments on the day of the change', () => {
    fc.assert(
      fc.property(weeks, plan, fc.boolean(), fc.boolean(), (shares, { first, count }, isEarly, isOver) => {
        const { left: atChange, dues: before } = afterWeeks(shares)
        const insteadOf = nextDueDateOf(atChange, hongKongCalendar)
        if (insteadOf === undefined) return
        const on = addDays(insteadOf, -1)
        if (before.some(({ dueDate }) => dueDate > on)) return
        const early: EarlyRepayment[] = isEarly
          ? [{ id: 'early', date: on, cents: 10_000, number: atChange.timesCharged + 1 }]
          : []
        const change: ScheduleChange = {
          on,
          insteadOf,
          timesCharged: atChange.timesCharged + (isOver ? 1 : 0),
          dueDates: monthsFrom(addDays(on, first), count),
        }
        const weekEndings = new Map<BusinessDate, number>()
        let sunday = unbilledAtPayout(price).weekEnding ?? ''
        for (const cents of shares) {
          weekEndings.set(sunday, cents)
          sunday = addDays(sunday, 7)
        }
        const replay = (uncharged: BusinessDate | undefined) =>
          replayDrawdown(
            {
              price,
              terms: { ...productTerms.small_shop_financing, minimumInterestDays: 0 },
              calendar: hongKongCalendar,
              weeks: weekEndings,
              changes: [change],
            },
            { early, uncharged, afterDue: new Set() },
          )
        const upToChange = replay(addDays(on, 1))
        expect(upToChange?.events.filter(({ kind }) => kind === 'due')).toHaveLength(before.length)
        const whole = replay(undefined)
        const principal = (whole?.events ?? []).reduce(
          (sum, event) =>
            sum + (event.kind === 'due' ? event.due.principalCents : event.prepayment.principalCents),
          0,
        )
        expect(principal).toBe(amountCents)
        expect(whole?.left.lots).toEqual([])
        const dates = new Set(change.dueDates)
        expect(
          whole?.events
            .filter((event) => event.kind === 'due' && event.date > on)
            .every(({ date }) => dates.has(date)),
        ).toBe(true)
        const changed = changeSchedule(terms, atChange, change)
        expect(isEarly ? changed : upToChange?.left).toEqual(changed)
      }),
    )
  })

  test('a plan by them asks for the debt in equal parts, each of what has been billed by its date', () => {
    const cents = fc.integer({ min: 0, max: 300_000 })
    fc.assert(
      fc.property(weeks, plan, cents, (shares, { first, count }, between) => {
        const { left, dues: before } = afterWeeks(shares)
        if (left.lots.length === 0) return
        const on = addDays(before.at(-1)?.dueDate ?? drawdownDate, 1)
        const dueDates = monthsFrom(addDays(on, first + 14), count)
        const offered = chargeAll(changeSchedule(terms, left, { on, dueDates }))
        const owedCents = offered.reduce((sum, due) => sum + totalOf(due), 0)
        const priced = pricePlan(
          { charges: offered.map(billOf), allocation },
          { from: on, interest: 'asAgreed', grace: { graceDays: 3 }, dates: dueDates },
        )
        const amounts = priced?.instalments.map(({ amountCents: each }) => each) ?? []
        expect(priced).toMatchObject({ owedCents, interestCents: 0 })
        expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(owedCents)
        // Another week may be billed before the plan is signed: the plan then starts from the rest.
        const week = between > 0 ? chargeWeek(price, left, between, hongKongCalendar) : undefined
        const atSignature = week?.left ?? left
        const bills = [
          ...(week ? [week] : []),
          ...chargeAll(changeSchedule(terms, atSignature, { on: week?.dueDate ?? on, dueDates })),
        ]
        const billed = bills.map((due) => ({ dueDate: due.dueDate, cents: totalOf(due) }))
        const asked = (priced?.instalments ?? []).map((each) => ({
          dueDate: each.dueDate,
          cents: each.amountCents,
        }))
        // The interest that this week's payment saves is not part of the last instalment.
        const saved = Math.max(0, upTo('9999-12-31', asked) - upTo('9999-12-31', billed))
        for (const date of dueDates)
          expect(upTo(date, billed) + saved + count).toBeGreaterThanOrEqual(upTo(date, asked))
        expect(bills.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(
          principalOf(left.lots),
        )
      }),
    )
  })
})
