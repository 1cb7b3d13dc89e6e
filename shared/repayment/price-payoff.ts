import { chargeLot } from '../drawdown/charge-lot.ts'
import { type ChargedPrice, interestTermsOf, plusCharged, type Uncharged } from '../drawdown/uncharged.ts'
import type { Allocation, Due, DueKind } from '../lending/allocation.ts'
import { type PayoffAmounts, payoffOn, repayDrawdown } from '../lending/payoff.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import type { RunningDrawdown } from '../lending/running-drawdown.ts'
import type { Cents } from '../money/cents.ts'
import { fraction } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** What of a facility's terms a repayment ahead of time hangs on. */
export type PayoffTerms = Pick<
  ProductTerms,
  'minimumInterestDays' | 'graceDays' | 'overdueMultiplier' | 'allocationOrder' | 'allocationPriority'
>

const interestLeftId = 'interest left'

const runningOf = (price: ChargedPrice, uncharged: Uncharged, terms: PayoffTerms): RunningDrawdown => {
  const { lots, chargedDays, interestLeftCents = 0 } = uncharged
  const left: Due = {
    id: interestLeftId,
    kind: 'interest',
    dueDate: price.drawdownDate,
    amountCents: interestLeftCents,
  }
  return {
    terms: {
      ...interestTermsOf(price, terms.minimumInterestDays),
      timing: price.repayment.timing,
      graceDays: terms.graceDays,
      overdueMultiplier: terms.overdueMultiplier,
    },
    lots: lots.filter(({ principalCents }) => principalCents > 0),
    chargedDays,
    charged: interestLeftCents > 0 ? [left] : [],
    freedInterest: fraction(0n),
  }
}

/** All interest that is still to be charged if everything is paid as it falls due. */
const interestStillToCome = (
  price: ChargedPrice,
  minimumInterestDays: number,
  uncharged: Uncharged,
): Cents => {
  let sum = 0
  for (let left = uncharged; left.lots.length > 0; ) {
    const due = chargeLot(price, minimumInterestDays, left)
    sum += due.interestCents
    left = due.left
  }
  return sum
}

/**
 * Prices the settlement of what of a drawdown is not charged yet, on a day up to its next due date: principal, and
 * interest to that day. Quote and posting are priced by this one rule. Throws RangeError on a day before the payout.
 */
export const pricePayoff = (
  price: ChargedPrice,
  uncharged: Uncharged,
  terms: PayoffTerms,
  date: BusinessDate,
): PayoffAmounts & { savedCents: Cents } => {
  const quote = payoffOn(runningOf(price, uncharged, terms), date)
  const savedCents = interestStillToCome(price, terms.minimumInterestDays, uncharged) - quote.interestCents
  return { ...quote, savedCents }
}

export interface Prepayment {
  /** What it settles, and what of it is more than settles everything. */
  allocation: Allocation
  interestCents: Cents
  principalCents: Cents
  /** Interest that is not owed any more, if all that is left is paid as it falls due. */
  savedCents: Cents
  left: Uncharged
}

/**
 * What a repayment ahead of time settles on a day: the interest up to it, then principal, of which the part that falls
 * due next is repaid first. Throws RangeError as `pricePayoff` does.
 */
export const pricePrepayment = (
  price: ChargedPrice,
  uncharged: Uncharged,
  terms: PayoffTerms,
  amountCents: Cents,
  date: BusinessDate,
): Prepayment => {
  const { allocationOrder, allocationPriority, minimumInterestDays } = terms
  const { allocation, drawdown: running } = repayDrawdown(
    runningOf(price, uncharged, terms),
    amountCents,
    date,
    allocationOrder,
    allocationPriority,
  )
  const settledOf = (kind: DueKind): Cents =>
    allocation.settled.reduce((sum, { due, amountCents: cents }) => sum + (due.kind === kind ? cents : 0), 0)
  const interestCents = settledOf('interest')
  const principalCents = settledOf('principal')
  const runs = new Map(running.lots.map((lot) => [lot.dueDate, lot.principalCents]))
  const interestLeft = running.charged.reduce((sum, due) => sum + due.amountCents, 0)
  const { interestLeftCents: _charged, ...before } = uncharged
  const left: Uncharged = {
    ...before,
    // A lot of nothing is a date on which interest alone falls due.
    lots:
      running.lots.length > 0
        ? uncharged.lots.map((lot) => ({ ...lot, principalCents: runs.get(lot.dueDate) ?? 0 }))
        : [],
    chargedDays: running.chargedDays,
    timesCharged: before.timesCharged + 1,
    chargedSoFar: plusCharged(
      before.chargedSoFar,
      interestCents + principalCents,
      daysBetween(price.drawdownDate, date),
    ),
    ...(interestLeft > 0 ? { interestLeftCents: interestLeft } : {}),
  }
  return {
    allocation,
    interestCents,
    principalCents,
    savedCents:
      interestStillToCome(price, minimumInterestDays, uncharged) -
      interestCents -
      interestStillToCome(price, minimumInterestDays, left),
    left,
  }
}
