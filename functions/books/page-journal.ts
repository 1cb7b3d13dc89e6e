import { journalNumber, journalOf, type NumberedEntry, postingsIn } from '#shared/books/journal.ts'
import { monthAfter } from '#shared/books/month-sums.ts'
import type { Currency } from '#shared/money/currency.ts'
import { listBookMonths } from '../data/book-months.ts'
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

/** So many facilities are read at once. */
const facilitiesOnPage = 20

/** A page ends once it has so many entries: a Lambda's response is limited to 6 MB. */
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
  month: string,
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
          entries.push({ ...entry, number: journalNumber(month, number), currency: facility.currency })
        number += 1
      }
    const isLast = shard + 1 === facilityMonthShards
    next = page.cursor ? { shard, after: page.cursor } : isLast ? undefined : { shard: shard + 1 }
  }
  return { entries, ...(next ? { cursor: cursorOf({ ...next, number }) } : {}) }
}
