import { ratePercentSchema } from '#shared/money/rate.ts'
import { businessDateSchema } from '#shared/time/business-date.ts'
import { putBenchmark, sofrSource } from '../../functions/data/benchmarks.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** As many writes as one transaction takes on each engine that the stack runs on. */
const batchSize = 10

const readFixings = (csv: string) =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [date, percent] = line.split(',')
      return { date: businessDateSchema.parse(date), percent: ratePercentSchema.parse(percent) }
    })

/** Records published fixings of SOFR, given as CSV with the columns `date,sofr_percent`. */
export const seedBenchmarks = async ({ table }: Pick<Deps, 'table'>, csv: string): Promise<void> => {
  const fixings = readFixings(csv)
  for (let start = 0; start < fixings.length; start += batchSize) {
    const batch = fixings.slice(start, start + batchSize)
    await table.transact(
      Object.fromEntries(
        batch.map((fixing) => [
          fixing.date,
          putBenchmark(table, { name: 'SOFR', source: sofrSource, ...fixing }),
        ]),
      ),
    )
  }
}
