import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { put, type Table, type Write } from './table.ts'

/** The publisher of the euro's reference rates. */
export const ratesSource = 'European Central Bank'

const partition = 'EXCHANGERATES'

/** A year of publishing days with some margin: a limit needs one request. */
const pageSize = 300

/** Access pattern: the latest published rates that are not after `onOrBefore`. One item is read. */
export const findLatestRates = async (
  table: Table,
  onOrBefore: BusinessDate,
): Promise<ReferenceRates | undefined> => {
  const { items } = await table.query<ReferenceRates>({
    pk: partition,
    between: { from: '0000-00-00', to: onOrBefore },
    newestFirst: true,
    limit: 1,
    consistent: true,
  })
  return items[0]
}

/**
 * Access pattern: the published rates in force on the days from `from` to `to`, oldest first. The first ones may be
 * dated before `from`; the list is empty only if none were published by `to`. A year is one request, eventually
 * consistent: a rate published today is not in force on any past day.
 */
export const listRatesInForce = async (
  table: Table,
  from: BusinessDate,
  to: BusinessDate,
): Promise<ReferenceRates[]> => {
  const newestFirst: ReferenceRates[] = []
  for await (const rates of table.all<ReferenceRates>({
    pk: partition,
    between: { from: '0000-00-00', to },
    newestFirst: true,
    limit: pageSize,
  })) {
    newestFirst.push(rates)
    if (rates.date <= from) break
  }
  return newestFirst.toReversed()
}

/** Access pattern: the rates published from one date to another, both included, oldest first. */
export const listRates = async (
  table: Table,
  from: BusinessDate,
  to: BusinessDate,
): Promise<ReferenceRates[]> => {
  const found: ReferenceRates[] = []
  for await (const rates of table.all<ReferenceRates>({
    pk: partition,
    between: { from, to },
    consistent: true,
  }))
    found.push(rates)
  return found
}

/** Records a day's rates; a correction published for the same day replaces them. */
export const putRates = (table: Table, { date, perEuro, source }: ReferenceRates): Write =>
  put<ReferenceRates>(table, { pk: partition, sk: date, type: 'exchange-rates', date, perEuro, source })
