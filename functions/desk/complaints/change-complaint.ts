import type { ComplaintStatus } from '#shared/complaints/complaints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { storeComplaint } from '../../data/complaint-register.ts'
import { type Complaint, findComplaint } from '../../data/complaints.ts'
import { notify } from '../../data/notifications.ts'
import { sha256Of } from '../../data/sha256.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type RunAct, refuseAct } from '../engine/desk-act.ts'

const store = async (
  next: Complaint,
  former: ComplaintStatus | null,
  act: Act,
  { table }: Pick<Deps, 'table'>,
  notification?: Write,
) => {
  const { complaintId, status, companyId, outcome } = next
  const written = await table.transact<string>({
    notification,
    ...storeComplaint(table, next),
    // The texts stay out of the audit.
    audit: act.audit({
      ...(companyId ? { companyId } : {}),
      before: { complaintId, complaintStatus: former },
      after: { complaintId, complaintStatus: status, ...(outcome ? { complaintOutcome: outcome } : {}) },
    }),
  })
  return written.ok
    ? { ok: true as const, complaintId, complaintStatus: status }
    : refuseAct('changedMeanwhile', 'the complaint was changed at the same moment; look again')
}

export const recordComplaintAct: RunAct<'complaint-record'> = async (
  { key, complaintSubject: about, complaintChannel: channel, owner, companyId, complainant, ...given },
  act,
  deps,
) => {
  const { table, clock } = deps
  const now = clock()
  if (given.receivedOn > businessDate(now))
    return refuseAct('invalidDate', `${given.receivedOn} is yet to come`)
  if (companyId && !(await findCompany(table, companyId)))
    return refuseAct('notFound', `there is no company ${companyId}`)
  const complaintId = sha256Of(JSON.stringify(['complaint', act.actor, key])).slice(0, 32)
  const present = await findComplaint(table, complaintId)
  if (present)
    return present.text === given.text && present.companyId === companyId
      ? { ok: true, complaintId, complaintStatus: present.status }
      : refuseAct('changedMeanwhile', 'this key was used for another complaint')
  const complaint: Complaint = {
    complaintId,
    ...given,
    channel,
    about,
    ...(companyId ? { companyId } : {}),
    ...(complainant ? { complainant } : {}),
    owner: owner ?? act.actor,
    status: 'open',
    recordedAt: now.toISOString(),
    recordedBy: act.actor,
    version: 0,
  }
  return store(complaint, null, act, deps)
}

export const answerComplaintAct: RunAct<'complaint-answer'> = async (
  { complaintId, complaintOutcome: outcome, answer },
  act,
  deps,
) => {
  const stored = await findComplaint(deps.table, complaintId)
  if (!stored) return refuseAct('notFound', `the register has no complaint ${complaintId}`)
  // Repeated after its response was lost.
  if (stored.answer === answer && stored.outcome === outcome)
    return { ok: true, complaintId, complaintStatus: stored.status }
  if (stored.status !== 'open') return refuseAct('wrongState', `the complaint is ${stored.status}`)
  const now = deps.clock()
  const answered = { answer, outcome, answeredOn: businessDate(now), answeredBy: act.actor }
  const { userId, companyId, owner = act.actor } = stored
  const notification =
    userId && companyId
      ? notify(
          deps.table,
          companyId,
          'complaint-answered',
          { receivedOn: stored.receivedOn, answer },
          { eventId: `complaint-answered:${complaintId}`, now, userIds: [userId] },
        )
      : undefined
  return store({ ...stored, ...answered, owner, status: 'answered' }, stored.status, act, deps, notification)
}

export const closeComplaintAct: RunAct<'complaint-close'> = async ({ complaintId }, act, deps) => {
  const stored = await findComplaint(deps.table, complaintId)
  if (!stored) return refuseAct('notFound', `the register has no complaint ${complaintId}`)
  // Repeated after its response was lost.
  if (stored.status === 'closed') return { ok: true, complaintId, complaintStatus: 'closed' }
  if (stored.status !== 'answered') return refuseAct('wrongState', 'the complaint was not answered yet')
  const closed = { closedOn: businessDate(deps.clock()), closedBy: act.actor }
  return store({ ...stored, ...closed, status: 'closed' }, stored.status, act, deps)
}
