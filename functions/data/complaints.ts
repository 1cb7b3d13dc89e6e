import type {
  ComplaintChannel,
  ComplaintOutcome,
  ComplaintStatus,
  ComplaintSubject,
} from '#shared/complaints/complaints.ts'
import { type BusinessDate, startOfDay } from '#shared/time/business-date.ts'
import { create, type Item, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A complaint about the lender. Version 0 before it is stored. */
export interface Complaint {
  complaintId: string
  receivedOn: BusinessDate
  channel: ComplaintChannel
  about: ComplaintSubject
  companyId?: string
  /** The user who complained in the portal, where the reply is shown. */
  userId?: string
  /** The name of a complainant who is neither a company nor one of its people. */
  complainant?: string
  text: string
  /** The responsible colleague. Absent for a complaint from the portal until somebody replies to it. */
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
  /** The names of the counts that include it. Absent for complaints from before there were figures. */
  counted?: readonly string[]
  version: number
}

export const complaintKey = (complaintId: string) => ({ pk: `COMPLAINT#${complaintId}`, sk: 'COMPLAINT' })

/** The instant since which a complaint waits. */
export const waitsFrom = ({ receivedOn }: Pick<Complaint, 'receivedOn'>): string =>
  startOfDay(receivedOn).toISOString()

/** Access pattern: a complaint by id. */
export const findComplaint = (table: Table, complaintId: string): Promise<Item<Complaint> | undefined> =>
  table.get<Complaint>(complaintKey(complaintId))

export const linkPrefix = 'COMPLAINT#'

export interface ComplaintLink {
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
  const complaints = await table.getMany<Complaint>(items.map(({ complaintId }) => complaintKey(complaintId)))
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
