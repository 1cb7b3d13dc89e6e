import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { answerDispute, openDispute } from '#shared/repayment/dispute.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder, replaceChargeOrder } from '../data/charge-orders.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { alignDrawdownStatus } from './align-drawdown-status.ts'
import { describeCharge } from './describe-charge.ts'
import { postOverdue } from './post-overdue.ts'

export const withdrawDispute: Handler<typeof repaymentEndpoints.withdrawDispute> = async (
  { input, session: { companyId }, storeResponse },
  { config, table, clock },
) => {
  const { charge_id: chargeId } = input.body
  const stored = await findChargeOrder(table, companyId, chargeId)
  if (!stored) return refuse('notFound', [{ field: 'body.charge_id', rule: 'invalid' }])
  if (!openDispute(stored) || stored.status !== 'suspend') return refuse('wrongState')
  const facility = await findFacility(table, stored.facilityId)
  if (!facility) throw new Error(`charge order ${chargeId} has no facility`)
  const now = clock()
  const today = businessDate(now)
  const withdrawn = answerDispute(stored, { outcome: 'withdrawn', answeredAt: now.toISOString() }, today)
  if (!withdrawn) throw new Error(`the withdrawal of a dispute of ${chargeId} would reverse interest`)
  const { charge, overdue } = withdrawn
  const data = { charge: describeCharge(charge, today, config) }
  const written = await table.transact<string>({
    ...postOverdue(table, facility, overdue, now),
    memory: storeResponse(data),
    charge: replaceChargeOrder(table, charge),
    event: recordEvent(
      table,
      { name: 'dispute-withdrawn', companyId, chargeId },
      `dispute-withdrawn:${chargeId}:${stored.version}`,
      now,
    ),
    drawdown: await alignDrawdownStatus(table, stored, charge, now),
  })
  return written.ok ? answer(data) : refuse('changedMeanwhile')
}
