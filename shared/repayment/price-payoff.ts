import { chargeLot } from '../drawdown/charge-lot.ts'
import { costTermsOf } from '../drawdown/cost-terms.ts'
import { costsAboveCap } from '../drawdown/costs-above-cap.ts'
import { interestBack, packetUsed, remainingPacketCents } from '../drawdown/red-packet-use.ts'
import {
  addCharges,
  type ChargedPrice,
  type CumulativeCharges,
  noCumulativeCharges,
  type Unbilled,
} from '../drawdown/unbilled.ts'
import type { Allocation, Due, DueKind } from '../lending/allocation.ts'
import { elapsedBetween } from '../lending/elapsed.ts'
import { noFeeProgress } from '../lending/fees.ts'
import type { OutstandingDrawdown, WaivedCosts } from '../lending/outstanding-drawdown.ts'
import { type PayoffAmounts, payoffOn, repayDrawdown } from '../lending/payoff.ts'
import { overdueMultiplierOf, type ProductTerms } from '../lending/product-terms.ts'
import { type Rebate, rebateTotal } from '../lending/rebate.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The terms of a facility that matter for early repayment. */
export type PayoffTerms = Pick<
  ProductTerms,
  | 'minimumInterestDays'
  | 'graceDays'
  | 'overdueInterest'
  | 'overdueMultiplier'
  | 'allocationOrder'
  | 'allocationPriority'
>

const interestLeftId = 'interest left'

const uncappedOf = (price: ChargedPrice, uncharged: Unbilled, terms: PayoffTerms): OutstandingDrawdown => {
  const { lots, chargedDays, interestLeftCents = 0, feeProgress = noFeeProgress } = uncharged
  const left: Due = {
    id: interestLeftId,
    kind: 'interest',
    dueDate: price.drawdownDate,
    amountCents: interestLeftCents,
  }
  return {
    terms: {
      ...costTermsOf(price, terms.minimumInterestDays, uncharged),
      graceDays: terms.graceDays,
      overdueMultiplier: overdueMultiplierOf(terms),
    },
    lots: lots.filter(({ principalCents }) => principalCents > 0),
    chargedDays,
    charged: interestLeftCents > 0 ? [left] : [],
    feeProgress,
    packetLeftCents: remainingPacketCents(price, uncharged),
  }
}

/** The drawdown, with the costs that the statutory ceiling waives if the whole rest is repaid on a day. */
const runningOf = (
  price: ChargedPrice,
  uncharged: Unbilled,
  terms: PayoffTerms,
  date: BusinessDate,
  passThroughFees: CumulativeCharges,
): OutstandingDrawdown & { waived: WaivedCosts } => {
  const running = uncappedOf(price, uncharged, terms)
  const { principalCents, overdueInterestCents, feeCents, rebate, ...ofInterest } = payoffOn(running, date)
  const interestCents = ofInterest.interestCents + ofInterest.packetCents
  const { chargedSoFar: soFar, interestBackCents = 0 } = uncharged
  const waived = costsAboveCap(
    price,
    { soFar, passThroughFees, interestBackCents },
    { principalCents: principalCents + overdueInterestCents, feeCents, interestCents, rebate },
    date,
  )
  return { ...running, waived }
}

/** All future interest and fees if everything is paid as it falls due, less what is then given back. */
const costStillToCome = (
  price: ChargedPrice,
  minimumInterestDays: number,
  uncharged: Unbilled,
  passThroughFees: CumulativeCharges,
): Cents => {
  let sum = 0
  for (let left = uncharged; left.lots.length > 0; ) {
    const due = chargeLot(price, minimumInterestDays, left, passThroughFees)
    sum += due.interestCents + due.feeCents - rebateTotal(due.rebate)
    left = due.left
  }
  return sum
}

/**
 * Prices the settlement of the uncharged part of a drawdown, on a day up to its next due date: principal, with interest
 * and fee to that day, less the rebate. Quote and posting use this one rule. Throws RangeError on a day before the
 * payout.
 */
export const pricePayoff = (
  price: ChargedPrice,
  uncharged: Unbilled,
  terms: PayoffTerms,
  date: BusinessDate,
  /** Pass-through fees count towards the statutory ceiling of a share of sales. */
  passThroughFees: CumulativeCharges = noCumulativeCharges,
): PayoffAmounts & { savedCents: Cents; waivedCents: Cents } => {
  const running = runningOf(price, uncharged, terms, date, passThroughFees)
  const quote = payoffOn(running, date)
  const savedCents =
    costStillToCome(price, terms.minimumInterestDays, uncharged, passThroughFees) -
    quote.interestCents -
    quote.feeCents +
    rebateTotal(quote.rebate)
  const { waived } = running
  return { ...quote, savedCents, waivedCents: waived.interestCents + waived.feeCents }
}

