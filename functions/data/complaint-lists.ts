import { type ComplaintStatus, complaintStatuses } from '#shared/complaints/complaints.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type ComplaintEntry, registerGroup, registerOfCompany, registerPlace } from './complaint-register.ts'
import { type Complaint, type ComplaintLink, complaintKey, linkPrefix } from './complaints.ts'
import { encodeCursor, sortKeyOf } from './cursors.ts'
import { listCompanyItems } from './list-company-items.ts'
import { listLatest } from './list-latest.ts'
import { mergePages } from './merge-pages.ts'
import { byQueuePosition, reviewQueueOf } from './review-queue.ts'
import { listByName, minLetters } from './search-index.ts'
import type { Item, ItemPage, Table } from './table.ts'

/** Access pattern: the complaints that are not closed, oldest first. */
export const listOpenComplaints = reviewQueueOf<Complaint>('complaint')

const getComplaints = async (table: Table, ids: readonly string[]): Promise<Item<Complaint>[]> =>
  (await table.getMany<Complaint>([...new Set(ids)].map(complaintKey))).flatMap(
    (complaint) => complaint ?? [],
  )

/** The maximum number of complainants found by a name prefix: more letters narrow the search. */
const maxComplainants = 50

const listComplainants = async (table: Table, name: string): Promise<Item<ComplaintLink>[]> =>
  name.length < minLetters ? [] : listByName<ComplaintLink>(table, 'COMPLAINANT', name, maxComplainants)

/** Access pattern: the open complaints of companies, and of complainants whose name begins with a text, oldest first. */
export const findOpenComplaints = async (
  table: Table,
  companyIds: readonly string[],
  name: string,
): Promise<Item<Complaint>[]> => {
  const [ofCompanies, ofComplainants] = await Promise.all([
    Promise.all(companyIds.map((companyId) => listCompanyItems<ComplaintLink>(table, companyId, linkPrefix))),
    listComplainants(table, name),
  ])
  const found = await getComplaints(
    table,
    [...ofCompanies.flat(), ...ofComplainants].map(({ complaintId }) => complaintId),
  )
  return found.filter(({ status }) => status !== 'closed').toSorted(byQueuePosition)
}

interface ComplaintListing {
  limit: number
  cursor?: string | undefined
  /** All statuses if absent. */
  status?: ComplaintStatus | undefined
  /** Days of receipt, both included. */
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}

const lastPlaceOf = (day: BusinessDate): string => `${day}~`

const withComplaints = async (
  table: Table,
  { items, cursor }: ItemPage<{ complaintId: string }>,
  status: ComplaintStatus | undefined,
): Promise<ItemPage<Item<Complaint>>> => {
  const complaints = await getComplaints(
    table,
    items.map(({ complaintId }) => complaintId),
  )
  return {
    // The index lags behind the table.
    items: complaints.filter((complaint) => !status || complaint.status === status),
    ...(cursor === undefined ? {} : { cursor }),
  }
}

/** Access pattern: the register of complaints, optionally of one status, the latest received first. */
export const listComplaints = async (
  table: Table,
  { status, to, ...asked }: ComplaintListing,
): Promise<ItemPage<Item<Complaint>>> =>
  withComplaints(
    table,
    await listLatest<ComplaintEntry>(
      table,
      (status ? [status] : complaintStatuses).map((each) => ({ pk: registerGroup(each) })),
      { ...asked, to: to && lastPlaceOf(to) },
    ),
    status,
  )

const recordsOf = (entries: readonly ComplaintEntry[]) =>
  entries.map((entry) => ({ id: registerPlace(entry), record: entry }))

/**
 * Access pattern: the complaints of companies, of complainants whose name begins with a text, or with that text as
 * their id; the latest received first. A page is filtered by status after it is read, so it may be short.
 */
export const findComplaints = async (
  table: Table,
  { companyIds, text }: { companyIds: readonly string[]; text: string },
  { limit, cursor, status, from = '0', to }: ComplaintListing,
): Promise<ItemPage<Item<Complaint>>> => {
  const end = to === undefined ? '~' : lastPlaceOf(to)
  const after = cursor === undefined ? '~' : (sortKeyOf(cursor) ?? '')
  const [ofCompanies, complainants] = await Promise.all([
    listLatest<ComplaintEntry>(
      table,
      companyIds.map((companyId) => ({ pk: registerOfCompany(companyId) })),
      { limit, cursor, from, to: end },
    ),
    listComplainants(table, text),
  ])
  const others = await getComplaints(table, [text, ...complainants.map(({ complaintId }) => complaintId)])
  const { records, next } = mergePages(
    [
      {
        records: recordsOf(ofCompanies.items),
        readTo: ofCompanies.cursor && sortKeyOf(ofCompanies.cursor),
      },
      {
        records: recordsOf(others).filter(({ id }) => from <= id && id <= end && id < after),
      },
    ],
    { limit, order: 'desc' },
  )
  return withComplaints(
    table,
    { items: records, ...(next === undefined ? {} : { cursor: encodeCursor([next]) }) },
    status,
  )
}
