import type { Cents } from '../money/cents.ts'
import { add, fraction } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { centDaysOf, feeUpTo, noFeeProgress } from './fees.ts'
import { postInterest } from './interest.ts'
import { daysOwedTo, daysTo, interestBetween, type PrincipalLot } from './principal-lots.ts'
import type { InterestTerms, InterestTiming, PrincipalSplit } from './repayment-terms.ts'
import { splitPrincipal } from './split-principal.ts'

/** One date on which something falls due. */
export interface Instalment {
  dueDate: BusinessDate
  principalCents: Cents
  /** What the seller pays of it. */
  interestCents: Cents
  /** What a red packet pays of it besides; absent where it pays nothing. */
  packetCents?: Cents
  /** What of the fee that is paid with the due dates falls due; absent for a drawdown without one. */
  feeCents?: Cents
  totalCents: Cents
}

export interface ScheduleRequest extends InterestTerms {
  principalCents: Cents
  /** A fee that is paid with the due dates; none when left out. */
  feeCents?: Cents
  /** Ascending, the first after the drawdown. */
  dueDates: readonly BusinessDate[]
  method: PrincipalSplit
  timing: InterestTiming
}

export interface Schedule {
  /** Dates on which something falls due, in order; their principal adds up to the drawdown exactly. */
  instalments: Instalment[]
  /** Taken out of the drawdown when interest is paid upfront, otherwise 0. */
  upfrontInterestCents: Cents
  /** All interest, upfront or in instalments. */
  interestCents: Cents
  /** Everything that falls due after the drawdown. */
  totalCents: Cents
}

/** Interest on every lot up to its own due date, rounded once. */
const upfrontInterest = (lots: readonly PrincipalLot[], terms: InterestTerms): Cents =>
  postInterest(
    lots.reduce(
      (sum, { dueDate, principalCents }) =>
        add(sum, interestBetween(terms, principalCents, 0, daysOwedTo(terms, dueDate))),
      fraction(0n),
    ),
  )

/**
 * Interest at each due date on all principal that ran until then. Principal that leaves before the minimum tenor owes
 * the rest of it as it leaves.
 */
const periodicInterest = (lots: readonly PrincipalLot[], terms: InterestTerms): Cents[] => {
  const marks = lots.map(({ dueDate }) => daysTo(terms, dueDate))
  return lots.map(({ dueDate, principalCents }, index) => {
    const from = marks[index - 1] ?? 0
    const staying = lots.slice(index + 1).reduce((sum, lot) => sum + lot.principalCents, 0)
    return postInterest(
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

/** What of a fee falls due with each lot: what was earned since the one before. The parts add up to it. */
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
 * Dates on which nothing falls due are left out. Throws RangeError unless the principal is positive and the due dates
 * ascend from after the drawdown, and for equal instalments whose interest is not paid periodically.
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
