import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { upfrontCents, valueLoan } from '#shared/books/loan-value.ts'
import { type ChargedPrice, unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { type PriceRequest, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import {
  type DrawdownEvent,
  type EarlyRepayment,
  type ReplayedDrawdown,
  replayDrawdown,
} from '#shared/repayment/replay-drawdown.ts'
import { addDays, addMonths, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const drawdownDate = '2026-11-16'
const benchmark = { percent: '5.50', date: '2026-11-13', source: 'test' }
const terms = { ...pricingTermsFor(productTerms.small_shop_financing, 'USD'), marginPercent: '6.50' }
const forecast = { yearlyNetSalesCents: 0, minimumRepaymentCents: 0, minimumInterestDays: 0 }

const replay = (
  price: ChargedPrice,
  date: string,
  early: readonly EarlyRepayment[] = [],
): ReplayedDrawdown => {
  const replayed = replayDrawdown(
    { price, terms, calendar: hongKongCalendar, weeks: new Map() },
    { early: early.filter((each) => each.date <= date), uncharged: addDays(date, 1), afterDue: new Set() },
  )
  if (!replayed) throw new Error('no history')
  return replayed
}

const incomeOf = (event: DrawdownEvent): number => {
  const charged = event.kind === 'due' ? event.due : event.prepayment
  return charged.interestCents + charged.packetCents + charged.feeCents - rebateTotal(charged.rebate)
}

/** The income charged and the income earned by the end of a date. */
const booksOn = (price: ChargedPrice, date: string, early: readonly EarlyRepayment[] = []) => {
  const { events, left } = replay(price, date, early)
  const charged = events.reduce((sum, event) => sum + incomeOf(event), upfrontCents(price))
  const value = valueLoan({ price, left, forecast }, date)
  return {
    charged,
    value,
    earned: charged + value.accruedInterestCents + value.accruedFeeCents - value.unearnedCents,
  }
}

const priceOf = (request: Partial<PriceRequest>) =>
  priceSchedule({
    amountCents: 100_000_00,
    deductionsCents: 0,
    benchmark,
    terms,
    repayment: { method: 'bullet', timing: 'maturity', collection: 'bank_transfer' },
    drawdownDate,
    dueDates: [addDays(drawdownDate, 90)],
    ...request,
  })

describe('V25 100,000 at 12% ACT/360 for 90 days', () => {
  const price = priceOf({ terms: { ...terms, dayCountBasis: 'ACT/360' } })

  test('earned by the end of the year, after 45 days, 1,500.00, and nothing is charged', () => {
    expect(booksOn(price, '2026-12-31')).toEqual({
      charged: 0,
      earned: 1_500_00,
      value: { accruedInterestCents: 1_500_00, accruedFeeCents: 0, unearnedCents: 0 },
    })
  })

  test('charged and earned in all 3,000.00', () => {
    expect(booksOn(price, price.dueDate)).toMatchObject({ charged: 3_000_00, earned: 3_000_00 })
  })
})

test('a minimum of interest is earned when it is charged', () => {
  const minimum = { ...terms, minimumInterestDays: 30 }
  const price = priceOf({ terms: minimum })
  const { left } = replay(price, addDays(drawdownDate, 10))
  expect(valueLoan({ price, left, forecast }, addDays(drawdownDate, 10)).accruedInterestCents).toBe(333_33)
})

const methods = [
  { method: 'bullet', timing: 'maturity' },
  { method: 'bullet', timing: 'upfront' },
  { method: 'equalPrincipal', timing: 'periodic' },
  { method: 'equalPrincipal', timing: 'upfront' },
  { method: 'equalInstalment', timing: 'periodic' },
  { method: 'interestMonthly', timing: 'periodic' },
] as const

const loans = fc.record({
  amount: fc.integer({ min: 1_000_00, max: 5_000_000_00 }),
  months: fc.integer({ min: 1, max: 12 }),
  repayment: fc.constantFrom(...methods),
  feePerMille: fc.integer({ min: 0, max: 30 }),
  deductionPerMille: fc.integer({ min: 0, max: 30 }),
})

const priceRandom = ({
  amount,
  months,
  repayment,
  feePerMille,
  deductionPerMille,
}: typeof loans extends fc.Arbitrary<infer Loan> ? Loan : never) =>
  priceOf({
    amountCents: amount,
    feeCents: Math.round((amount * feePerMille) / 1000),
    deductionsCents: Math.round((amount * deductionPerMille) / 1000),
    repayment: { ...repayment, collection: 'bank_transfer' },
    dueDates: Array.from({ length: months }, (_, index) => addMonths(drawdownDate, index + 1)),
  })

/** The days of the payout and the last due date, and some between them. */
const daysOf = ({ drawdownDate: first, dueDate }: ChargedPrice & { dueDate: string }) => [
  ...Array.from({ length: 12 }, (_, part) =>
    addDays(first, Math.floor((daysBetween(first, dueDate) * part) / 12)),
  ),
  dueDate,
]

const runs = Number(process.env['RANDOM_LOANS'] ?? 60)

describe('random loans', () => {
  test('earn from 0 on, never less than before, and in all what is charged, to the cent', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const price = priceRandom(loan)
        const earned = daysOf(price).map((date) => booksOn(price, date).earned)
        expect(earned[0]).toBe(0)
        expect(earned.every((cents, day) => day === 0 || cents >= (earned[day - 1] ?? 0))).toBe(true)
        expect(earned.at(-1)).toBe(price.interestCents + (price.feeCents ?? 0) + price.deductionsCents)
      }),
      { numRuns: runs, seed: 41 },
    )
  })

  test('that are repaid early, in part and in whole, have earned what was charged in the end', () => {
    const repayments = fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 360 }), perMille: fc.integer({ min: 1, max: 1200 }) }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(loans, repayments, (loan, paid) => {
        const price = priceRandom(loan)
        const early = paid
          .filter(({ day }) => day < price.tenorDays)
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, perMille }, index) => ({
            id: `${index}`,
            date: addDays(drawdownDate, day),
            cents: Math.ceil((loan.amount * perMille) / 1000),
          }))
        for (const { date } of early) {
          const { value, earned } = booksOn(price, date, early)
          expect(value.unearnedCents).toBeGreaterThanOrEqual(0)
          expect(value.accruedInterestCents).toBeGreaterThanOrEqual(0)
          // What is given back is rounded half-up, to the lender's cost of a cent each time.
          expect(earned).toBeGreaterThanOrEqual(0 - early.length)
        }
        const end = booksOn(price, price.dueDate, early)
        expect(end.value).toMatchObject({ accruedInterestCents: 0, accruedFeeCents: 0, unearnedCents: 0 })
        expect(end.earned).toBe(end.charged)
      }),
      { numRuns: runs * 2, seed: 42 },
    )
  })
})

test('the red packet’s part of upfront interest is earned with the rest', () => {
  const price = {
    ...priceOf({ repayment: { method: 'bullet', timing: 'upfront', collection: 'bank_transfer' } }),
    packet: { packetId: 'one', worthCents: 100_00, paysCents: 100_00 },
  }
  expect(upfrontCents(price)).toBe((price.upfrontInterestCents ?? 0) + packetAtPayout(price))
  expect(booksOn(price, drawdownDate).earned).toBe(0)
  expect(booksOn(price, price.dueDate).earned).toBe(upfrontCents(price))
  expect(unbilledAtPayout(price).lots).toHaveLength(1)
})
