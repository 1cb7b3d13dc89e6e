import { isBenchmarkTooOld } from '#shared/lending/benchmark-age.ts'
import type { BenchmarkMethod } from '#shared/lending/benchmark-method.ts'
import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { listBenchmarks } from '../data/benchmarks.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The benchmark of a drawdown today by a facility's method, given the latest usable fixing. Undefined if there is none,
 * if an average lacks fixings, or if it is older than the operator allows.
 */
export const setBenchmark = async (
  { table, clock, config }: Pick<Deps, 'table' | 'clock' | 'config'>,
  latest: BenchmarkFixing | undefined,
  method: BenchmarkMethod,
): Promise<BenchmarkFixing | undefined> => {
  if (!latest) return undefined
  const { percent, date, source } = latest
  if (method === 'overnight') return { percent, date, source }
  // Most facilities have an overnight fixing.
  const { averageInAdvance, fixingsFrom } = await import('#shared/lending/average-in-advance.ts')
  const today = businessDate(clock())
  const average = averageInAdvance(await listBenchmarks(table, 'SOFR', fixingsFrom(date), date), today)
  return average && !isBenchmarkTooOld(average.date, today, config.benchmarkMaxAgeDays) ? average : undefined
}
