import type { Currency } from '../money/currency.ts'
import { compare, fractionFromDecimal } from '../money/fraction.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { checkProductTerms } from './check-product-terms.ts'
import { canFallBelowZero } from './drawdown-rate.ts'
import { costsMoreIfSettledEarly } from './early-settlement.ts'
import type { PolicyRefusal, PolicyWarning } from './policy.ts'
import { currenciesOf, type ProductTerms } from './product-terms.ts'
import type { RepaymentMethod } from './repayment-options.ts'

/** Self-contradictory terms, regardless of the law. */
export type TermsContradiction =
  | { reason: 'methodTwice'; method: RepaymentMethod }
  | { reason: 'salesSharesReversed' }
  | { reason: 'minimumDrawdownAboveCap' }
  | { reason: 'passThroughFeeAboveDrawdown' }
  | { reason: 'defaultChargeAboveTotal' }
  | { reason: 'lateChargeWithInterest' }
  | { reason: 'multipleOfNothing' }
  | { reason: 'rateBelowZero' }
  | { reason: 'upfrontInArrears'; method: RepaymentMethod }

/** Terms that a lawyer has to clear before they are offered, see `needsLegalOpinion`. */
export type OpinionNeeded =
  | { reason: 'minimumInterestNotCleared' }
  | { reason: 'dearerEarlyNotCleared'; method: RepaymentMethod }

export interface TermsVerdict {
  /** Why the terms cannot be offered; empty if they can. */
  refusals: ((PolicyRefusal & { method: RepaymentMethod }) | TermsContradiction | OpinionNeeded)[]
  /** Warnings that require an acceptance. */
  warnings: (PolicyWarning & { method: RepaymentMethod })[]
}

const isAbove = (a: string, b: string): boolean => compare(fractionFromDecimal(a), fractionFromDecimal(b)) > 0

const contradictionsIn = (terms: ProductTerms): TermsContradiction[] => {
  const {
    repayment,
    salesShares,
    minimumDrawdownCents,
    maxPassThroughFeeCents,
    defaultChargeCents,
    overdueInterest,
    limitCapCents,
    salesMultiple,
    marginPercent,
  } = terms
  const pricings = currenciesOf(terms).map((currency) => terms.benchmarks[currency])
  const methods = repayment.map(({ method }) => method)
  const twice = methods.filter((method, index) => methods.indexOf(method) < index)
  return [
    ...twice.map((method) => ({ reason: 'methodTwice' as const, method })),
    ...(isAbove(salesShares.lowest, salesShares.highest) ? [{ reason: 'salesSharesReversed' as const }] : []),
    ...(minimumDrawdownCents > limitCapCents ? [{ reason: 'minimumDrawdownAboveCap' as const }] : []),
    ...(maxPassThroughFeeCents > minimumDrawdownCents
      ? [{ reason: 'passThroughFeeAboveDrawdown' as const }]
      : []),
    ...(Object.values(defaultChargeCents).some((cents) => cents > maxPassThroughFeeCents)
      ? [{ reason: 'defaultChargeAboveTotal' as const }]
      : []),
    // Section 22 of the Money Lenders Ordinance allows no late charge on top of overdue interest.
    ...(overdueInterest && defaultChargeCents.latePayment > 0
      ? [{ reason: 'lateChargeWithInterest' as const }]
      : []),
    ...(isAbove(salesMultiple, '0') ? [] : [{ reason: 'multipleOfNothing' as const }]),
    ...(pricings.some(({ floorPercent }) => canFallBelowZero(marginPercent, floorPercent))
      ? [{ reason: 'rateBelowZero' as const }]
      : []),
    // Interest that is deducted at the payout has to be known by then.
    ...(pricings.some((pricing) => pricing.method === 'inArrears')
      ? repayment
          .filter(({ timing }) => timing === 'upfront')
          .map(({ method }) => ({ reason: 'upfrontInArrears' as const, method }))
      : []),
  ]
}

const opinionsNeeded = ({ minimumInterestDays, repayment }: ProductTerms): OpinionNeeded[] => [
  ...(minimumInterestDays > 0 ? [{ reason: 'minimumInterestNotCleared' as const }] : []),
  ...repayment
    .filter(costsMoreIfSettledEarly)
    .map(({ method }) => ({ reason: 'dearerEarlyNotCleared' as const, method })),
]

/**
 * Checks terms against the policy by each offered repayment method, for a drawdown on `from` at `benchmarkPercent` in a
 * currency, for contradictions, and for what needs a legal opinion.
 */
export const validateTerms = (
  terms: ProductTerms,
  benchmarkPercent: string,
  from: BusinessDate,
  calendar: BusinessCalendar,
  /** Whether the environment's settings name a lawyer's clearance. */
  hasOpinion = false,
  currency: Currency = 'USD',
): TermsVerdict => {
  const verdict: TermsVerdict = {
    refusals: [...contradictionsIn(terms), ...(hasOpinion ? [] : opinionsNeeded(terms))],
    warnings: [],
  }
  for (const option of terms.repayment) {
    const { method } = option
    const found = checkProductTerms(
      { ...terms, repayment: [option] },
      benchmarkPercent,
      from,
      calendar,
      currency,
    )
    if (!found.ok) {
      const { ok: _ok, ...refusal } = found
      verdict.refusals.push({ ...refusal, method })
    } else if (found.warning) verdict.warnings.push({ ...found.warning, method })
  }
  return verdict
}
