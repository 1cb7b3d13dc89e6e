import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Currency } from '#shared/money/currency.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findLatestBenchmark, listBenchmarks } from '../data/benchmarks.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The benchmark of a drawdown today, in the currency of its facility and by its terms. Undefined where nothing can be
 * drawn: a fixing is missing or older than the operator allows, and the terms have no fallback.
 */
export const resolveBenchmark = async (
  { table, clock, config }: Pick<Deps, 'table' | 'clock' | 'config'>,
  { benchmarks }: Pick<ProductTerms, 'benchmarks'>,
  currency: Currency,
): Promise<BenchmarkFixing | undefined> => {
  const terms = benchmarks[currency]
  const today = businessDate(clock())
  const [{ drawdownBenchmark }, latest] = await Promise.all([
    import('#shared/lending/drawdown-benchmark.ts'),
    terms.method === 'fixed' ? undefined : findLatestBenchmark(table, terms.benchmark, today),
  ])
  const known = latest ? [latest] : []
  const isLatestEnough = !latest || (terms.method === 'overnight' && terms.fallbackPercent === null)
  if (isLatestEnough) return drawdownBenchmark(terms, known, today, config.benchmarkMaxAgeDays)
  const { firstAverageFixingDate } = await import('#shared/lending/average-in-advance.ts')
  const fixings = await listBenchmarks(
    table,
    terms.benchmark,
    firstAverageFixingDate(addDays(latest.date, -10)),
    latest.date,
  )
  return drawdownBenchmark(terms, fixings, today, config.benchmarkMaxAgeDays)
}
