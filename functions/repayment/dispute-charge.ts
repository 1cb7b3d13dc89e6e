import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { disputeCharge as holdDisputed, maxDisputes } from '#shared/repayment/dispute.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeCharge } from './describe-charge.ts'
import { postOverdue } from './post-overdue.ts'
import { resolveReferencedFile } from './resolve-referenced-file.ts'

export const disputeCharge: Handler<typeof repaymentEndpoints.disputeCharge> = async (
  { input, session, storeResponse },
  { config, table, clock },
) => {
  const { companyId, userId } = session
  const { charge_id: chargeId, words, file_id: fileId } = input.body
  const stored = await findChargeOrder(table, companyId, chargeId)
  if (!stored) return refuse('notFound', [{ field: 'body.charge_id', rule: 'invalid' }])
  if (!isCollectable(stored.status)) return refuse('wrongState')
  if ((stored.disputes?.length ?? 0) >= maxDisputes) return refuse('ruleBroken')
  const now = clock()
  const [file, facility] = await Promise.all([
    resolveReferencedFile(table, { companyId, fileId }, 'dispute_evidence', now),
    findFacility(table, stored.facilityId),
  ])
  if (!file.ok) return refuse('ruleBroken', file.errors)
  if (!facility) throw new Error(`charge order ${chargeId} has no facility`)

  const today = businessDate(now)
  const { charge, overdue } = holdDisputed(stored, {
    raisedOn: today,
    raisedAt: now.toISOString(),
    raisedBy: userId,
    words,
    ...(fileId ? { fileId } : {}),
  })
  const data = { charge: describeCharge(charge, today, config) }
  const written = await table.transact<string>({
    ...postOverdue(table, facility, overdue, now),
    memory: storeResponse(data),
    charge: replaceChargeOrder(table, charge),
    file: file.keeping,
    event: recordEvent(
      table,
      { name: 'charge-disputed', companyId, facilityId: stored.facilityId, chargeId },
      `charge-disputed:${chargeId}@${stored.version}`,
      now,
    ),
  })
  if (written.ok) return answer(data)
  if (written.failed.includes('file'))
    return refuse('ruleBroken', [{ field: 'body.file_id', rule: 'invalid' }])
  return refuse('changedMeanwhile')
}
