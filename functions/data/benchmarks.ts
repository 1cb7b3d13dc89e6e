import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { put, type Table, type Write } from './table.ts'

/** Who publishes SOFR. */
export const sofrSource = 'Federal Reserve Bank of New York'

/** A published fixing of a reference rate, as it was recorded. */
export interface Benchmark extends BenchmarkFixing {
  name: 'SOFR'
}

const partition = (name: Benchmark['name']): string => `BENCHMARK#${name}`

/** Access pattern: the latest fixing of a rate that is not after `onOrBefore`. One item is read. */
export const findLatestBenchmark = async (
  table: Table,
  name: Benchmark['name'],
  onOrBefore: BusinessDate,
): Promise<Benchmark | undefined> => {
  const { items } = await table.query<Benchmark>({
    pk: partition(name),
    between: { from: '0000-00-00', to: onOrBefore },
    newestFirst: true,
    limit: 1,
    consistent: true,
  })
  return items[0]
}

/** Access pattern: the fixings of a rate from one date to another, both included, oldest first. */
export const listBenchmarks = async (
  table: Table,
  name: Benchmark['name'],
  from: BusinessDate,
  to: BusinessDate,
): Promise<Benchmark[]> => {
  const fixings: Benchmark[] = []
  for await (const fixing of table.all<Benchmark>({
    pk: partition(name),
    between: { from, to },
    consistent: true,
  }))
    fixings.push(fixing)
  return fixings
}

/** Records a fixing; one that was published anew for the same day replaces the earlier. */
export const putBenchmark = (table: Table, { name, date, percent, source }: Benchmark): Write =>
  put<Benchmark>(table, { pk: partition(name), sk: date, type: 'benchmark', name, date, percent, source })
