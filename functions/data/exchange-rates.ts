import type { EnteredCurrency } from '#shared/money/currency.ts'
import { type EnteredRate, enteredRateDays, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { put, replace, type Table, type Write } from './table.ts'

/** The publisher of the euro's reference rates. */
export const ratesSource = 'European Central Bank'

const partition = 'EXCHANGERATES'

/** A year of publishing days with some margin: a limit needs one request. */
const pageSize = 300

/** A rate of one currency and day that the lender entered. */
export interface StoredEnteredRate extends EnteredRate {
  currency: EnteredCurrency
  date: BusinessDate
  enteredAt: string
}

type Stored = ReferenceRates | StoredEnteredRate

const isEnteredRate = (stored: Stored): stored is StoredEnteredRate => 'enteredAt' in stored

/** Entered rates follow the published ones of their day. */
const enteredKey = ({ date, currency }: Pick<StoredEnteredRate, 'date' | 'currency'>) => ({
  pk: partition,
  sk: `${date}#${currency}`,
})

/** A sort key after all items of a day. */
const endOf = (date: BusinessDate): string => `${date}~`

/** The published days with the rates that were entered for them, in the order of the published ones. */
const withEntered = (stored: readonly Stored[]): ReferenceRates[] => {
  const entered = Map.groupBy(stored.filter(isEnteredRate), ({ date }) => date)
  return stored.flatMap((rates) => {
    if (isEnteredRate(rates)) return []
    const own = entered.get(rates.date)
    return own ? { ...rates, entered: Object.fromEntries(own.map((each) => [each.currency, each])) } : rates
  })
}

/** Access pattern: the latest published rates that are not after `onOrBefore`. */
export const findLatestRates = async (
  table: Table,
  onOrBefore: BusinessDate,
): Promise<ReferenceRates | undefined> => {
  const found: Stored[] = []
  for await (const stored of table.all<Stored>({
    pk: partition,
    between: { from: '0000-00-00', to: endOf(onOrBefore) },
    newestFirst: true,
    limit: 1,
    consistent: true,
  })) {
    found.push(stored)
    if (!isEnteredRate(stored)) break
  }
  return withEntered(found)[0]
}

/**
 * Access pattern: the published rates in force on the days from `from` to `to`, oldest first, with the entered ones. The
 * first ones may be dated before `from`; the list is empty only if none were published by `to`. A year is one request,
 * eventually consistent: a rate published today is not in force on any past day.
 */
export const listRatesInForce = async (
  table: Table,
  from: BusinessDate,
  to: BusinessDate,
): Promise<ReferenceRates[]> => {
  const first = addDays(from, -enteredRateDays)
  const newestFirst: Stored[] = []
  for await (const stored of table.all<Stored>({
    pk: partition,
    between: { from: '0000-00-00', to: endOf(to) },
    newestFirst: true,
    limit: pageSize,
  })) {
    newestFirst.push(stored)
    if (!isEnteredRate(stored) && stored.date <= first) break
  }
  const days = withEntered(newestFirst).toReversed()
  // Before the last published ones, only entered rates are in force.
  const lastPublished = days.findLastIndex(({ date }) => date <= from)
  return days.filter(({ entered }, index) => index >= lastPublished || entered !== undefined)
}

/** Access pattern: the rates published from one date to another, both included, oldest first, with the entered ones. */
export const listRates = async (
  table: Table,
  from: BusinessDate,
  to: BusinessDate,
): Promise<ReferenceRates[]> => {
  const found: Stored[] = []
  for await (const stored of table.all<Stored>({
    pk: partition,
    between: { from, to: endOf(to) },
    consistent: true,
  }))
    found.push(stored)
  return withEntered(found)
}

/** Records a day's rates; a correction published for the same day replaces them. */
export const putRates = (table: Table, { date, perEuro, source }: ReferenceRates): Write =>
  put<ReferenceRates>(table, { pk: partition, sk: date, type: 'exchange-rates', date, perEuro, source })

/** Records an entered rate, or a correction of the `version` that was read; 0 for a new one. */
export const putEnteredRate = (table: Table, rate: StoredEnteredRate): Write =>
  replace<StoredEnteredRate>(table, { ...enteredKey(rate), type: 'entered-rate', ...rate })
