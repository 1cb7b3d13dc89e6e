import type { Cents } from '../money/cents.ts'
import { percentFromRate } from '../money/rate.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { FixingMethod } from './benchmark-method.ts'
import type { BenchmarkName } from './benchmark-names.ts'
import type { DayCountBasis } from './day-count.ts'
import { defaultFloorPercent, drawdownRate } from './drawdown-rate.ts'
import { checkOffer, effectiveRateOnDay, type MultiplierExemption, type PolicyVerdict } from './policy.ts'
import type { ArrearsTerms, RateStep } from './rate-steps.ts'
import type { PricedPacket } from './red-packet.ts'
import { type CollectionMethod, type RepaymentMethod, splitOfMethod } from './repayment-options.ts'
import type { InterestTiming } from './repayment-terms.ts'
import { type Instalment, scheduleDrawdown } from './schedule.ts'

/** A reference rate as fixed for a drawdown, and stored with it. */
export interface BenchmarkFixing {
  /** Percent a year. */
  percent: string
  /** The date of the rate. */
  date: BusinessDate
  /** The publisher, or that the lender entered it. */
  source: string
  /** Absent for the latest fixing. */
  method?: FixingMethod
  /** Absent for SOFR. */
  name?: BenchmarkName
}

/** The terms that price a drawdown: a product's terms, in one currency. */
export interface PricingTerms {
  marginPercent: string
  dayCountBasis: DayCountBasis
  /** The floor of the benchmark; 0% by default. */
  floorPercent?: string
  /** For a benchmark in arrears: the adjustment of the average that stands in for missing fixings. */
  fallbackPercent?: string | null
  minimumInterestDays: number
  overdueMultiplier: string
  overdueMultiplierExemption: MultiplierExemption | null
}

/** The seller's chosen repayment method. */
export interface ChosenRepayment {
  method: RepaymentMethod
  timing: InterestTiming
  collection: CollectionMethod
  /** In percent of net sales; only for a share of sales. */
  salesSharePercent?: string
}

export interface PriceRequest {
  amountCents: Cents
  /** A fee deducted at the payout. */
  deductionsCents: Cents
  /** A fee paid with the due dates; none by default. */
  feeCents?: Cents
  benchmark: BenchmarkFixing
  terms: PricingTerms
  repayment: ChosenRepayment
  drawdownDate: BusinessDate
  /** Ascending, the first after the drawdown; for a share of sales the one on which the rest falls due. */
  dueDates: readonly BusinessDate[]
  /** Days to the earliest full repayment by the sales projection; the last due date by default. */
  fastestRepaymentDays?: number
}

export interface DrawdownPrice {
  amountCents: Cents
  /** The fee deducted at the payout. */
  deductionsCents: Cents
  /** Interest deducted at the payout, part of `interestCents`; absent without any. */
  upfrontInterestCents?: Cents
  /** The red packet that pays `paysCents` of interest if everything is paid on its day; absent without one. */
  packet?: PricedPacket
  /** The whole fee that is paid with the due dates, part of `totalCents`; absent without one. */
  feeCents?: Cents
  benchmark: BenchmarkFixing
  marginPercent: string
  /** Benchmark, at least its floor, plus margin; percent a year, at least 0. In arrears, the estimate at the drawdown. */
  ratePercent: string
  /** For a benchmark in arrears: the terms by which its fixings are applied. */
  arrears?: ArrearsTerms
  /** For a benchmark in arrears: the rates by the known fixings, computed when the drawdown is read. */
  rateSteps?: readonly RateStep[]
  dayCountBasis: DayCountBasis
  repayment: ChosenRepayment
  drawdownDate: BusinessDate
  /** The last due date. */
  dueDate: BusinessDate
  /** Calendar days from drawdown to the last due date. */
  tenorDays: number
  /**
   * The seller's part when every instalment is paid on its day; for a share of sales, the maximum. Without the red
   * packet's part.
   */
  interestCents: Cents
  /** The total due after the payout. */
  totalCents: Cents
  /** The statutory effective rate by days when every instalment is paid on its day, percent a year to two places. */
  effectiveRatePercent: string
  /** The highest of its readings, which is compared with the caps; absent for drawdowns of earlier versions. */
  highestRatePercent?: string
  verdict: PolicyVerdict
  schedule: Instalment[]
}

/** The net payout of a drawdown. */
export const payoutCentsOf = ({
  amountCents,
  deductionsCents,
  upfrontInterestCents = 0,
}: Pick<DrawdownPrice, 'amountCents' | 'deductionsCents' | 'upfrontInterestCents'>): Cents =>
  amountCents - deductionsCents - upfrontInterestCents

const arrearsOf = ({ benchmark, terms }: Pick<PriceRequest, 'benchmark' | 'terms'>): ArrearsTerms => ({
  benchmark: benchmark.name ?? 'SOFR',
  marginPercent: terms.marginPercent,
  floorPercent: terms.floorPercent ?? defaultFloorPercent,
  fallbackPercent: terms.fallbackPercent ?? null,
})

/**
 * Prices one drawdown: interest accrues at benchmark plus margin, and is rounded once whenever it falls due; in arrears,
 * by the first fixing. Throws RangeError when a due date is not after the drawdown or the amount not above the deductions.
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
  const rate = drawdownRate(benchmark.percent, terms.marginPercent, terms.floorPercent)
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
  const readings = effectiveRateOnDay(pricing, tenorDays)
  return {
    amountCents,
    deductionsCents,
    ...(upfrontInterestCents > 0 ? { upfrontInterestCents } : {}),
    ...(feeCents > 0 ? { feeCents } : {}),
    benchmark,
    marginPercent: terms.marginPercent,
    ratePercent: percentFromRate(rate),
    ...(benchmark.method === 'inArrears' ? { arrears: arrearsOf(request) } : {}),
    dayCountBasis: terms.dayCountBasis,
    repayment,
    drawdownDate,
    dueDate,
    tenorDays,
    interestCents,
    totalCents,
    effectiveRatePercent: readings.byDays.percent,
    highestRatePercent: readings.highest.percent,
    verdict,
    schedule: instalments,
  }
}
