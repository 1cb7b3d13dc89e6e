import type {
  ComplaintChannel,
  ComplaintOutcome,
  ComplaintStatus,
  ComplaintSubject,
} from '#shared/complaints/complaints.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { collect } from './collect.ts'
import { companyPartition } from './companies.ts'
import { ttlAt } from './expiry.ts'
import { awaitsReview, byPlace, listAwaitingReview } from './review-queue.ts'
import { listByName, minLetters, searchKey } from './search-index.ts'
import { create, groupIndex, type Item, put, replace, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A complaint about the lender. Version 0 before it is stored. */
export interface Complaint {
  complaintId: string
  receivedOn: BusinessDate
  channel: ComplaintChannel
  about: ComplaintSubject
  companyId?: string
  /** Who complained in the portal, and reads the answer there. */
  userId?: string
  /** Who complained, where it is no company or one of its people. */
  complainant?: string
  text: string
  /** The colleague who answers it. Absent until one answers what arrived in the portal. */
  owner?: string
  status: ComplaintStatus
  recordedAt: string
  recordedBy: string
  answer?: string
  answeredOn?: BusinessDate
  answeredBy?: string
  outcome?: ComplaintOutcome
  closedOn?: BusinessDate
  closedBy?: string
  version: number
}

const closedGroup = 'COMPLAINTS#closed'

const key = (complaintId: string) => ({ pk: `COMPLAINT#${complaintId}`, sk: 'COMPLAINT' })

/** The instant since which a complaint waits. */
export const waitsFrom = ({ receivedOn }: Pick<Complaint, 'receivedOn'>): string =>
  startOfDay(receivedOn).toISOString()

/** Access pattern: a complaint by id. */
export const findComplaint = (table: Table, complaintId: string): Promise<Item<Complaint> | undefined> =>
  table.get<Complaint>(key(complaintId))

/** Access pattern: the complaints that are not closed, oldest first. */
export const listOpenComplaints = (table: Table, limit: number, after?: string): Promise<Item<Complaint>[]> =>
  listAwaitingReview<Complaint>(table, 'complaint', limit, after)

/** Access pattern: the closed complaints, the latest closed first. They are few. */
export const listClosedComplaints = (table: Table): Promise<Item<Complaint>[]> =>
  collect(table.all<Complaint>({ pk: closedGroup, index: groupIndex, newestFirst: true }))

const linkPrefix = 'COMPLAINT#'

interface ComplaintLink {
  complaintId: string
}

/** Access pattern: what a user complained about in the portal, the newest first. */
export const listComplaintsOf = async (table: Table, userId: string, limit: number): Promise<Complaint[]> => {
  const { items } = await table.query<ComplaintLink>({
    pk: userPartition(userId),
    prefix: linkPrefix,
    newestFirst: true,
    consistent: true,
    limit,
  })
  const complaints = await table.getMany<Complaint>(items.map(({ complaintId }) => key(complaintId)))
  return complaints.filter((complaint) => complaint !== undefined)
}

/** Lists a complaint among those of its user. Its id begins with its time. */
export const linkComplaint = (table: Table, userId: string, complaintId: string): Write =>
  create<ComplaintLink>(table, {
    pk: userPartition(userId),
    sk: `${linkPrefix}${complaintId}`,
    type: 'complaint-link',
    complaintId,
  })

/**
 * What a complaint is searched by: its company, and the name of who complained. Belongs in the transaction that
 * creates it. Closed ones are not searched, so it may expire before them.
 */
export const indexComplaint = (
  table: Table,
  complaint: Pick<Complaint, 'complaintId' | 'companyId' | 'complainant' | 'receivedOn'>,
  /** False where they may be there already, so that they are written over. */
  isNew = true,
): Record<string, Write> => {
  const write = isNew ? create : put
  const { complaintId, companyId, complainant, receivedOn } = complaint
  const link = { complaintId, ttl: ttlAt(keptUntil('complaints', startOfDay(receivedOn))) }
  return {
    ...(companyId
      ? {
          ofCompany: write<ComplaintLink>(table, {
            pk: companyPartition(companyId),
            sk: `${linkPrefix}${complaintId}`,
            type: 'company-complaint',
            ...link,
          }),
        }
      : {}),
    ...(complainant
      ? {
          ofComplainant: write<ComplaintLink>(table, {
            ...key(complaintId),
            sk: 'FOUNDBY#complainant',
            type: 'complainant-name',
            ...searchKey('COMPLAINANT', complainant, complaintId),
            ...link,
          }),
        }
      : {}),
  }
}

const maxComplainants = 50

/** Access pattern: the open complaints of companies, and of complainants whose name begins with a text, oldest first. */
export const findOpenComplaints = async (
  table: Table,
  companyIds: readonly string[],
  name: string,
): Promise<Item<Complaint>[]> => {
  const [ofCompanies, ofComplainants] = await Promise.all([
    Promise.all(
      companyIds.map((companyId) =>
        collect(
          table.all<ComplaintLink>({ pk: companyPartition(companyId), prefix: linkPrefix, consistent: true }),
        ),
      ),
    ),
    name.length < minLetters ? [] : listByName<ComplaintLink>(table, 'COMPLAINANT', name, maxComplainants),
  ])
  const ids = new Set([...ofCompanies.flat(), ...ofComplainants].map(({ complaintId }) => complaintId))
  const found = await table.getMany<Complaint>([...ids].map(key))
  return found
    .flatMap((complaint) => (complaint && complaint.status !== 'closed' ? complaint : []))
    .toSorted(byPlace)
}

/** Waits until it is closed, and is kept for years after that. Fails if it was changed since it was read, or exists. */
export const replaceComplaint = (table: Table, complaint: Complaint): Write => {
  const { complaintId, closedOn } = complaint
  return replace<Complaint>(table, {
    ...complaint,
    ...key(complaintId),
    ...(closedOn
      ? {
          gsi1pk: closedGroup,
          gsi1sk: `${closedOn}#${complaintId}`,
          ttl: ttlAt(keptUntil('complaints', startOfDay(closedOn))),
        }
      : awaitsReview('complaint', complaintId, waitsFrom(complaint), complaintId)),
    type: 'complaint',
  })
}
