import {
  addCharges,
  type ChargedPrice,
  type CumulativeCharges,
  effectiveRateOfCharges,
  type Unbilled,
} from '../drawdown/unbilled.ts'
import type { DefaultChargeKind } from '../lending/default-charges.ts'
import { payoutCentsOf } from '../lending/drawdown-price.ts'
import type { EffectiveRate } from '../lending/effective-rate.ts'
import { type Elapsed, elapsedBetween } from '../lending/elapsed.ts'
import { checkEffectiveRate } from '../lending/policy.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import { type Cents } from '../money/cents.ts'
import { addDays, type BusinessDate, laterOf } from '../time/business-date.ts'
import {
  type ChargeAmounts,
  chargeAsOf,
  chargedOverdueInterest,
  overdueInterestUpTo,
} from './charge-order.ts'
import { type PayoffTerms, pricePayoff } from './price-payoff.ts'

/** A drawdown with dues, as far as its effective rate depends on it. */
export interface ChargedLoan {
  price: ChargedPrice
  uncharged: Unbilled
  /** Its charges by the schedule so far. */
  chargedSoFar: CumulativeCharges
  /** Its pass-through fees so far, on all charge orders. */
  passThroughFees: CumulativeCharges
}

/** The time from drawdown to a payment, at least a day: without any time, no rate is finite. */
const atLeastADay = ({ drawdownDate }: Pick<ChargedPrice, 'drawdownDate'>, date: BusinessDate): Elapsed =>
  elapsedBetween(drawdownDate, laterOf(date, addDays(drawdownDate, 1)))

/** A drawdown's fees with one more. A negative amount reverses a fee, as of the day of its charge. */
export const plusPassThroughFee = (
  fees: CumulativeCharges,
  price: Pick<ChargedPrice, 'drawdownDate'>,
  feeCents: Cents,
  date: BusinessDate,
): CumulativeCharges => addCharges(fees, feeCents, atLeastADay(price, date))

/**
 * The effective rate of a loan with its fees, if the whole rest is settled on a day. A flat fee weighs most on the
 * fastest repayment, and the borrower may repay at any time: no later settlement has a higher rate. Overdue interest is
 * left out, as is its period.
 */
export const rateWithFees = (
  { price, uncharged, chargedSoFar, passThroughFees }: ChargedLoan,
  terms: PayoffTerms,
  date: BusinessDate,
): EffectiveRate => {
  const settlement = uncharged.lots.length > 0 ? pricePayoff(price, uncharged, terms, date) : undefined
  const settledCents = settlement ? settlement.totalCents - settlement.overdueInterestCents : 0
  const paid = addCharges(chargedSoFar, settledCents, atLeastADay(price, date))
  return effectiveRateOfCharges(payoutCentsOf(price), [paid, passThroughFees])
}

export type PassThroughVerdict =
  | { ok: true }
  | { ok: false; reason: 'aboveCeiling' | 'aboveCeilingOfKind' | 'aboveSimpleInterest'; maxCents: Cents }
  | { ok: false; reason: 'effectiveRateAboveCap'; percent: string }

/**
 * The maximum of all charges for a late payment: simple interest at the agreed rate on the overdue principal, less the
 * overdue interest that was charged (Cap. 163, section 22). Waived interest is not charged again in this way.
 */
export const maxLateChargeCents = (charge: ChargeAmounts, date: BusinessDate): Cents => {
  const atAgreedRate = { ...charge, overdueTerms: { ...charge.overdueTerms, multiplier: '1.0' } }
  const allowedCents = overdueInterestUpTo(atAgreedRate, date)
  return Math.max(0, allowedCents - chargedOverdueInterest(chargeAsOf(charge, date)))
}

/**
 * Checks a charge because of a default against the terms' maximum for one charge order, in all and of its kind, and
 * against the statutory ceiling together with all other costs of the drawdown (Cap. 163, sections 22 and 24).
 */
export const checkPassThroughFee = (
  loan: ChargedLoan,
  fee: {
    kind: DefaultChargeKind
    feeCents: Cents
    /** Earlier charges on the charge order: all, and those of the kind. */
    chargedCents: Cents
    chargedOfKindCents: Cents
    /** See `maxLateChargeCents`. */
    maxLateCents: Cents
  },
  terms: PayoffTerms & Pick<ProductTerms, 'maxPassThroughFeeCents' | 'defaultChargeCents'>,
  date: BusinessDate,
): PassThroughVerdict => {
  const { kind, feeCents, chargedCents, chargedOfKindCents, maxLateCents } = fee
  const maxCents = terms.maxPassThroughFeeCents
  if (chargedCents + feeCents > maxCents) return { ok: false, reason: 'aboveCeiling', maxCents }
  const ofKindCents = chargedOfKindCents + feeCents
  const maxOfKindCents = terms.defaultChargeCents[kind]
  if (ofKindCents > maxOfKindCents)
    return { ok: false, reason: 'aboveCeilingOfKind', maxCents: maxOfKindCents }
  if (kind === 'latePayment' && ofKindCents > maxLateCents)
    return { ok: false, reason: 'aboveSimpleInterest', maxCents: maxLateCents }
  const passThroughFees = plusPassThroughFee(loan.passThroughFees, loan.price, feeCents, date)
  const verdict = checkEffectiveRate(rateWithFees({ ...loan, passThroughFees }, terms, date))
  return verdict.ok ? { ok: true } : { ok: false, reason: verdict.reason, percent: verdict.percent }
}
