import { complaintDueOn } from '#shared/complaints/complaints.ts'
import type { Complaint } from '../../data/complaints.ts'

export const describeComplaint = (of: Complaint) => ({
  complaintId: of.complaintId,
  complaintStatus: of.status,
  companyId: of.companyId ?? null,
  complainant: of.complainant ?? null,
  complaintChannel: of.channel,
  complaintSubject: of.about,
  text: of.text,
  owner: of.owner ?? null,
  receivedOn: of.receivedOn,
  answerDue: complaintDueOn(of.receivedOn),
  answer: of.answer ?? null,
  answeredOn: of.answeredOn ?? null,
  answeredBy: of.answeredBy ?? null,
  complaintOutcome: of.outcome ?? null,
})
