import type { BenchmarkName } from '#shared/lending/benchmark-names.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import { ratePercentSchema } from '#shared/money/rate.ts'
import { businessDateSchema } from '#shared/time/business-date.ts'
import { putBenchmark } from '../../functions/data/benchmarks.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import { writeInBatches } from './write-in-batches.ts'

const readFixings = (csv: string) =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [date, percent] = line.split(',')
      return { date: businessDateSchema.parse(date), percent: ratePercentSchema.parse(percent) }
    })

/** Records published fixings of a benchmark, given as CSV with the columns date and percent. */
export const seedBenchmarks = ({ table }: Pick<Deps, 'table'>, csv: string, name: BenchmarkName = 'SOFR') =>
  writeInBatches(
    table,
    readFixings(csv).map((fixing) =>
      putBenchmark(table, { name, source: benchmarks[name].publisher, ...fixing }),
    ),
  )
