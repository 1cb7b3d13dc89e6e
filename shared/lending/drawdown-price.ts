import type { Cents } from '../money/cents.ts'
import { addRates, percentFromRate, rateFromPercent } from '../money/rate.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { DayCountBasis } from './day-count.ts'
import { checkOffer, effectiveRateOnDay, type MultiplierExemption, type PolicyVerdict } from './policy.ts'
import { type Instalment, scheduleDrawdown } from './schedule.ts'

/** A published rate as fixed for a drawdown, and kept with it. */
export interface BenchmarkFixing {
  /** Percent a year. */
  percent: string
  /** The date that the rate is for. */
  date: BusinessDate
  /** Who published it. */
  source: string
}

/** The terms that price a drawdown; a product's terms fit. */
export interface PricingTerms {
  marginPercent: string
  dayCountBasis: DayCountBasis
  minimumInterestDays: number
  overdueMultiplier: string
  overdueMultiplierExemption: MultiplierExemption | null
}

export interface PriceRequest {
  amountCents: Cents
  /** Fees taken out of the amount at payout. */
  deductionsCents: Cents
  benchmark: BenchmarkFixing
  terms: PricingTerms
  drawdownDate: BusinessDate
  dueDate: BusinessDate
  /** Days to the earliest full repayment that the sales projection allows; the due date when left out. */
  fastestRepaymentDays?: number
}

export interface DrawdownPrice {
  amountCents: Cents
  deductionsCents: Cents
  benchmark: BenchmarkFixing
  marginPercent: string
  /** Benchmark and margin together, percent a year. */
  ratePercent: string
  dayCountBasis: DayCountBasis
  drawdownDate: BusinessDate
  dueDate: BusinessDate
  /** Calendar days from drawdown to due date. */
  tenorDays: number
  interestCents: Cents
  totalCents: Cents
  /** The statutory effective rate when repaid on the due date, percent a year to two places. */
  effectiveRatePercent: string
  verdict: PolicyVerdict
  schedule: Instalment[]
}

/**
 * Prices one bullet drawdown: interest runs to the due date at the fixed benchmark and the margin, is rounded once, and
 * is due with the principal. Throws RangeError when the due date is not after the drawdown or the amount not above
 * the deductions.
 */
export const priceBulletDrawdown = (request: PriceRequest): DrawdownPrice => {
  const { amountCents, deductionsCents, benchmark, terms, drawdownDate, dueDate } = request
  const tenorDays = daysBetween(drawdownDate, dueDate)
  const rate = addRates(rateFromPercent(benchmark.percent), rateFromPercent(terms.marginPercent))
  const pricing = {
    principalCents: amountCents,
    rate,
    basis: terms.dayCountBasis,
    drawdownDate,
    deductionsCents,
    minimumInterestDays: terms.minimumInterestDays,
  }
  const verdict = checkOffer({
    ...pricing,
    dueDate,
    fastestRepaymentDays: request.fastestRepaymentDays ?? tenorDays,
    overdueMultiplier: terms.overdueMultiplier,
    overdueMultiplierExemption: terms.overdueMultiplierExemption,
  })
  const { instalments, interestCents, totalCents } = scheduleDrawdown({
    ...pricing,
    dueDates: [dueDate],
    method: 'bullet',
    timing: 'maturity',
  })
  return {
    amountCents,
    deductionsCents,
    benchmark,
    marginPercent: terms.marginPercent,
    ratePercent: percentFromRate(rate),
    dayCountBasis: terms.dayCountBasis,
    drawdownDate,
    dueDate,
    tenorDays,
    interestCents,
    totalCents,
    effectiveRatePercent: effectiveRateOnDay(pricing, tenorDays).percent,
    verdict,
    schedule: instalments,
  }
}
