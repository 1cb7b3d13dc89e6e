import { bookRateOn, revaluationLines, type Translation } from '#shared/books/book-currency.ts'
import {
  type JournalEntry,
  journalNumber,
  journalOf,
  type NumberedEntry,
  postingsIn,
  revaluationOf,
  translatedEntry,
} from '#shared/books/journal.ts'
import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import { type Currency, currencies } from '#shared/money/currency.ts'
import { shownRate } from '#shared/money/exchange-rates.ts'
import { type BookMonth, listBookMonths } from '../data/book-months.ts'
import { collect } from '../data/collect.ts'
import {
  type FacilityMonth,
  facilityMonthShards,
  findFacilityMonth,
  pageFacilityMonths,
} from '../data/facility-months.ts'
import { listPostings } from '../data/ledger.ts'
import { listEveryPayment } from '../data/payments.ts'
import type { Table } from '../data/table.ts'
import { drawdownOfPosting } from '../portfolio/drawdown-of-posting.ts'

/** The number of facilities that are read at once. */
const facilitiesOnPage = 20

/** A page ends once it has this many entries: a Lambda's response is limited to 6 MB. */
const entriesOnPage = 5_000

export interface JournalPage {
  entries: NumberedEntry[]
  cursor?: string
}

/** Where a page begins: the shard, its cursor, and the number of the first entry. */
interface Place {
  shard: number
  after?: string | undefined
  number: number
}

const readPlace = (cursor: string): Place | undefined => {
  const [, shard = '', number = '', after] = /^(\d{1,2})\.(\d{1,9})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= facilityMonthShards
    ? undefined
    : { shard: Number(shard), number: Number(number), ...(after ? { after } : {}) }
}

const cursorOf = ({ shard, number, after }: Place): string =>
  `${shard}.${number}${after === undefined ? '' : `.${after}`}`

const entriesOfFacility = async (table: Table, facility: FacilityMonth) => {
  const { month, facilityId, companyId, journalEntries } = facility
  const [postings, former, payments] = await Promise.all([
    collect(listPostings(table, facilityId)),
    findFacilityMonth(table, monthAfter(month, -1), facilityId),
    collect(listEveryPayment(table, companyId)),
  ])
  const charges = new Map(payments.map(({ paymentId, chargeId }) => [paymentId, chargeId]))
  const references = new Map(payments.map(({ paymentId, reference }) => [paymentId, reference]))
  const ofMonth = postingsIn(month, postings).map((posting) => ({
    ...posting,
    drawdownId: drawdownOfPosting(posting, charges),
  }))
  const entries = journalOf(facility, former, ofMonth, references)
  if (entries.length !== journalEntries)
    throw new Error(`facility ${facilityId} has ${entries.length} entries in ${month}, not ${journalEntries}`)
  return entries
}

const translate = (
  entry: JournalEntry,
  currency: Currency,
  translation: Translation,
): NonNullable<NumberedEntry['translated']> => ({
  currency: translation.currency,
  rate: shownRate(bookRateOn(translation, entry.bookDate, currency)),
  lines: translatedEntry(entry, currency, translation),
})

/**
 * The revaluations at the end of a month, which are the last entries of its journal: of all currencies, or of
 * `currency` alone, with unchanged numbers.
 */
const revaluations = (
  month: string,
  translation: Translation,
  translated: NonNullable<BookMonth['translated']>,
  first: number,
  currency: Currency | undefined,
): NumberedEntry[] =>
  currencies
    .flatMap((each) => {
      const books = translated[each]
      const lines = books ? revaluationLines(books) : []
      return lines.length > 0 ? [{ each, lines }] : []
    })
    .map(({ each, lines }, index) => ({
      ...revaluationOf(month, each),
      number: journalNumber(month, first + index),
      currency: each,
      translated: {
        currency: translation.currency,
        rate: shownRate(bookRateOn(translation, lastDayOf(month), each)),
        lines,
      },
    }))
    .filter((entry) => !currency || entry.currency === currency)

/** The number of the first entry of a month: one after those of the earlier months of its year. */
const firstNumberOf = async (table: Table, month: string): Promise<number> => {
  const earlier = await listBookMonths(table, `${month.slice(0, 4)}-01`, monthAfter(month, -1))
  return earlier.reduce((sum, { journalEntries }) => sum + journalEntries, 1)
}

/**
 * A page of the journal of a booked month, facility by facility. Of one currency alone, entries keep their numbers.
 * Undefined for an invalid cursor.
 */
export const pageJournal = async (
  table: Table,
  { month, translation, translated }: Pick<BookMonth, 'month' | 'translation' | 'translated'>,
  { currency, cursor }: { currency?: Currency | undefined; cursor?: string | undefined },
): Promise<JournalPage | undefined> => {
  const place =
    cursor === undefined ? { shard: 0, number: await firstNumberOf(table, month) } : readPlace(cursor)
  if (!place) return undefined
  const entries: NumberedEntry[] = []
  let { number } = place
  let next: Omit<Place, 'number'> | undefined = place
  while (next && entries.length < entriesOnPage) {
    const { shard, after }: Omit<Place, 'number'> = next
    const page = await pageFacilityMonths(table, month, shard, { limit: facilitiesOnPage, cursor: after })
    for (const facility of page.items)
      for (const entry of await entriesOfFacility(table, facility)) {
        if (!currency || facility.currency === currency)
          entries.push({
            ...entry,
            number: journalNumber(month, number),
            currency: facility.currency,
            ...(translation ? { translated: translate(entry, facility.currency, translation) } : {}),
          })
        number += 1
      }
    const isLast = shard + 1 === facilityMonthShards
    next = page.cursor ? { shard, after: page.cursor } : isLast ? undefined : { shard: shard + 1 }
  }
  if (!next && translation)
    entries.push(...revaluations(month, translation, translated ?? {}, number, currency))
  return { entries, ...(next ? { cursor: cursorOf({ ...next, number }) } : {}) }
}
