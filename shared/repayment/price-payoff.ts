import { chargeLot } from '../drawdown/charge-lot.ts'
import { costTermsOf } from '../drawdown/cost-terms.ts'
import { interestBack, packetLeftOf, packetUsed } from '../drawdown/packet-use.ts'
import { type ChargedPrice, plusCharged, type Unbilled } from '../drawdown/unbilled.ts'
import type { Allocation, Due, DueKind } from '../lending/allocation.ts'
import { noFeeProgress } from '../lending/fees.ts'
import { type PayoffAmounts, payoffOn, repayDrawdown } from '../lending/payoff.ts'
import { overdueMultiplierOf, type ProductTerms } from '../lending/product-terms.ts'
import { type Rebate, rebateTotal } from '../lending/rebate.ts'
import type { RunningDrawdown } from '../lending/running-drawdown.ts'
import type { Cents } from '../money/cents.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** What of a facility's terms a repayment ahead of time hangs on. */
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

const runningOf = (price: ChargedPrice, uncharged: Unbilled, terms: PayoffTerms): RunningDrawdown => {
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
    packetLeftCents: packetLeftOf(price, uncharged),
  }
}

/** All interest and fees that are still to be charged if everything is paid as it falls due. */
const costStillToCome = (price: ChargedPrice, minimumInterestDays: number, uncharged: Unbilled): Cents => {
  let sum = 0
  for (let left = uncharged; left.lots.length > 0; ) {
    const due = chargeLot(price, minimumInterestDays, left)
    sum += due.interestCents + due.feeCents
    left = due.left
  }
  return sum
}

/**
 * Prices the settlement of what of a drawdown is not charged yet, on a day up to its next due date: principal, with
 * interest and fee to that day, less what is given back. Quote and posting are priced by this one rule. Throws RangeError on a day before the payout.
 */
export const pricePayoff = (
  price: ChargedPrice,
  uncharged: Unbilled,
  terms: PayoffTerms,
  date: BusinessDate,
): PayoffAmounts & { savedCents: Cents } => {
  const quote = payoffOn(runningOf(price, uncharged, terms), date)
  const savedCents =
    costStillToCome(price, terms.minimumInterestDays, uncharged) -
    quote.interestCents -
    quote.feeCents +
    rebateTotal(quote.rebate)
  return { ...quote, savedCents }
}

export interface Prepayment {
  /** What the money settles, and what of it is more than settles everything. */
  allocation: Allocation
  interestCents: Cents
  /** What the red packet pays of interest besides. */
  packetCents: Cents
  feeCents: Cents
  /** What is repaid by the money and by what is given back. */
  principalCents: Cents
  /** What was taken at the payout and is given back. */
  rebate: Rebate
  /** Interest and fees that are given back or not owed any more, if all that is left is paid as it falls due. */
  savedCents: Cents
  left: Unbilled
}

/** What the money alone settles: of the principal that is settled last, what is given back settles the rest. */
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
 * What a repayment ahead of time settles on a day: fee and interest up to it, then principal, of which the part that falls
 * due next is repaid first; what was taken at the payout for the days that this principal does not run repays principal
 * besides. Throws RangeError as `pricePayoff` does.
 */
export const pricePrepayment = (
  price: ChargedPrice,
  uncharged: Unbilled,
  terms: PayoffTerms,
  amountCents: Cents,
  date: BusinessDate,
): Prepayment => {
  const { allocationOrder, allocationPriority, minimumInterestDays } = terms
  const {
    allocation,
    rebate,
    packetCents,
    drawdown: running,
  } = repayDrawdown(
    runningOf(price, uncharged, terms),
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
    // A lot of nothing is a date on which interest alone falls due.
    lots:
      running.lots.length > 0
        ? uncharged.lots.map((lot) => ({ ...lot, principalCents: runs.get(lot.dueDate) ?? 0 }))
        : [],
    chargedDays: running.chargedDays,
    timesCharged: before.timesCharged + 1,
    ...packetUsed(uncharged, packetCents),
    ...interestBack(price, uncharged, rebate),
    chargedSoFar: plusCharged(
      before.chargedSoFar,
      interestCents + feeCents + principalCents - rebateCents,
      daysBetween(price.drawdownDate, date),
    ),
    ...(interestLeft > 0 ? { interestLeftCents: interestLeft } : {}),
    // What of the fee was not reached is asked for with the next.
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
      costStillToCome(price, minimumInterestDays, uncharged) -
      interestCents -
      feeCents +
      rebateCents -
      costStillToCome(price, minimumInterestDays, left),
    left,
  }
}