export interface Prepayment {
  /** The settled dues, and the surplus. */
  allocation: Allocation
  interestCents: Cents
  /** The red packet's part of the interest. */
  packetCents: Cents
  feeCents: Cents
  /** Principal repaid by money and rebate. */
  principalCents: Cents
  /** Upfront deductions that are given back. */
  rebate: Rebate
  /** Interest and fees that are given back or no longer owed, if the rest is paid as it falls due. */
  savedCents: Cents
  left: Unbilled
}

/** The dues settled by the money alone: without the principal that the rebate settles. */
const lessRebate = ({ settled, ...rest }: Allocation, rebateCents: Cents): Allocation => {
  let left = rebateCents
  const byMoney = settled.toReversed().map(({ due, amountCents }) => {
    const besides = due.kind === 'principal' ? Math.min(left, amountCents) : 0
    left -= besides
    return { due, amountCents: amountCents - besides }
  })
  return { ...rest, settled: byMoney.toReversed().filter(({ amountCents }) => amountCents > 0) }
}

/**
 * The effect of an early repayment on a day: fee and interest up to it, then principal, of which the next due part is
 * repaid first; the rebate of upfront deductions for the days that this principal does not run repays further
 * principal. Throws RangeError as `pricePayoff` does.
 */
export const pricePrepayment = (
  price: ChargedPrice,
  uncharged: Unbilled,
  terms: PayoffTerms,
  amountCents: Cents,
  date: BusinessDate,
  passThroughFees: CumulativeCharges = noCumulativeCharges,
): Prepayment => {
  const { allocationOrder, allocationPriority, minimumInterestDays } = terms
  const {
    allocation,
    rebate,
    packetCents,
    drawdown: running,
  } = repayDrawdown(
    runningOf(price, uncharged, terms, date, passThroughFees),
    amountCents,
    date,
    allocationOrder,
    allocationPriority,
  )
  const settledOf = (kind: DueKind): Cents =>
    allocation.settled.reduce((sum, { due, amountCents: cents }) => sum + (due.kind === kind ? cents : 0), 0)
  const interestCents = settledOf('interest')
  const feeCents = settledOf('fee')
  const principalCents = settledOf('principal')
  const rebateCents = rebateTotal(rebate)
  const runs = new Map(running.lots.map((lot) => [lot.dueDate, lot.principalCents]))
  const leftOf = (kind: DueKind): Cents =>
    running.charged.reduce((sum, due) => sum + (due.kind === kind ? due.amountCents : 0), 0)
  const interestLeft = leftOf('interest')
  const { feeProgress } = running
  const { interestLeftCents: _charged, feeProgress: _before, ...before } = uncharged
  const left: Unbilled = {
    ...before,
    // An empty lot is a date with interest only.
    lots:
      running.lots.length > 0
        ? uncharged.lots.map((lot) => ({ ...lot, principalCents: runs.get(lot.dueDate) ?? 0 }))
        : [],
    chargedDays: running.chargedDays,
    timesCharged: before.timesCharged + 1,
    ...packetUsed(uncharged, packetCents),
    ...interestBack(price, uncharged, rebate),
    chargedSoFar: addCharges(
      before.chargedSoFar,
      interestCents + feeCents + principalCents - rebateCents,
      elapsedBetween(price.drawdownDate, date),
    ),
    ...(interestLeft > 0 ? { interestLeftCents: interestLeft } : {}),
    // The unpaid part of the fee is charged with the next due date.
    ...(price.feeCents
      ? { feeProgress: { ...feeProgress, chargedCents: feeProgress.chargedCents - leftOf('fee') } }
      : {}),
  }
  return {
    allocation: lessRebate(allocation, rebateCents),
    interestCents,
    packetCents,
    feeCents,
    principalCents,
    rebate,
    savedCents:
      costStillToCome(price, minimumInterestDays, uncharged, passThroughFees) -
      interestCents -
      feeCents +
      rebateCents -
      costStillToCome(price, minimumInterestDays, left, passThroughFees),
    left,
  }
}
