import { isBenchmarkTooOld } from '#shared/lending/benchmark-age.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Benchmark, findLatestBenchmark } from '../data/benchmarks.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The SOFR that a drawdown is priced with today: the latest that was published, undefined where there is none or it
 * is older than the operator allows. A rate that nobody refreshed must neither price anything nor be shown as today's.
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
