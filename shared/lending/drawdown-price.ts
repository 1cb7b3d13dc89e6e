import type { Cents } from '../money/cents.ts'
import { addRates, percentFromRate, rateFromPercent } from '../money/rate.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { DayCountBasis } from './day-count.ts'
import { checkOffer, effectiveRateOnDay, type MultiplierExemption, type PolicyVerdict } from './policy.ts'
import type { PricedPacket } from './red-packet.ts'
import { type CollectionMethod, type RepaymentMethod, splitOfMethod } from './repayment-options.ts'
import type { InterestTiming } from './repayment-terms.ts'
import { type Instalment, scheduleDrawdown } from './schedule.ts'

/** A reference rate as fixed for a drawdown, and kept with it. */
export interface BenchmarkFixing {
  /** Percent a year. */
  percent: string
  /** The date that the rate is for. */
  date: BusinessDate
  /** Who published it, or that the lender entered it. */
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

/** How a drawdown is repaid, as its seller chose. */
export interface ChosenRepayment {
  method: RepaymentMethod
  timing: InterestTiming
  collection: CollectionMethod
  /** Of net sales, in percent; for a share of sales alone. */
  salesSharePercent?: string
}

export interface PriceRequest {
  amountCents: Cents
  /** A fee taken out of the amount at the payout. */
  deductionsCents: Cents
  /** A fee paid with the due dates; none when left out. */
  feeCents?: Cents
  benchmark: BenchmarkFixing
  terms: PricingTerms
  repayment: ChosenRepayment
  drawdownDate: BusinessDate
  /** Ascending, the first after the drawdown; for a share of sales the one on which the rest falls due. */
  dueDates: readonly BusinessDate[]
  /** Days to the earliest full repayment that the sales projection allows; the last due date when left out. */
  fastestRepaymentDays?: number
}

export interface DrawdownPrice {
  amountCents: Cents
  /** The fee taken out of the amount at the payout. */
  deductionsCents: Cents
  /** Interest taken out of it likewise, part of `interestCents`; absent where none is. */
  upfrontInterestCents?: Cents
  /** The red packet that pays `paysCents` of interest if everything is paid on its day; absent where none is used. */
  packet?: PricedPacket
  /** All of the fee that is paid with the due dates, part of `totalCents`; absent where there is none. */
  feeCents?: Cents
  benchmark: BenchmarkFixing
  marginPercent: string
  /** Benchmark and margin together, percent a year. */
  ratePercent: string
  dayCountBasis: DayCountBasis
  repayment: ChosenRepayment
  drawdownDate: BusinessDate
  /** The last one. */
  dueDate: BusinessDate
  /** Calendar days from drawdown to the last due date. */
  tenorDays: number
  /**
   * What the seller pays of it when every instalment is paid on its day; for a share of sales, the most that it can come
   * to. What a red packet pays is not part of it.
   */
  interestCents: Cents
  /** All that falls due after the payout. */
  totalCents: Cents
  /** The statutory effective rate when every instalment is paid on its day, percent a year to two places. */
  effectiveRatePercent: string
  verdict: PolicyVerdict
  schedule: Instalment[]
}

/** What of a drawdown's amount reaches the seller. */
export const payoutCentsOf = ({
  amountCents,
  deductionsCents,
  upfrontInterestCents = 0,
}: Pick<DrawdownPrice, 'amountCents' | 'deductionsCents' | 'upfrontInterestCents'>): Cents =>
  amountCents - deductionsCents - upfrontInterestCents

/**
 * Prices one drawdown: interest runs at the fixed benchmark and the margin, and is rounded once whenever it falls due.
 * Throws RangeError when a due date is not after the drawdown or the amount not above the deductions.
 */
export const priceSchedule = (request: PriceRequest): DrawdownPrice => {
  const {
    amountCents,
    deductionsCents,
    feeCents = 0,
    benchmark,
    terms,
    repayment,
    drawdownDate,
    dueDates,
  } = request
  const dueDate = dueDates.at(-1) ?? drawdownDate
  const tenorDays = daysBetween(drawdownDate, dueDate)
  const rate = addRates(rateFromPercent(benchmark.percent), rateFromPercent(terms.marginPercent))
  const pricing = {
    principalCents: amountCents,
    rate,
    basis: terms.dayCountBasis,
    drawdownDate,
    dueDates,
    split: splitOfMethod[repayment.method],
    timing: repayment.timing,
    deductionsCents,
    feeCents,
    minimumInterestDays: terms.minimumInterestDays,
  }
  const verdict = checkOffer({
    ...pricing,
    fastestRepaymentDays: request.fastestRepaymentDays ?? tenorDays,
    overdueMultiplier: terms.overdueMultiplier,
    overdueMultiplierExemption: terms.overdueMultiplierExemption,
  })
  const { instalments, upfrontInterestCents, interestCents, totalCents } = scheduleDrawdown({
    ...pricing,
    method: pricing.split,
  })
  return {
    amountCents,
    deductionsCents,
    ...(upfrontInterestCents > 0 ? { upfrontInterestCents } : {}),
    ...(feeCents > 0 ? { feeCents } : {}),
    benchmark,
    marginPercent: terms.marginPercent,
    ratePercent: percentFromRate(rate),
    dayCountBasis: terms.dayCountBasis,
    repayment,
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
