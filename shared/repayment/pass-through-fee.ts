import {
  type ChargedPrice,
  type ChargedSoFar,
  plusCharged,
  rateOfCharges,
  type Unbilled,
} from '../drawdown/unbilled.ts'
import { payoutCentsOf } from '../lending/drawdown-price.ts'
import type { EffectiveRate } from '../lending/effective-rate.ts'
import { type Elapsed, elapsedBetween } from '../lending/elapsed.ts'
import { checkEffectiveRate } from '../lending/policy.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import { type Cents } from '../money/cents.ts'
import { addDays, type BusinessDate, laterOf } from '../time/business-date.ts'
import { type PayoffTerms, pricePayoff } from './price-payoff.ts'

/** A drawdown with dues, as far as its effective rate depends on it. */
export interface ChargedLoan {
  price: ChargedPrice
  uncharged: Unbilled
  /** Its charges by the schedule so far. */
  chargedSoFar: ChargedSoFar
  /** Its pass-through fees so far, on all charge orders. */
  passThroughFees: ChargedSoFar
}

/** On the day of the drawdown no rate is finite: it counts as the next. */
const atLeastADay = ({ drawdownDate }: Pick<ChargedPrice, 'drawdownDate'>, date: BusinessDate): Elapsed =>
  elapsedBetween(drawdownDate, laterOf(date, addDays(drawdownDate, 1)))

/** A drawdown's fees with one more; a negative one is reversed, as of the day of its charge. */
export const plusPassThroughFee = (
  fees: ChargedSoFar,
  price: Pick<ChargedPrice, 'drawdownDate'>,
  feeCents: Cents,
  date: BusinessDate,
): ChargedSoFar => plusCharged(fees, feeCents, atLeastADay(price, date))

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
  const paid = plusCharged(chargedSoFar, settledCents, atLeastADay(price, date))
  return rateOfCharges(payoutCentsOf(price), [paid, passThroughFees])
}

export type PassThroughVerdict =
  | { ok: true }
  | { ok: false; reason: 'aboveCeiling'; maxCents: Cents }
  | { ok: false; reason: 'effectiveRateAboveCap'; percent: string }

/**
 * Checks a pass-through fee against the terms' maximum for one charge order, and against the statutory ceiling together
 * with all other costs of the drawdown (Cap. 163, sections 22 and 24).
 */
export const checkPassThroughFee = (
  loan: ChargedLoan,
  /** `chargedCents`: earlier pass-through fees on the charge order. */
  fee: { feeCents: Cents; chargedCents: Cents },
  terms: PayoffTerms & Pick<ProductTerms, 'maxPassThroughFeeCents'>,
  date: BusinessDate,
): PassThroughVerdict => {
  const { feeCents, chargedCents } = fee
  const maxCents = terms.maxPassThroughFeeCents
  if (chargedCents + feeCents > maxCents) return { ok: false, reason: 'aboveCeiling', maxCents }
  const passThroughFees = plusPassThroughFee(loan.passThroughFees, loan.price, feeCents, date)
  const verdict = checkEffectiveRate(rateWithFees({ ...loan, passThroughFees }, terms, date))
  return verdict.ok ? { ok: true } : { ok: false, reason: verdict.reason, percent: verdict.percent }
}
