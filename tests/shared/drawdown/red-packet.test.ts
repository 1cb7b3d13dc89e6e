import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeLot, type DueAmounts } from '#shared/drawdown/charge-lot.ts'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { nextDueDateOf, type Unbilled, unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { neverNegative } from '#shared/ledger/accounts.ts'
import { balancesOf, trialBalance } from '#shared/ledger/balances.ts'
import {
  drawdownPaidOut,
  drawdownRequested,
  feePosted,
  interestPosted,
  packetApplied,
  payoutCauseOf,
} from '#shared/ledger/facility-postings.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import { rebateGiven, repaymentReceived } from '#shared/ledger/repayment-postings.ts'
import { reversalOf } from '#shared/ledger/reversal.ts'
import { type DrawdownPrice, payoutCentsOf, priceSchedule } from '#shared/lending/drawdown-price.ts'
import { dueDatesOf } from '#shared/lending/due-dates.ts'
import { feesOn } from '#shared/lending/fees.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { rebateTotal } from '#shared/lending/rebate.ts'
import { packetAtPayout } from '#shared/lending/red-packet.ts'
import { withPacket } from '#shared/lending/red-packet-price.ts'
import { type RepaymentMethod, repaymentMethods } from '#shared/lending/repayment-options.ts'
import type { InterestTiming } from '#shared/lending/repayment-terms.ts'
import { pricePayoff, pricePrepayment } from '#shared/repayment/price-payoff.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const terms = pricingTermsFor(productTerms.small_shop_financing, 'USD')
const runs = { numRuns: 300, seed: 44 }

const anyDraw = fc.record({
  method: fc.constantFrom(...repaymentMethods),
  amountCents: fc.integer({ min: 1_000_00, max: 200_000_00 }),
  margin: fc.integer({ min: 0, max: 30_00 }),
  months: fc.integer({ min: 1, max: 12 }),
  feeBasisPoints: fc.constantFrom(0, 0, 125),
  deductionBasisPoints: fc.constantFrom(0, 0, 175),
  isUpfront: fc.boolean(),
  /** As a percentage of all interest: a packet may be worth less or more. */
  worthPercent: fc.integer({ min: 0, max: 150 }),
})

type Draw = Parameters<Parameters<typeof anyDraw.map>[0]>[0]

const timingOf = (method: RepaymentMethod, isUpfront: boolean): InterestTiming => {
  if (isUpfront && method !== 'equalInstalment') return 'upfront'
  return method === 'bullet' ? 'maturity' : 'periodic'
}

const drawdownDate = '2026-03-02'

const pricesOf = (draw: Draw) => {
  const { method, amountCents, margin, months, feeBasisPoints, deductionBasisPoints, isUpfront } = draw
  const tenor = method === 'bullet' || method === 'salesShare' ? { days: months * 30 } : { months }
  const plain = priceSchedule({
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
    fastestRepaymentDays: 1_000,
  })
  const worthCents = Math.floor((plain.interestCents * draw.worthPercent) / 100)
  return { plain, price: withPacket(plain, { packetId: 'p', worthCents }), worthCents }
}

/** The seller's total cost if everything is paid on time. */
const costOf = (price: DrawdownPrice) => price.totalCents - payoutCentsOf(price)

/** A drawdown's ledger, by the lender's postings and the seller's payments. */
const openBooks = (price: DrawdownPrice) => {
  const postings: Posting[] = []
  let paidCents = 0
  const post = (...made: (Posting | undefined)[]) => {
    postings.push(...made.flatMap((posting) => posting ?? []))
    const balances = balancesOf(postings)
    expect(trialBalance(balances)).toBe(0)
    for (const account of neverNegative) expect(balances[account]).toBeGreaterThanOrEqual(0)
  }
  const upfront = price.upfrontInterestCents ?? 0
  const packetCents = packetAtPayout(price)
  post(drawdownRequested('d', drawdownDate, price.amountCents))
  post(
    upfront + packetCents > 0
      ? interestPosted(payoutCauseOf('d'), drawdownDate, upfront + packetCents)
      : undefined,
    packetApplied(payoutCauseOf('d'), drawdownDate, packetCents),
    feePosted(payoutCauseOf('d'), drawdownDate, price.deductionsCents),
    drawdownPaidOut('d', drawdownDate, price.amountCents, {
      interestCents: upfront,
      feeCents: price.deductionsCents,
    }),
  )
  let cause = 0
  /** Charges due amounts and pays them, as the daily close and an early repayment do. */
  const charge = (due: Omit<DueAmounts, 'left'>): Posting[] => {
    const before = postings.length
    const { dueDate: date, interestCents, packetCents: byPacket, feeCents, principalCents, rebate } = due
    const name = `d@${++cause}`
    const money = {
      interest: interestCents,
      fee: feeCents,
      principal: principalCents - rebateTotal(rebate),
    }
    post(
      interestPosted(name, date, interestCents + byPacket),
      packetApplied(name, date, byPacket),
      feePosted(name, date, feeCents),
      rebateGiven(name, date, rebate),
    )
    const settled = (['interest', 'fee', 'principal'] as const).map((kind) => ({
      due: { id: kind, kind, dueDate: date, amountCents: money[kind] },
      amountCents: money[kind],
    }))
    for (const { amountCents } of settled) expect(amountCents).toBeGreaterThanOrEqual(0)
    paidCents += money.interest + money.fee + money.principal
    post(repaymentReceived(name, date, { settled, remaining: [], surplusCents: 0 }))
    return postings.slice(before)
  }
  return {
    charge,
    takeBack: (made: readonly Posting[]) => {
      paidCents -= made.reduce(
        (sum, { kind, lines }) =>
          kind === 'repayment-received'
            ? sum + (lines.find(({ account }) => account === 'cash')?.amountCents ?? 0)
            : sum,
        0,
      )
      post(...made.map((posting) => reversalOf(posting, drawdownDate)))
    },
    /** After full repayment, the charges less the packet's payments and the rebates equal the receipts. */
    close: (worthCents: number) => {
      const balances = balancesOf(postings)
      const { principalReceivable, interestReceivable, feeReceivable, rewardsGiven } = balances
      expect([principalReceivable, interestReceivable, feeReceivable]).toEqual([0, 0, 0])
      expect(rewardsGiven).toBeGreaterThanOrEqual(0)
      expect(rewardsGiven).toBeLessThanOrEqual(worthCents)
      const interestCharged = 0 - balances.interestIncome
      const feeCharged = 0 - balances.feeIncome
      expect(rewardsGiven).toBeLessThanOrEqual(interestCharged)
      expect(paidCents - payoutCentsOf(price)).toBe(interestCharged + feeCharged - rewardsGiven)
      expect(balances.cash).toBe(paidCents - payoutCentsOf(price))
      return { interestCharged, rewardsGiven }
    },
  }
}

const chargeNext = (price: DrawdownPrice, uncharged: Unbilled, weekCents: number): DueAmounts => {
  const isEnd = nextDueDateOf(uncharged, hongKongCalendar) === uncharged.lots[0]?.dueDate
  return isEnd ? chargeLot(price, 0, uncharged) : chargeWeek(price, uncharged, weekCents, hongKongCalendar)
}

describe('a red packet', () => {
  test('reduces the cost by exactly what it pays, and never raises the effective rate', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const { plain, price, worthCents } = pricesOf(draw)
        const pays = price.packet?.paysCents ?? 0
        expect(pays).toBe(Math.min(worthCents, plain.interestCents))
        expect(price.interestCents + pays).toBe(plain.interestCents)
        expect(costOf(plain) - costOf(price)).toBe(pays)
        expect(price.totalCents).toBe(price.schedule.reduce((sum, { totalCents }) => sum + totalCents, 0))
        expect(price.verdict).toEqual(plain.verdict)
        const [before, after] = [Number(plain.effectiveRatePercent), Number(price.effectiveRatePercent)]
        expect(after).toBeLessThanOrEqual(before)
        expect(pays > 0 || after === before).toBe(true)
      }),
      runs,
    )
  })

  test('pays the quoted amounts as they are charged, and the books stay balanced', () => {
    fc.assert(
      fc.property(
        anyDraw,
        fc.array(fc.integer({ min: 0, max: 30_000_00 }), { minLength: 1 }),
        (draw, weeks) => {
          const { price, worthCents } = pricesOf(draw)
          fc.pre(price.verdict.ok)
          const books = openBooks(price)
          let uncharged = unbilledAtPayout(price)
          for (let time = 0; uncharged.lots.length > 0; time++) {
            const due = chargeNext(price, uncharged, weeks[time % weeks.length] ?? 0)
            // A share of sales is charged by weekly sales instead of a schedule.
            const quoted = draw.method === 'salesShare' ? due : price.schedule[time]
            expect([due.interestCents, due.packetCents]).toEqual([
              quoted?.interestCents,
              quoted?.packetCents ?? 0,
            ])
            books.charge(due)
            uncharged = due.left
          }
          const { rewardsGiven } = books.close(worthCents)
          expect(rewardsGiven).toBe(draw.method === 'salesShare' ? rewardsGiven : price.packet?.paysCents)
        },
      ),
      runs,
    )
  })

  test('keeps the books balanced through early repayments, one of which bounces', () => {
    const anyPart = fc.record({
      when: fc.integer({ min: 0, max: 100 }),
      part: fc.integer({ min: 1, max: 100 }),
      bounces: fc.boolean(),
    })
    fc.assert(
      fc.property(anyDraw, fc.array(anyPart, { maxLength: 4 }), (draw, parts) => {
        const { price, worthCents } = pricesOf(draw)
        fc.pre(price.verdict.ok)
        const books = openBooks(price)
        let uncharged = unbilledAtPayout(price)
        let date: string = drawdownDate
        for (const { when, part, bounces } of parts) {
          const next = nextDueDateOf(uncharged, hongKongCalendar)
          if (!next) break
          date = addDays(date, Math.floor((daysBetween(date, next) * when) / 100))
          const { totalCents } = pricePayoff(price, uncharged, terms, date)
          const amountCents = Math.max(1, Math.floor((totalCents * part) / 100))
          const paid = pricePrepayment(price, uncharged, terms, amountCents, date)
          if (paid.principalCents === 0) continue
          expect(part < 100 || paid.left.lots.length === 0).toBe(true)
          const made = books.charge({ ...paid, dueDate: date, waivedCents: 0 })
          if (bounces) books.takeBack(made)
          else uncharged = paid.left
        }
        while (uncharged.lots.length > 0) {
          const due = chargeNext(price, uncharged, 5_000_00)
          books.charge(due)
          uncharged = due.left
        }
        const { interestCharged, rewardsGiven } = books.close(worthCents)
        expect(rewardsGiven).toBeLessThanOrEqual(interestCharged)
      }),
      runs,
    )
  })

  test('pays the earliest days first: an early settlement refunds no more than the seller paid', () => {
    fc.assert(
      fc.property(anyDraw, fc.integer({ min: 0, max: 100 }), (draw, when) => {
        const { plain, price, worthCents } = pricesOf({ ...draw, method: 'bullet' })
        // Near the ceiling, a higher payout allows a higher cost.
        fc.pre(Number(plain.highestRatePercent) < 46)
        const date = addDays(drawdownDate, Math.floor((price.tenorDays * when) / 100))
        const [without, used] = [plain, price].map((each) => {
          const { totalCents } = pricePayoff(each, unbilledAtPayout(each), terms, date)
          return totalCents - payoutCentsOf(each)
        })
        const fees = draw.feeBasisPoints + draw.deductionBasisPoints > 0
        const saved = (without ?? 0) - (used ?? 0)
        expect(saved).toBeGreaterThanOrEqual(0)
        expect(saved).toBeLessThanOrEqual(worthCents)
        // Without fees, the cost is interest only, which the packet pays up to its value.
        expect(saved).toBe(fees ? saved : Math.min(worthCents, without ?? 0))
      }),
      runs,
    )
  })

  test('pays nothing of a fee', () => {
    const { plain, price } = pricesOf({
      method: 'bullet',
      amountCents: 10_000_00,
      margin: 8_00,
      months: 3,
      feeBasisPoints: 125,
      deductionBasisPoints: 175,
      isUpfront: false,
      worthPercent: 150,
    })
    expect([plain.interestCents, price.interestCents]).toEqual([310_92, 0])
    expect([price.feeCents, price.deductionsCents, price.totalCents]).toEqual([125_00, 175_00, 10_125_00])
  })
})
