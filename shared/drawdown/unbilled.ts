import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import { type EffectiveRate, highestRateOfSums } from '../lending/effective-rate.ts'
import type { Elapsed } from '../lending/elapsed.ts'
import type { FeeProgress } from '../lending/fees.ts'
import type { PrincipalLot } from '../lending/principal-lots.ts'
import { weekDueDate, weekEndingAfter } from '../lending/sales-weeks.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The charges of a drawdown so far: the basis of its effective rate. */
export interface CumulativeCharges {
  cents: Cents
  /** The sum of each amount times its days from the drawdown. */
  centDays: number
  /** As `centDays`, by whole calendar months; absent for charges of earlier versions, which count by days. */
  centMonthDays?: number
}

export const noCumulativeCharges: CumulativeCharges = { cents: 0, centDays: 0, centMonthDays: 0 }

/** The amounts of a paid-out drawdown that are still to be charged. */
export interface Unbilled {
  /** Principal by due date, the next one first; 0 for a date with interest only. */
  lots: readonly PrincipalLot[]
  /** Days from the drawdown whose interest is charged. */
  chargedDays: number
  /** The number of charges so far. */
  timesCharged: number
  chargedSoFar: CumulativeCharges
  /** The Sunday of the next week to charge; only for a share of sales. */
  weekEnding?: BusinessDate
  /** Charged interest that a week's share did not cover; it falls due with the next. */
  interestLeftCents?: Cents
  /**
   * The progress of the fee that is paid with the due dates; absent before the first charge, and without such a fee.
   */
  feeProgress?: FeeProgress
  /** Interest paid by the red packet since the payout; absent if 0. */
  packetUsedCents?: Cents
  /** Upfront interest given back so far; stored where a red packet paid a part of it. */
  interestBackCents?: Cents
}

/** The part of a drawdown's price that determines its dues. */
export type ChargedPrice = Pick<
  DrawdownPrice,
  | 'amountCents'
  | 'deductionsCents'
  | 'upfrontInterestCents'
  | 'feeCents'
  | 'packet'
  | 'ratePercent'
  | 'rateSteps'
  | 'dayCountBasis'
  | 'drawdownDate'
  | 'schedule'
  | 'repayment'
>

/** The state after the payout: nothing is charged. */
export const unbilledAtPayout = ({ schedule, repayment, drawdownDate }: ChargedPrice): Unbilled => ({
  lots: schedule.map(({ dueDate, principalCents }) => ({ dueDate, principalCents })),
  chargedDays: 0,
  timesCharged: 0,
  chargedSoFar: noCumulativeCharges,
  ...(repayment.method === 'salesShare' ? { weekEnding: weekEndingAfter(drawdownDate) } : {}),
})

/** The next due date; undefined when all is charged. */
export const nextDueDateOf = (
  { lots: [next], weekEnding }: Pick<Unbilled, 'lots' | 'weekEnding'>,
  calendar: BusinessCalendar,
): BusinessDate | undefined => {
  if (!next || !weekEnding) return next?.dueDate
  const weekly = weekDueDate(weekEnding, calendar)
  return weekly < next.dueDate ? weekly : next.dueDate
}

/** The first due date of the schedule. A request that waits until then is too late. */
export const firstDueDateOf = ({
  schedule,
  dueDate,
}: Pick<DrawdownPrice, 'schedule' | 'dueDate'>): BusinessDate => schedule[0]?.dueDate ?? dueDate

export const principalOf = (lots: readonly PrincipalLot[]): Cents =>
  lots.reduce((sum, { principalCents }) => sum + principalCents, 0)

export const addCharges = (
  { cents, centDays, centMonthDays = centDays }: CumulativeCharges,
  amountCents: Cents,
  { days, monthDays }: Elapsed,
): CumulativeCharges => ({
  cents: cents + amountCents,
  centDays: centDays + amountCents * days,
  centMonthDays: centMonthDays + amountCents * monthDays,
})

/**
 * The highest reading of a loan's effective rate from all its charges. Waived costs never make it negative. Throws
 * RangeError as `effectiveRateOfSums` does.
 */
export const effectiveRateOfCharges = (
  principalCents: Cents,
  charges: readonly CumulativeCharges[],
): EffectiveRate => {
  const sumOf = (amount: (charged: CumulativeCharges) => number) =>
    BigInt(charges.reduce((sum, charged) => sum + amount(charged), 0))
  const paid = sumOf(({ cents }) => cents)
  const principal = BigInt(principalCents)
  return highestRateOfSums({
    principal,
    paid: paid > principal ? paid : principal,
    paymentDays: sumOf(({ centDays }) => centDays),
    paymentMonthDays: sumOf(({ centDays, centMonthDays = centDays }) => centMonthDays),
  })
}
