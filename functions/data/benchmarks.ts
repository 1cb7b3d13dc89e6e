import { enteredSource, isEntered } from '#shared/lending/benchmark-source.ts'
import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { create, type Item, put, type Table, type Write } from './table.ts'

/** A fixing of a reference rate, as it was published or entered. */
export interface Benchmark extends BenchmarkFixing {
  name: 'SOFR'
  /** How often it was entered; absent of what was published. */
  version?: number
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

const itemOf = ({ name, date, percent, source, version }: Benchmark): Item<Benchmark> => ({
  pk: partition(name),
  sk: date,
  type: 'benchmark',
  name,
  date,
  percent,
  source,
  ...(version === undefined ? {} : { version }),
})

/** Records a published fixing. It replaces what was published or entered for the day before. */
export const putBenchmark = (table: Table, fixing: Benchmark): Write => put<Benchmark>(table, itemOf(fixing))

/**
 * Records a fixing that a person entered, in place of the entered one that was read. Fails where the publisher's has
 * come meanwhile: what was published is never overwritten by hand.
 */
export const enterBenchmark = (
  table: Table,
  fixing: Omit<Benchmark, 'source' | 'version'>,
  present: Benchmark | undefined,
): Write => {
  const item = itemOf({ ...fixing, source: enteredSource, version: (present?.version ?? 0) + 1 })
  return present
    ? put<Benchmark>(table, item, {
        source: enteredSource,
        percent: present.percent,
        version: present.version ?? absent,
      })
    : create<Benchmark>(table, item)
}

/** Within so many days of a date its neighbours are looked for first. */
const neighbourhoodDays = 45

/**
 * Access pattern: the fixings next to a date, one before it and one after it where there are any. What was published
 * goes before what was entered, so that entered fixings do not lead from one to the next.
 */
export const findNeighbours = async (
  table: Table,
  name: Benchmark['name'],
  date: BusinessDate,
): Promise<Benchmark[]> => {
  const [from, to] = [addDays(date, -neighbourhoodDays), addDays(date, neighbourhoodDays)]
  const near = await listBenchmarks(table, name, from, to)
  const before = near.filter((fixing) => fixing.date < date).toReversed()
  const after = near.filter((fixing) => fixing.date > date)
  const nearestOf = (fixings: readonly Benchmark[]): Benchmark | undefined =>
    fixings.find((fixing) => !isEntered(fixing)) ?? fixings[0]
  const earlier = nearestOf(before) ?? (await findLatestBenchmark(table, name, addDays(date, -1)))
  return [earlier, nearestOf(after)].flatMap((fixing) => fixing ?? [])
}
