import { add, type Fraction, fraction } from '../money/fraction.ts'
import type { BenchmarkName } from './benchmark-names.ts'

/** The rate of the nights from the `fromDay`-th after the drawdown on, until the next step. */
export interface RateStep {
  fromDay: number
  /** Benchmark and margin, percent a year. */
  percent: string
}

/** The agreed terms of a drawdown whose benchmark is set in arrears. */
export interface ArrearsTerms {
  benchmark: BenchmarkName
  marginPercent: string
  floorPercent: string
  fallbackPercent: string | null
}

/** The sum of the nightly rates between two counts of days after the drawdown. */
export const rateNights = (
  steps: readonly { fromDay: number; rate: Fraction }[],
  from: number,
  to: number,
): Fraction =>
  steps.reduce((sum, { fromDay, rate }, index) => {
    const start = Math.max(from, index === 0 ? 0 : fromDay)
    const end = Math.min(to, steps[index + 1]?.fromDay ?? to)
    const nights = BigInt(Math.max(0, end - start))
    return add(sum, { numerator: rate.numerator * nights, denominator: rate.denominator })
  }, fraction(0n))

/** The rate of a night, in percent a year. */
export const rateOnDay = (steps: readonly RateStep[], day: number): string | undefined =>
  steps.findLast(({ fromDay }) => fromDay <= day)?.percent
