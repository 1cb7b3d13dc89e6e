import { complaintDueOn, complaintsPerDay } from '#shared/complaints/complaints.ts'
import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { countCall } from '../account/limits/count-call.ts'
import { storeComplaint } from '../data/complaint-register.ts'
import { type Complaint, linkComplaint } from '../data/complaints.ts'
import { notify } from '../data/notifications.ts'
import { orderedId } from '../data/ordered-id.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeComplaint } from './describe-complaint.ts'

/** The complaint is in the lender's register and queue from then on, and its receipt is confirmed by mail. */
export const makeComplaint: Handler<typeof engagementEndpoints.makeComplaint> = async (
  { input, session, storeResponse },
  deps,
) => {
  const { table, clock, random } = deps
  const { userId, companyId } = session
  const now = clock()
  const complaint: Complaint = {
    complaintId: orderedId(now, random),
    receivedOn: businessDate(now),
    channel: 'portal',
    ...input.body,
    companyId,
    userId,
    status: 'open',
    recordedAt: now.toISOString(),
    recordedBy: userId,
    version: 0,
  }
  const { complaintId, receivedOn } = complaint
  const data = describeComplaint(complaint)
  const ofDay = countCall(deps, 'complaint', userId, complaintsPerDay)
  const written = await table.transact<string>({
    memory: storeResponse(data),
    count: ofDay.write,
    ...storeComplaint(table, complaint),
    link: linkComplaint(table, userId, complaintId),
    notification: notify(
      table,
      companyId,
      'complaint-received',
      { answerBy: complaintDueOn(receivedOn) },
      { eventId: `complaint-received:${complaintId}`, now, userIds: [userId] },
    ),
  })
  if (written.ok) return answer(data)
  if (written.failed.includes('count')) return ofDay.refusal()
  throw new Error(`a complaint could not be stored: ${written.failed.join(', ')}`)
}
