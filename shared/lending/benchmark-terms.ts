import { type Currency, currencies } from '../money/currency.ts'
import { type BenchmarkMethod, benchmarkMethods } from './benchmark-method.ts'
import { type BenchmarkName, isOvernight, marketBenchmark } from './benchmark-names.ts'
import { type DayCountBasis, marketDayCount } from './day-count.ts'

/** How a product's terms price drawdowns in one currency. */
export interface BenchmarkTerms {
  benchmark: BenchmarkName
  method: BenchmarkMethod
  dayCountBasis: DayCountBasis
  /** The floor of the benchmark, in percent a year. */
  floorPercent: string
  /**
   * Percentage points that are added to the last average, to price drawdowns while a fixing is missing; null if nothing
   * can be drawn then.
   */
  fallbackPercent: string | null
}

export type BenchmarksByCurrency = Readonly<Record<Currency, BenchmarkTerms>>

export const byCurrency = <T>(valueOf: (currency: Currency) => T): Record<Currency, T> =>
  Object.fromEntries(currencies.map((currency) => [currency, valueOf(currency)])) as Record<Currency, T>

/** The reference rate and the day count of each currency's money market. */
export const marketBenchmarks: BenchmarksByCurrency = byCurrency((currency) => {
  const benchmark = marketBenchmark[currency]
  return {
    benchmark,
    method: isOvernight(benchmark) ? 'averageInAdvance' : 'overnight',
    dayCountBasis: marketDayCount[currency],
    floorPercent: '0.00',
    fallbackPercent: null,
  }
})

/** The methods that a benchmark allows: a term rate has no averages, and is never set in arrears. */
export const methodsOf = (benchmark: BenchmarkName): readonly BenchmarkMethod[] =>
  isOvernight(benchmark) ? benchmarkMethods : ['overnight', 'fixed']
