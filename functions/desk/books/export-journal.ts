import { chartOf } from '#shared/books/chart-of-accounts.ts'
import {
  journalNumber,
  journalOf,
  type NumberedEntry,
  postingsIn,
  writeJournal,
} from '#shared/books/journal.ts'
import { monthAfter } from '#shared/books/month-sums.ts'
import { listBookMonths } from '../../data/book-months.ts'
import { listChartEntries } from '../../data/chart-entries.ts'
import {
  type FacilityMonth,
  facilityMonthShards,
  findFacilityMonth,
  pageFacilityMonths,
} from '../../data/facility-months.ts'
import { listPostings, type StoredPosting } from '../../data/ledger.ts'
import type { Table } from '../../data/table.ts'
import { chargesOfPayments, drawdownOfPosting } from '../../portfolio/drawdown-of-posting.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** So many facilities are read at once. */
const facilitiesOnPage = 20

/** A page ends once it has so many entries: a Lambda's response is limited to 6 MB. */
const entriesOnPage = 5_000

/** Where a page begins: the shard, its cursor, and the number of the first entry. */
interface Place {
  shard: number
  after?: string | undefined
  number: number
}

const readPlace = (cursor: string | undefined, first: number): Place | undefined => {
  if (cursor === undefined) return { shard: 0, number: first }
  const [, shard = '', number = '', after] = /^(\d{1,2})\.(\d{1,9})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= facilityMonthShards
    ? undefined
    : { shard: Number(shard), number: Number(number), ...(after ? { after } : {}) }
}

const cursorOf = ({ shard, number, after }: Place): string =>
  `${shard}.${number}${after === undefined ? '' : `.${after}`}`

const entriesOfFacility = async (table: Table, facility: FacilityMonth) => {
  const { month, facilityId, companyId, journalEntries } = facility
  const postings: StoredPosting[] = []
  for await (const posting of listPostings(table, facilityId)) postings.push(posting)
  const [former, charges] = await Promise.all([
    findFacilityMonth(table, monthAfter(month, -1), facilityId),
    chargesOfPayments(table, companyId),
  ])
  const told = postingsIn(month, postings).map((posting) => ({
    ...posting,
    drawdownId: drawdownOfPosting(posting, charges),
  }))
  const entries = journalOf(facility, former, told)
  if (entries.length !== journalEntries)
    throw new Error(`facility ${facilityId} has ${entries.length} entries in ${month}, not ${journalEntries}`)
  return entries
}

export const exportJournalAct: RunAct<'journal-export'> = async (
  { month, format, currency, cursor },
  _act,
  { table },
) => {
  const [months, entered] = await Promise.all([
    listBookMonths(table, `${month.slice(0, 4)}-01`, month),
    listChartEntries(table),
  ])
  const book = months.find((each) => each.month === month)
  if (!book || book.bookedTo !== undefined) return refuseAct('notFound', `the month ${month} is not booked`)
  const earlier = months
    .filter((each) => each.month < month)
    .reduce((sum, { journalEntries }) => sum + journalEntries, 0)
  const place = readPlace(cursor, earlier + 1)
  if (!place)
    return refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])
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
  return {
    ok: true,
    month,
    fileName: `journal-${month}${currency ? `-${currency}` : ''}${format === 'csv' ? '' : `-${format}`}.csv`,
    entries: entries.length,
    content: writeJournal(entries, format, chartOf(entered)),
    ...(next ? { cursor: cursorOf({ ...next, number }) } : {}),
  }
}
