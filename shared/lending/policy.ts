import type { Cents } from '../money/cents.ts'
import { compare, fraction, fractionFromDecimal } from '../money/fraction.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { type EffectiveRate, effectiveRate, highestEffectiveRate, type Loan } from './effective-rate.ts'
import { elapsedBetween } from './elapsed.ts'
import { centDaysOf } from './fees.ts'
import { payoffOn } from './payoff.ts'
import { daysTo } from './principal-lots.ts'
import type { InterestTerms, InterestTiming, PrincipalSplit } from './repayment-terms.ts'
import { type Schedule, scheduleDrawdown } from './schedule.ts'

/**
 * Percent a year. By Cap. 163, a loan above the cap is an offence (section 24), and one above the warning is presumed
 * extortionate (section 25).
 */
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
  /** Days from drawdown to the repayment with that figure; null for a schedule of several payments. */
  day: number | null
}

export type PolicyVerdict = { ok: true; warning?: PolicyWarning } | ({ ok: false } & PolicyRefusal)

/** The verdict of the caps alone. */
export type RateVerdict =
  | { ok: true; warning?: PolicyWarning }
  | ({ ok: false } & Extract<PolicyRefusal, { reason: 'effectiveRateAboveCap' }>)

const exceeds = (rate: EffectiveRate, percent: string): boolean =>
  compare(rate.exact, fractionFromDecimal(percent)) > 0

/**
 * Checks the highest reading of an effective rate, unrounded, against the caps: exactly 48% is allowed, and exactly 36%
 * causes no warning.
 */
export const checkEffectiveRate = (rate: EffectiveRate, day: number | null = null): RateVerdict => {
  const { percent } = rate
  if (exceeds(rate, effectiveRateCap)) return { ok: false, reason: 'effectiveRateAboveCap', percent, day }
  if (exceeds(rate, effectiveRateWarning)) {
    return { ok: true, warning: { reason: 'effectiveRateAboveWarning', percent, day } }
  }
  return { ok: true }
}

/** Refuses a loan whose deductions leave nothing; it has no rate. */
const checkDeductions = (principalCents: Cents, deductionsCents: Cents): PolicyVerdict =>
  deductionsCents >= principalCents
    ? { ok: false, reason: 'deductionsLeaveNoPrincipal', principalCents, deductionsCents }
    : { ok: true }

