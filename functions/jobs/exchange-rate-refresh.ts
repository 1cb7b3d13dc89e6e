import { laterCurrencies } from '#shared/money/currency.ts'
import {
  hasRate,
  type QuotedCurrency,
  quotedCurrencies,
  type ReferenceRates,
} from '#shared/money/exchange-rates.ts'
import { compare, fractionFromDecimal } from '#shared/money/fraction.ts'
import { checkRateJumps, type PublishedRates, readPublishedRates } from '#shared/money/published-rates.ts'
import { addMonths, type BusinessDate, businessDate, daysBetween } from '#shared/time/business-date.ts'
import { findLatestRates, listRates, putRates, ratesSource } from '../data/exchange-rates.ts'
import type { Deps } from '../runtime/deps.ts'
import { fetchWithin } from '../runtime/fetch-within.ts'

/** The range of the publisher's shorter file, less some margin. It includes missed and revised rates. */
const shorterFileDays = 85

/** Months of rates for an empty table: a limit looks back over twelve. */
const firstMonths = 25

/** The whole history since 1999 is 8 MB. */
const bounds = { largest: 24 * 1024 * 1024, timeoutMs: 30_000 }

export interface ExchangeRateRefresh {
  /** False if no publisher is configured: then nothing was done. */
  configured: boolean
  /** New days, and republished ones with another rate. */
  added: number
  revised: number
}

interface Asked {
  file: 'eurofxref-hist-90d.xml' | 'eurofxref-hist.xml'
  since: BusinessDate
}

const wholeHistory = (today: BusinessDate): Asked => ({
  file: 'eurofxref-hist.xml',
  since: addMonths(today, -firstMonths),
})

/** The request that covers everything missing after `latest`. */
const toAskFor = (latest: ReferenceRates | undefined, today: BusinessDate): Asked => {
  if (latest === undefined) return wholeHistory(today)
  return daysBetween(latest.date, today) > shorterFileDays
    ? { file: 'eurofxref-hist.xml', since: latest.date }
    : { file: 'eurofxref-hist-90d.xml', since: '0000-00-00' }
}

const fetchRates = async (
  { file, since }: Asked,
  baseUrl: string,
  { fetch, clock }: Deps,
): Promise<PublishedRates[]> => {
  const response = await fetchWithin(
    fetch,
    `${baseUrl}/${file}`,
    { headers: { accept: 'application/xml, text/xml' } },
    bounds,
  )
  if (!response.ok) throw new Error(`the publisher of exchange rates answered ${response.status}`)
  const newestFirst = readPublishedRates(await response.text(), businessDate(clock()), since)
  return newestFirst.toReversed()
}

const hasNewCurrency = (latest: ReferenceRates | undefined, published: PublishedRates | undefined): boolean =>
  latest !== undefined &&
  published !== undefined &&
  laterCurrencies.some((currency) => hasRate(published, currency) && !hasRate(latest, currency))

// 1.1 and 1.1000 are one rate.
const changedBetween = (a: PublishedRates, b: PublishedRates): readonly QuotedCurrency[] =>
  quotedCurrencies.filter((currency) => {
    const [before, after] = [a.perEuro[currency], b.perEuro[currency]]
    if (after === undefined) return false
    return before === undefined || compare(fractionFromDecimal(before), fractionFromDecimal(after)) !== 0
  })

/**
 * Fetches the euro's reference rates and records new and revised days. A response that is not plausible as a whole, in
 * itself or compared with earlier rates, is rejected: then it throws, and the rates stay as they are. Idempotent;
 * missed days are caught up. A limit keeps the rates that it was computed by, whatever is revised later.
 */
export const refreshExchangeRates = async (deps: Deps): Promise<ExchangeRateRefresh> => {
  const { table, clock, config, log } = deps
  if (!config.exchangeRatesUrl) {
    log('info', 'no publisher of exchange rates is configured: none were fetched')
    return { configured: false, added: 0, revised: 0 }
  }
  const today = businessDate(clock())
  const latest = await findLatestRates(table, today)
  const recent = await fetchRates(toAskFor(latest, today), config.exchangeRatesUrl, deps)
  // Days that were stored before the later currencies are fetched again, with them.
  const published = hasNewCurrency(latest, recent.at(-1))
    ? await fetchRates(wholeHistory(today), config.exchangeRatesUrl, deps)
    : recent

  const oldest = published[0]?.date ?? today
  const stored = new Map((await listRates(table, oldest, today)).map((rates) => [rates.date, rates]))
  const before = latest && latest.date < oldest ? [latest] : []
  checkRateJumps([...before, ...published])

  let [added, revised] = [0, 0]
  // Oldest first: after a crash, the next run continues from there.
  for (const rates of published) {
    const present = stored.get(rates.date)
    const changed = present && changedBetween(present, rates)
    if (changed?.length === 0) continue
    await table.write(putRates(table, { ...rates, source: ratesSource }))
    if (changed) {
      revised++
      log('info', 'exchange rates were revised', { date: rates.date, currencies: changed.join(' ') })
    } else added++
  }
  log('info', 'exchange rates were fetched', { added, revised, newest: published.at(-1)?.date ?? '' })
  return { configured: true, added, revised }
}
