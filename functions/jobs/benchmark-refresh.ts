import { isEntered } from '#shared/lending/benchmark-source.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import type { PublishedFixing } from '#shared/lending/published-fixing.ts'
import { compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import { businessDate, daysBetween } from '#shared/time/business-date.ts'
import { type Benchmark, findLatestBenchmark, listBenchmarks, putBenchmark } from '../data/benchmarks.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import { fetchWithin } from '../runtime/fetch-within.ts'
import { benchmarkPublishers, type FetchedBenchmark } from './benchmark-publishers.ts'

/** The number of requested fixings: six weeks of business days, more than a revision or an outage takes. */
const usualCount = 30
/** The number where none is stored: half a year, more than an average and its lookback need. */
const firstCount = 125
/** The number after a long outage. */
const maxCount = 1000

/** A fixing has some two hundred bytes, of the Hong Kong Monetary Authority a thousand. */
const bounds = { largest: 2 * 1024 * 1024, timeoutMs: 15_000 }

export interface BenchmarkRefresh {
  /** False if no publisher is configured: then nothing was done. */
  configured: boolean
  /** New fixings, and republished ones with another rate. */
  added: number
  revised: number
  /** Fixings that a person had entered during the publisher's outage. */
  replaced: number
}

const fetchPublished = async (
  name: FetchedBenchmark,
  count: number,
  baseUrl: string,
  { fetch, clock }: Deps,
): Promise<readonly PublishedFixing[]> => {
  const { path, accept, read } = benchmarkPublishers[name]
  const today = businessDate(clock())
  const response = await fetchWithin(
    fetch,
    `${baseUrl}${path({ count, today })}`,
    { headers: { accept } },
    bounds,
  )
  if (!response.ok) throw new Error(`the publisher of ${name} answered ${response.status}`)
  return read(await response.text(), today)
}

/** 5.3 and 5.30 are one rate. */
const isSameRate = (one: string, other: string): boolean =>
  compare(fractionFromDecimal(one), fractionFromDecimal(other)) === 0

/** Drawdowns priced by the replaced fixing keep it, and this message shows the difference. */
const messageOf = (name: FetchedBenchmark, before: Benchmark, after: string): string => {
  if (!isEntered(before)) return `a fixing of ${name} was revised`
  return isSameRate(before.percent, after)
    ? `the published ${name} is the one that was entered`
    : `the published ${name} differs from the one that was entered`
}

const refreshOne = async (
  name: FetchedBenchmark,
  baseUrl: string,
  deps: Deps,
): Promise<Omit<BenchmarkRefresh, 'configured'>> => {
  const { table, clock, log } = deps
  const today = businessDate(clock())
  const latest = await findLatestBenchmark(table, name, today)
  const missing = latest ? daysBetween(latest.date, today) : firstCount
  const count = Math.min(maxCount, Math.max(usualCount, missing))
  const published = await fetchPublished(name, count, baseUrl, deps)

  const oldest = published.at(-1)?.date ?? today
  const stored = new Map(
    (await listBenchmarks(table, name, oldest, today)).map((fixing) => [fixing.date, fixing]),
  )
  const changed = published.filter(({ date, percent }) => {
    const before = stored.get(date)
    return before === undefined || isEntered(before) || !isSameRate(before.percent, percent)
  })
  const record = async ({ date, percent }: PublishedFixing) => {
    const source = benchmarks[name].publisher
    await table.transact({ fixing: putBenchmark(table, { name, date, percent, source }) })
    const before = stored.get(date)
    if (before)
      log('info', messageOf(name, before, percent), { date, before: before.percent, after: percent })
  }
  // Oldest first: after a crash, the next run continues from there.
  for (const fixing of changed.toReversed()) await record(fixing)
  const known = changed.flatMap(({ date }) => stored.get(date) ?? [])
  const added = changed.length - known.length
  const replaced = known.filter(isEntered).length
  const revised = known.length - replaced
  log('info', `${name} was fetched`, { added, revised, replaced, newest: published[0]?.date ?? '' })
  return { added, revised, replaced }
}

/**
 * Fetches the latest fixings of each benchmark from its publisher and records new and revised ones. A response that is
 * not plausible as a whole is rejected, and its fixings stay as they are; the other benchmarks are fetched all the same,
 * then it throws. Idempotent; missed fixings are caught up. A drawdown keeps the fixing that it was priced by, whatever
 * is revised later.
 */
export const refreshBenchmark = async (deps: Deps): Promise<BenchmarkRefresh> => {
  const { config, log } = deps
  const sum: BenchmarkRefresh = { configured: false, added: 0, revised: 0, replaced: 0 }
  const failures: unknown[] = []
  for (const name of Object.keys(benchmarkPublishers) as FetchedBenchmark[]) {
    const url = config.benchmarkUrls[name]
    if (!url) {
      log('info', `no publisher of ${name} is configured: no fixings were fetched`)
      continue
    }
    sum.configured = true
    try {
      const { added, revised, replaced } = await refreshOne(name, url, deps)
      sum.added += added
      sum.revised += revised
      sum.replaced += replaced
    } catch (error) {
      log('error', `${name} could not be fetched`, describeError(error))
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'some benchmarks could not be fetched')
  return sum
}