/** Checks a loan with a schedule of payments against the caps. Throws RangeError as `effectiveRate` does. */
export const checkSchedule = (loan: Loan): PolicyVerdict => {
  const deductions = checkDeductions(loan.borrowedCents, loan.deductionsCents)
  return deductions.ok ? checkEffectiveRate(highestEffectiveRate(loan)) : deductions
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

/** An offer with its schedule. It may be repaid in full on any day before its last due date. */
export interface TestedOffer extends OfferPricing {
  /**
   * Days from drawdown to the earliest full repayment by the sales projection; the last due date if sales do not
   * accelerate repayment. Costs that do not shrink with the term breach the cap if repayment is fast.
   */
  fastestRepaymentDays: number
  overdueMultiplier: string
  overdueMultiplierExemption: MultiplierExemption | null
}

/** The payments of an offer, by date. */
export interface OfferPricing extends InterestTerms {
  principalCents: Cents
  /** A fee deducted at the payout, earned by the day. */
  deductionsCents: Cents
  /** A fee paid with the due dates, earned by the day; none by default. */
  feeCents?: Cents
  /** Ascending, the first after the drawdown. */
  dueDates: readonly BusinessDate[]
  split: PrincipalSplit
  timing: InterestTiming
}

const scheduleOf = ({ split, ...offer }: OfferPricing): Schedule =>
  scheduleDrawdown({ ...offer, method: split })

/** The settlement of an offer by date, when every earlier instalment was paid on its day. */
const settlementsOf = (offer: OfferPricing, { instalments }: Schedule) => {
  const { drawdownDate, deductionsCents, feeCents = 0 } = offer
  const centDays = centDaysOf(instalments, drawdownDate)
  const terms = {
    ...offer,
    deduction: { wholeCents: deductionsCents, centDays },
    fee: { wholeCents: feeCents, centDays },
    graceDays: 0,
    overdueMultiplier: '1.0',
  }
  return (date: BusinessDate): Cents => {
    const paid = instalments.filter(({ dueDate }) => dueDate < date)
    const lastPaid = paid.at(-1)?.dueDate
    const paidDays = lastPaid ? daysBetween(drawdownDate, lastPaid) : 0
    return payoffOn(
      {
        terms,
        lots: instalments.filter(({ dueDate }) => dueDate >= date),
        chargedDays: lastPaid && offer.timing === 'periodic' ? daysTo(offer, lastPaid) : 0,
        charged: [],
        feeProgress: {
          toDay: paidDays,
          centDays: centDaysOf(instalments, drawdownDate, 0, paidDays),
          chargedCents: paid.reduce((sum, instalment) => sum + (instalment.feeCents ?? 0), 0),
        },
      },
      date,
    ).totalCents
  }
}

/**
 * An offer whose instalments are paid as they fall due, and whose rest is paid so many days after the drawdown. What is
 * the same for all days is computed once: an offer is tested on every day.
 */
const loansByDay = (offer: OfferPricing, schedule: Schedule): ((day: number) => Loan) => {
  const { drawdownDate } = offer
  const paidOn = (amountCents: Cents, on: BusinessDate) => {
    const { days, monthDays } = elapsedBetween(drawdownDate, on)
    return { amountCents, dayOffset: days, monthDays }
  }
  const instalments = schedule.instalments.map(({ dueDate, totalCents }) => paidOn(totalCents, dueDate))
  const settlementOn = settlementsOf(offer, schedule)
  return (day) => {
    const date = addDays(drawdownDate, day)
    return {
      borrowedCents: offer.principalCents,
      deductionsCents: offer.deductionsCents + schedule.upfrontInterestCents,
      payments: [...instalments.filter(({ dayOffset }) => dayOffset < day), paidOn(settlementOn(date), date)],
    }
  }
}

/** The effective rate of a loan by days, as it has always been shown, and the highest of its readings. */
export interface RateReadings {
  byDays: EffectiveRate
  highest: EffectiveRate
}

export const rateReadings = (loan: Loan): RateReadings => ({
  byDays: effectiveRate(loan),
  highest: highestEffectiveRate(loan),
})

/**
 * The effective rate of an offer whose instalments are paid as they fall due, and whose rest is paid `day` days after
 * the drawdown (1 or more, up to the last due date).
 */
export const effectiveRateOnDay = (offer: OfferPricing, day: number): RateReadings =>
  rateReadings(loansByDay(offer, scheduleOf(offer))(day))

/** Days of repayment to test: all of the minimum tenor, and all from the fastest projected repayment to the last due date. */
const daysToTest = (offer: TestedOffer): number[] => {
  const tenor = daysBetween(offer.drawdownDate, offer.dueDates.at(-1) ?? offer.drawdownDate)
  if (tenor < 1) throw new RangeError('An offer falls due after its drawdown')
  const fastest = Math.min(Math.max(1, offer.fastestRepaymentDays), tenor)
  return Array.from({ length: tenor }, (_, index) => index + 1).filter(
    (day) => day <= offer.minimumInterestDays || day >= fastest,
  )
}

/**
 * Checks an offer against the policy for repayment on any day; the verdict has the worst figure and its day. Throws
 * RangeError when a due date is not after the drawdown.
 */
export const checkOffer = (offer: TestedOffer): PolicyVerdict => {
  const multiplier = checkOverdueMultiplier(offer.overdueMultiplier, offer.overdueMultiplierExemption)
  if (!multiplier.ok) return multiplier
  const schedule = scheduleOf(offer)
  const deductions = checkDeductions(
    offer.principalCents,
    offer.deductionsCents + schedule.upfrontInterestCents,
  )
  if (!deductions.ok) return deductions
  const settledOn = loansByDay(offer, schedule)
  const worst = daysToTest(offer)
    .map((day) => ({ day, rate: highestEffectiveRate(settledOn(day)) }))
    .reduce((a, b) => (compare(b.rate.exact, a.rate.exact) > 0 ? b : a))
  return checkEffectiveRate(worst.rate, worst.day)
}
