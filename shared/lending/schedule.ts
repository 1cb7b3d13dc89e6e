import type { Cents } from '../money/cents.ts'
import { add, fraction } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { centDaysOf, feeUpTo, noFeeProgress } from './fees.ts'
import { roundAccruedInterest } from './interest.ts'
import { daysOwedTo, daysTo, interestBetween, type PrincipalLot } from './principal-lots.ts'
import type { InterestTerms, InterestTiming, PrincipalSplit } from './repayment-terms.ts'
import { splitPrincipal } from './split-principal.ts'

/** One due date with its amounts. */
export interface Instalment {
  dueDate: BusinessDate
  principalCents: Cents
  /** The seller's part. */
  interestCents: Cents
  /** The red packet's part, in addition; absent if 0. */
  packetCents?: Cents
  /** The part of the fee that is paid with the due dates; absent without one. */
  feeCents?: Cents
  totalCents: Cents
}

export interface ScheduleRequest extends InterestTerms {
  principalCents: Cents
  /** A fee that is paid with the due dates; none by default. */
  feeCents?: Cents
  /** Ascending, the first after the drawdown. */
  dueDates: readonly BusinessDate[]
  method: PrincipalSplit
  timing: InterestTiming
}

export interface Schedule {
  /** Due dates in order; their principal adds up to the drawdown exactly. */
  instalments: Instalment[]
  /** Deducted from the drawdown when interest is paid upfront, otherwise 0. */
  upfrontInterestCents: Cents
  /** All interest, upfront or in instalments. */
  interestCents: Cents
  /** The total due after the drawdown. */
  totalCents: Cents
}

/** Interest on every lot up to its own due date, rounded once. */
const upfrontInterest = (lots: readonly PrincipalLot[], terms: InterestTerms): Cents =>
  roundAccruedInterest(
    lots.reduce(
      (sum, { dueDate, principalCents }) =>
        add(sum, interestBetween(terms, principalCents, 0, daysOwedTo(terms, dueDate))),
      fraction(0n),
    ),
  )

/**
 * Interest at each due date on all principal outstanding until then. Principal that is due before the end of the
 * minimum tenor pays the interest for the rest of that tenor as well.
 */
const periodicInterest = (lots: readonly PrincipalLot[], terms: InterestTerms): Cents[] => {
  const marks = lots.map(({ dueDate }) => daysTo(terms, dueDate))
  return lots.map(({ dueDate, principalCents }, index) => {
    const from = marks[index - 1] ?? 0
    const staying = lots.slice(index + 1).reduce((sum, lot) => sum + lot.principalCents, 0)
    return roundAccruedInterest(
      add(
        interestBetween(terms, principalCents, from, daysOwedTo(terms, dueDate)),
        interestBetween(terms, staying, from, marks[index] ?? 0),
      ),
    )
  })
}

const interestAtDueDates = (
  lots: readonly PrincipalLot[],
  timing: InterestTiming,
  terms: InterestTerms,
): Cents[] => {
  switch (timing) {
    case 'upfront':
      return lots.map(() => 0)
    case 'periodic':
      return periodicInterest(lots, terms)
    case 'maturity':
      return lots.map((lot) => upfrontInterest([lot], terms))
  }
}

/** The part of a fee that falls due with each lot: earned since the previous one. The parts add up to it. */
const feeAtDueDates = (
  lots: readonly PrincipalLot[],
  wholeCents: Cents,
  { drawdownDate }: InterestTerms,
): { feeCents?: Cents }[] => {
  if (wholeCents === 0) return lots.map(() => ({}))
  const fee = { wholeCents, centDays: centDaysOf(lots, drawdownDate) }
  let progress = noFeeProgress
  return lots.map(({ dueDate }) => {
    const charged = feeUpTo(fee, progress, lots, drawdownDate, dueDate)
    progress = charged.progress
    return { feeCents: charged.feeCents }
  })
}

/**
 * The schedule of a drawdown. Interest is simple: it is charged on principal only, and each charge is rounded once.
 * Dates without dues are left out. Throws RangeError unless the principal is positive and the due dates ascend from
 * after the drawdown, and for equal instalments whose interest is not paid periodically.
 */
export const scheduleDrawdown = (request: ScheduleRequest): Schedule => {
  const { principalCents, dueDates, method, timing, feeCents = 0, ...terms } = request
  if (method === 'equalInstalment' && timing !== 'periodic') {
    throw new RangeError('Equal instalments pay interest periodically')
  }
  const lots = splitPrincipal(method, principalCents, dueDates, terms)
  const interest = interestAtDueDates(lots, timing, terms)
  const fees = feeAtDueDates(lots, feeCents, terms)
  const instalments = lots
    .map(({ dueDate, principalCents: part }, index) => {
      const interestCents = interest[index] ?? 0
      const fee = fees[index] ?? {}
      const totalCents = part + interestCents + (fee.feeCents ?? 0)
      return { dueDate, principalCents: part, interestCents, ...fee, totalCents }
    })
    .filter(({ totalCents }) => totalCents > 0)
  const upfrontInterestCents = timing === 'upfront' ? upfrontInterest(lots, terms) : 0
  const interestCents = interest.reduce((sum, cents) => sum + cents, upfrontInterestCents)
  return {
    instalments,
    upfrontInterestCents,
    interestCents,
    totalCents: instalments.reduce((sum, instalment) => sum + instalment.totalCents, 0),
  }
}
