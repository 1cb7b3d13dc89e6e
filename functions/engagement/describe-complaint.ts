import type { ResponseOf } from '#shared/api/endpoint.ts'
import { complaintDueOn } from '#shared/complaints/complaints.ts'
import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import type { Complaint } from '../data/complaints.ts'

type ComplaintOnWire = ResponseOf<typeof engagementEndpoints.makeComplaint>

/** A complaint as its user sees it, without the member of staff who responds. */
export const describeComplaint = (of: Complaint): ComplaintOnWire => ({
  complaint_id: of.complaintId,
  about: of.about,
  text: of.text,
  status: of.status,
  received_on: of.receivedOn,
  due_on: complaintDueOn(of.receivedOn),
  outcome: of.outcome ?? null,
  answer: of.answer ?? null,
  answered_on: of.answeredOn ?? null,
})
