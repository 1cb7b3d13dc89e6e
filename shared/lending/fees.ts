import { type Cents, centsFromFraction } from '../money/cents.ts'
import { type Fraction, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { PrincipalLot } from './principal-lots.ts'

/**
 * How a fee of the terms is paid:
 * - `interest_fee`: with each due date, for the days up to it;
 * - `deduction`: taken out of the money when it is paid out.
 */
export const feeTypes = ['interest_fee', 'deduction'] as const
export type FeeType = (typeof feeTypes)[number]

/** What the types are called by number. */
export const feeTypeIds = { interest_fee: 1, deduction: 2 } as const satisfies Record<FeeType, number>

/** A fee of a product, agreed in the facility. */
export interface FeeTerm {
  type: FeeType
  /** Of the amount of a drawdown. */
  percent: string
}

/** What a drawdown costs besides interest. */
export interface DrawdownFees {
  /** Taken out of the amount at the payout. */
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
 * A fee that principal earns by the day, as it does interest: each cent the same on each day, all of it once every cent
 * has run to its due date.
 */
export interface DailyFee {
  wholeCents: Cents
  /** The cents of principal times the days that each runs, by the schedule. */
  centDays: number
}

/** The cents of lots times the days from one to the due date of each, or to another day where that comes first. */
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

/** What a fee comes to for so many cent-days, exact, in minor units. */
export const feeFor = ({ wholeCents, centDays }: DailyFee, ranCentDays: number): Fraction =>
  wholeCents === 0 ? fraction(0n) : fraction(BigInt(wholeCents) * BigInt(ranCentDays), BigInt(centDays))

/** How far a fee that is paid with the due dates is charged. */
export interface FeeProgress {
  /** Days from the drawdown that are counted. */
  toDay: number
  centDays: number
  chargedCents: Cents
}

export const noFeeProgress: FeeProgress = { toDay: 0, centDays: 0, chargedCents: 0 }

/**
 * What a fee asks for on a day beyond what it did before, for principal that ran until then; and how far it is charged
 * after that. What was earned in all is rounded, so that the parts add up to the whole.
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
