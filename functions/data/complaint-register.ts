import { changesOfCounts, countsOf } from '#shared/complaints/complaint-figures.ts'
import type { ComplaintStatus } from '#shared/complaints/complaints.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { startOfDay } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { addToFigures } from './complaint-figures.ts'
import { type Complaint, complaintKey, linkPrefix, waitsFrom } from './complaints.ts'
import { ttlAt } from './expiry.ts'
import { awaitsReview } from './review-queue.ts'
import { searchKey } from './search-index.ts'
import { create, type PutOf, put, replace, type Table, type Write } from './table.ts'

/** Written for releases from before the register had lines: they list closed complaints by it. */
const closedGroup = 'COMPLAINTS#closed'

/** The place in the register of complaints: by the day of receipt. */
export const registerPlace = ({
  receivedOn,
  complaintId,
}: Pick<Complaint, 'receivedOn' | 'complaintId'>): string => `${receivedOn}#${complaintId}`

/** The register, in parts by status. */
export const registerGroup = (status: ComplaintStatus): string => `COMPLAINT-REGISTER#${status}`

/** The part of the register that is of a company. */
export const registerOfCompany = (companyId: string): string => `COMPLAINTS-OF-COMPANY#${companyId}`

/** A line of the register. */
export interface ComplaintEntry extends Pick<Complaint, 'complaintId' | 'receivedOn' | 'status'> {}

/** A complaint is kept for years after it was closed, and so are its lines of the register. */
const keptOf = ({ closedOn }: Pick<Complaint, 'closedOn'>) =>
  closedOn ? { ttl: ttlAt(keptUntil('complaints', startOfDay(closedOn))) } : {}

/** The lines of the register by which a complaint is listed, and found by its company and by who complained. */
export const indexComplaint = (
  table: Table,
  complaint: Pick<
    Complaint,
    'complaintId' | 'companyId' | 'complainant' | 'receivedOn' | 'status' | 'closedOn'
  >,
  /** True if the complaint has no lines yet. */
  isNew = false,
): Record<string, Write> => {
  const write = isNew ? create : put
  const { complaintId, companyId, complainant, receivedOn, status } = complaint
  const entry = { complaintId, receivedOn, status, ...keptOf(complaint) }
  const place = registerPlace(complaint)
  return {
    register: write<ComplaintEntry>(table, {
      pk: `COMPLAINT-ENTRY#${complaintId}`,
      sk: 'ENTRY',
      type: 'complaint-entry',
      gsi1pk: registerGroup(status),
      gsi1sk: place,
      ...entry,
    }),
    ...(companyId
      ? {
          ofCompany: write<ComplaintEntry>(table, {
            pk: companyPartition(companyId),
            sk: `${linkPrefix}${complaintId}`,
            type: 'company-complaint',
            gsi1pk: registerOfCompany(companyId),
            gsi1sk: place,
            ...entry,
          }),
        }
      : {}),
    ...(complainant
      ? {
          ofComplainant: write<ComplaintEntry>(table, {
            ...complaintKey(complaintId),
            sk: 'FOUNDBY#complainant',
            type: 'complainant-name',
            ...searchKey('COMPLAINANT', complainant, complaintId),
            ...entry,
          }),
        }
      : {}),
  }
}

/** In the work queue until it is closed, then kept for years. Fails if it was changed since it was read, or exists. */
const replaceComplaint = (table: Table, complaint: Complaint): PutOf<Complaint> => {
  const { complaintId, closedOn } = complaint
  return replace<Complaint>(table, {
    ...complaint,
    ...complaintKey(complaintId),
    ...keptOf(complaint),
    ...(closedOn
      ? { gsi1pk: closedGroup, gsi1sk: `${closedOn}#${complaintId}` }
      : awaitsReview('complaint', complaintId, waitsFrom(complaint), complaintId)),
    type: 'complaint',
  })
}

/**
 * Stores a complaint with its lines of the register, and counts it in the figures. The writes belong in one
 * transaction: otherwise a complaint that was changed concurrently would be counted twice.
 */
export const storeComplaint = (table: Table, complaint: Complaint): Record<string, Write> => {
  const counted = countsOf(complaint)
  return {
    complaint: replaceComplaint(table, { ...complaint, counted }),
    ...indexComplaint(table, complaint, complaint.version === 0),
    ...addToFigures(table, changesOfCounts(complaint.counted ?? [], counted)),
  }
}

/** False for a complaint from before there were figures, and for one that was changed by an earlier release. */
export const isCounted = (complaint: Complaint): boolean => {
  const { counted = [] } = complaint
  const counts = countsOf(complaint)
  return counts.length === counted.length && counts.every((count) => counted.includes(count))
}
