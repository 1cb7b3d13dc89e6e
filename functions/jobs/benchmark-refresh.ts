import { isEntered, sofrSource } from '#shared/lending/benchmark-source.ts'
import { type PublishedFixing, readPublishedSofr } from '#shared/lending/published-sofr.ts'
import { compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import { businessDate, daysBetween } from '#shared/time/business-date.ts'
import { type Benchmark, findLatestBenchmark, listBenchmarks, putBenchmark } from '../data/benchmarks.ts'
import type { Deps } from '../runtime/deps.ts'
import { fetchWithin } from '../runtime/fetch-within.ts'

/** The number of requested fixings: six weeks of business days, more than a revision or an outage takes. */
const usualCount = 30
/** The number after a long outage. */
const maxCount = 1000

/** A fixing has some two hundred bytes. */
const bounds = { largest: 1024 * 1024, timeoutMs: 15_000 }

export interface BenchmarkRefresh {
  /** False if no publisher is configured: then nothing was done. */
  configured: boolean
  /** New fixings, and republished ones with another rate. */
  added: number
  revised: number
  /** Fixings that a person had entered during the publisher's outage. */
  replaced: number
}

const fetchSofr = async (count: number, baseUrl: string, { fetch, clock }: Deps) => {
  const response = await fetchWithin(
    fetch,
    `${baseUrl}/api/rates/secured/sofr/last/${count}.json`,
    { headers: { accept: 'application/json' } },
    bounds,
  )
  if (!response.ok) throw new Error(`the publisher of SOFR answered ${response.status}`)
  return readPublishedSofr(await response.json(), businessDate(clock()))
}

/** 5.3 and 5.30 are one rate. */
const isSameRate = (one: string, other: string): boolean =>
  compare(fractionFromDecimal(one), fractionFromDecimal(other)) === 0

/** Drawdowns priced by the replaced fixing keep it, and this message shows the difference. */
const messageOf = (before: Benchmark, after: string): string => {
  if (!isEntered(before)) return 'a fixing of SOFR was revised'
  return isSameRate(before.percent, after)
    ? 'the published SOFR is the one that was entered'
    : 'the published SOFR differs from the one that was entered'
}

/**
 * Fetches the latest fixings of SOFR and records new and revised ones. A response that is not plausible as a whole is
 * rejected: then it throws, and the fixings stay as they are. Idempotent; missed fixings are caught up. A drawdown
 * keeps the fixing that it was priced by, whatever is revised later.
 */
export const refreshBenchmark = async (deps: Deps): Promise<BenchmarkRefresh> => {
  const { table, clock, config, log } = deps
  if (!config.benchmarkUrl) {
    log('info', 'no publisher of SOFR is configured: no fixings were fetched')
    return { configured: false, added: 0, revised: 0, replaced: 0 }
  }
  const today = businessDate(clock())
  const latest = await findLatestBenchmark(table, 'SOFR', today)
  const missing = latest ? daysBetween(latest.date, today) : usualCount
  const count = Math.min(maxCount, Math.max(usualCount, missing))
  const published = await fetchSofr(count, config.benchmarkUrl, deps)

  const oldest = published.at(-1)?.date ?? today
  const stored = new Map(
    (await listBenchmarks(table, 'SOFR', oldest, today)).map((fixing) => [fixing.date, fixing]),
  )
  const changed = published.filter(({ date, percent }) => {
    const before = stored.get(date)
    return before === undefined || isEntered(before) || !isSameRate(before.percent, percent)
  })
  const record = async ({ date, percent }: PublishedFixing) => {
    await table.transact({ fixing: putBenchmark(table, { name: 'SOFR', date, percent, source: sofrSource }) })
    const before = stored.get(date)
    if (before) log('info', messageOf(before, percent), { date, before: before.percent, after: percent })
  }
  // Oldest first: after a crash, the next run continues from there.
  for (const fixing of changed.toReversed()) await record(fixing)
  const known = changed.flatMap(({ date }) => stored.get(date) ?? [])
  const added = changed.length - known.length
  const replaced = known.filter(isEntered).length
  const revised = known.length - replaced
  log('info', 'SOFR was fetched', { added, revised, replaced, newest: published[0]?.date ?? '' })
  return { configured: true, added, revised, replaced }
}
