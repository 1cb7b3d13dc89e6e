import type { BenchmarkName } from '#shared/lending/benchmark-names.ts'
import { enteredSource, isEntered } from '#shared/lending/benchmark-source.ts'
import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { collect } from './collect.ts'
import { absent } from './condition.ts'
import { create, type Item, put, type Table, type Write } from './table.ts'

/** A fixing of a reference rate, published or entered. */
export interface Benchmark extends BenchmarkFixing {
  name: BenchmarkName
  /** How often it was entered; absent for published fixings. */
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
export const listBenchmarks = (
  table: Table,
  name: Benchmark['name'],
  from: BusinessDate,
  to: BusinessDate,
): Promise<Benchmark[]> =>
  collect(table.all<Benchmark>({ pk: partition(name), between: { from, to }, consistent: true }))

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

/** Records a published fixing. It replaces a previously published or entered one for the day. */
export const putBenchmark = (table: Table, fixing: Benchmark): Write => put<Benchmark>(table, itemOf(fixing))

/**
 * Records a manually entered fixing in place of the entered one that was read. Fails if the published fixing has
 * arrived meanwhile: a published fixing is never overwritten by hand.
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

/** Neighbours of a date are looked up within this many days first. */
const neighbourhoodDays = 45

/**
 * Access pattern: the fixings next to a date, one before and one after it, if any. Published fixings take precedence,
 * so that entered ones do not chain.
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
