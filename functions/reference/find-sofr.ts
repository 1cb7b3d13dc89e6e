import { isBenchmarkTooOld } from '#shared/lending/benchmark-age.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Benchmark, findLatestBenchmark } from '../data/benchmarks.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The SOFR for pricing a drawdown today: the latest published one, undefined if there is none or it is older than the
 * operator allows. A stale rate must neither price anything nor be shown as today's.
 */
export const findSofr = async ({
  table,
  clock,
  config,
}: Pick<Deps, 'table' | 'clock' | 'config'>): Promise<Benchmark | undefined> => {
  const today = businessDate(clock())
  const fixing = await findLatestBenchmark(table, 'SOFR', today)
  return fixing && !isBenchmarkTooOld(fixing.date, today, config.benchmarkMaxAgeDays) ? fixing : undefined
}
