import { type Cents, centsFromFraction } from '../money/cents.ts'
import { type Fraction, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { PrincipalLot } from './principal-lots.ts'

/**
 * How a fee of the terms is paid:
 * - `interest_fee`: with each due date, for the days up to it;
 * - `deduction`: deducted from the payout.
 */
export const feeTypes = ['interest_fee', 'deduction'] as const
export type FeeType = (typeof feeTypes)[number]

/** The types' numeric ids. */
export const feeTypeIds = { interest_fee: 1, deduction: 2 } as const satisfies Record<FeeType, number>

/** A fee of a product, agreed in the facility. */
export interface FeeTerm {
  type: FeeType
  /** Of the amount of a drawdown. */
  percent: string
}

/** A drawdown's costs other than interest. */
export interface DrawdownFees {
  /** Deducted at the payout. */
  deductionsCents: Cents
  /** Paid with the due dates. */
  feeCents: Cents
}

/** The fees of a drawdown by the terms, each rounded half-up to the cent. */
export const feesOn = (amountCents: Cents, fees: readonly FeeTerm[]): DrawdownFees => {
  const sumOf = (type: FeeType): Cents =>
    fees
      .filter((fee) => fee.type === type)
      .reduce((sum, { percent }) => {
        const share = multiply(fractionFromDecimal(percent), fraction(1n, 100n))
        return sum + centsFromFraction(multiply(fraction(BigInt(amountCents)), share))
      }, 0)
  return { deductionsCents: sumOf('deduction'), feeCents: sumOf('interest_fee') }
}

/**
 * A fee earned by the day on principal, like interest: each cent of principal earns the same each day, and the whole
 * fee once it has run to its due date.
 */
export interface DailyFee {
  wholeCents: Cents
  /** The cents of principal times their days, by the schedule. */
  centDays: number
}

/** The cents of lots times the days to the due date of each, or to another day if that is earlier. */
export const centDaysOf = (
  lots: readonly PrincipalLot[],
  drawdownDate: BusinessDate,
  fromDay = 0,
  toDay = Number.POSITIVE_INFINITY,
): number =>
  lots.reduce((sum, { dueDate, principalCents }) => {
    const until = Math.min(toDay, daysBetween(drawdownDate, dueDate))
    return sum + principalCents * Math.max(0, until - fromDay)
  }, 0)

/** The fee for a number of cent-days, exact, in minor units. */
export const feeFor = ({ wholeCents, centDays }: DailyFee, ranCentDays: number): Fraction =>
  wholeCents === 0 ? fraction(0n) : fraction(BigInt(wholeCents) * BigInt(ranCentDays), BigInt(centDays))

/** The charged part of a fee that is paid with the due dates. */
export interface FeeProgress {
  /** The counted days since the drawdown. */
  toDay: number
  centDays: number
  chargedCents: Cents
}

export const noFeeProgress: FeeProgress = { toDay: 0, centDays: 0, chargedCents: 0 }

/**
 * The fee due on a day beyond earlier charges, for principal outstanding until then; and its progress afterwards. The
 * cumulative amount is rounded, so that the parts add up to the whole.
 */
export const feeUpTo = (
  fee: DailyFee,
  { toDay, centDays, chargedCents }: FeeProgress,
  lots: readonly PrincipalLot[],
  drawdownDate: BusinessDate,
  date: BusinessDate,
): { feeCents: Cents; progress: FeeProgress } => {
  const day = Math.max(toDay, daysBetween(drawdownDate, date))
  const ran = centDays + centDaysOf(lots, drawdownDate, toDay, day)
  const feeCents = Math.max(0, centsFromFraction(feeFor(fee, ran)) - chargedCents)
  return { feeCents, progress: { toDay: day, centDays: ran, chargedCents: chargedCents + feeCents } }
}
