import type { Cents } from '../money/cents.ts'
import { compare, fraction, fractionFromDecimal } from '../money/fraction.ts'
import type { Rate } from '../money/rate.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { DayCountBasis } from './day-count.ts'
import { type EffectiveRate, effectiveRate, type Loan } from './effective-rate.ts'
import { accruedInterest, postInterest } from './interest.ts'

/** Percent a year. Cap. 163 section 24 makes a loan above the cap an offence; section 25 presumes extortion above the other. */
export const effectiveRateCap = '48'
export const effectiveRateWarning = '36'

export type PolicyRefusal =
  | { reason: 'effectiveRateAboveCap'; percent: string; day: number | null }
  | { reason: 'overdueMultiplierAboveOne'; multiplier: string }
  | { reason: 'deductionsLeaveNoPrincipal'; principalCents: Cents; deductionsCents: Cents }

/** A reviewer must accept it before the offer is made. */
export interface PolicyWarning {
  reason: 'effectiveRateAboveWarning'
  percent: string
  /** Days from drawdown to the repayment that yields the figure; null for a schedule of several payments. */
  day: number | null
}

export type PolicyVerdict = { ok: true; warning?: PolicyWarning } | ({ ok: false } & PolicyRefusal)

/** What the caps alone say. */
export type RateVerdict =
  | { ok: true; warning?: PolicyWarning }
  | ({ ok: false } & Extract<PolicyRefusal, { reason: 'effectiveRateAboveCap' }>)

const exceeds = (rate: EffectiveRate, percent: string): boolean =>
  compare(rate.exact, fractionFromDecimal(percent)) > 0

/** Holds an effective rate to the caps, unrounded: exactly 48% is allowed and exactly 36% draws no warning. */
export const checkEffectiveRate = (rate: EffectiveRate, day: number | null = null): RateVerdict => {
  const { percent } = rate
  if (exceeds(rate, effectiveRateCap)) return { ok: false, reason: 'effectiveRateAboveCap', percent, day }
  if (exceeds(rate, effectiveRateWarning)) {
    return { ok: true, warning: { reason: 'effectiveRateAboveWarning', percent, day } }
  }
  return { ok: true }
}

/** Refuses a loan of which its deductions leave nothing; no rate can be told of it. */
const checkDeductions = (principalCents: Cents, deductionsCents: Cents): PolicyVerdict =>
  deductionsCents >= principalCents
    ? { ok: false, reason: 'deductionsLeaveNoPrincipal', principalCents, deductionsCents }
    : { ok: true }

/** Holds a loan with a schedule of payments to the caps. Throws RangeError as `effectiveRate` does. */
export const checkSchedule = (loan: Loan): PolicyVerdict => {
  const deductions = checkDeductions(loan.borrowedCents, loan.deductionsCents)
  return deductions.ok ? checkEffectiveRate(effectiveRate(loan)) : deductions
}

/** The operator's exemption of a product from the multiplier's ceiling. */
export interface MultiplierExemption {
  reason: string
}

/** Refuses an overdue multiplier above 1.0 unless the product is exempt with a reason on record. */
export const checkOverdueMultiplier = (
  multiplier: string,
  exemption: MultiplierExemption | null,
): PolicyVerdict => {
  const exempt = exemption !== null && exemption.reason.trim() !== ''
  const aboveOne = compare(fractionFromDecimal(multiplier), fraction(1n)) > 0
  return aboveOne && !exempt ? { ok: false, reason: 'overdueMultiplierAboveOne', multiplier } : { ok: true }
}

/** An offer of one bullet loan, repaid at once with its interest on the due date or before. */
export interface TestedOffer {
  principalCents: Cents
  deductionsCents: Cents
  rate: Rate
  basis: DayCountBasis
  drawdownDate: BusinessDate
  dueDate: BusinessDate
  minimumInterestDays: number
  /**
   * Days from drawdown to the earliest full repayment that the sales projection allows: a flat fee repaid quickly
   * breaches the cap. The due date counts where sales do not speed repayment.
   */
  fastestRepaymentDays: number
  overdueMultiplier: string
  overdueMultiplierExemption: MultiplierExemption | null
}

/** What the interest of an offer hangs on. */
export type OfferPricing = Pick<
  TestedOffer,
  'principalCents' | 'deductionsCents' | 'rate' | 'basis' | 'drawdownDate' | 'minimumInterestDays'
>

/** The effective rate of an offer repaid in full `day` days after the drawdown (1 or more). */
export const effectiveRateOnDay = (offer: OfferPricing, day: number): EffectiveRate => {
  const { principalCents, deductionsCents, rate, basis, drawdownDate, minimumInterestDays } = offer
  const interest = accruedInterest({
    principalCents,
    rate,
    basis,
    from: drawdownDate,
    to: addDays(drawdownDate, day),
    minimumDays: minimumInterestDays,
  })
  const amountCents = principalCents + postInterest(interest)
  return effectiveRate({
    borrowedCents: principalCents,
    deductionsCents,
    payments: [{ amountCents, dayOffset: day }],
  })
}

/** Days of repayment to test: all of the minimum tenor, and all from the fastest projected repayment to the due date. */
const daysToTest = (offer: TestedOffer): number[] => {
  const tenor = daysBetween(offer.drawdownDate, offer.dueDate)
  if (tenor < 1) throw new RangeError('An offer falls due after its drawdown')
  const fastest = Math.min(Math.max(1, offer.fastestRepaymentDays), tenor)
  const last = Math.max(tenor, offer.minimumInterestDays)
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (day) => day <= offer.minimumInterestDays || (day >= fastest && day <= tenor),
  )
}

/**
 * Holds an offer to the policy, whichever day it is repaid; the verdict names the worst figure and its day.
 * Throws RangeError when the due date is not after the drawdown.
 */
export const checkOffer = (offer: TestedOffer): PolicyVerdict => {
  const multiplier = checkOverdueMultiplier(offer.overdueMultiplier, offer.overdueMultiplierExemption)
  if (!multiplier.ok) return multiplier
  const deductions = checkDeductions(offer.principalCents, offer.deductionsCents)
  if (!deductions.ok) return deductions
  const worst = daysToTest(offer)
    .map((day) => ({ day, rate: effectiveRateOnDay(offer, day) }))
    .reduce((a, b) => (compare(b.rate.exact, a.rate.exact) > 0 ? b : a))
  return checkEffectiveRate(worst.rate, worst.day)
}
