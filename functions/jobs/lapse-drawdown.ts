import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { recordAudit } from '../data/audit.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { returnRedPacket } from '../drawdown/return-red-packet.ts'
import type { Deps } from '../runtime/deps.ts'

const reason = 'its due date came before it was paid out'

/**
 * Rejects a drawdown whose due date came while it waited for the lender, and releases its reservation; once. Returns
 * whether this call did it.
 */
export const lapseDrawdown = async (
  seen: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  today: BusinessDate,
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
): Promise<boolean> => {
  const { companyId, drawdownId } = seen
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown || !drawdownMayBecome(drawdown.status, 'rejected') || firstDueDateOf(drawdown.price) > today)
    return false
  // The bank may be executing it, or have done so: it can lapse once it is cancelled in its batch.
  if (drawdown.payoutBatchId) return false
  const { facilityId, status, price } = drawdown
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const now = clock()
  const at = now.toISOString()
  const decision = 'rejected'
  const written = await table.transact({
    ...postToLedger(
      table,
      facility,
      { posting: drawdownReleased(drawdownId, today, price.amountCents) },
      now,
    ),
    packet: await returnRedPacket(table, drawdown, now),
    drawdown: replaceDrawdown(table, { ...drawdown, status: decision, decidedAt: at, rejectReason: reason }),
    event: recordEvent(
      table,
      { name: 'drawdown-decided', companyId, facilityId, drawdownId, decision },
      `drawdown-decided:${drawdownId}:${decision}`,
      now,
    ),
    audit: recordAudit(table, {
      auditId: random.id(),
      action: 'drawdown-reject',
      actor: 'daily-close',
      reason,
      at,
      companyId,
      before: { drawdownId, status },
      after: { drawdownId, status: decision },
    }),
  })
  if (written.ok) return true
  const present = await findDrawdown(table, companyId, drawdownId)
  if (present && !drawdownMayBecome(present.status, 'rejected')) return false
  throw new Error(`drawdown ${drawdownId} could not be let lapse: ${written.failed.join(', ')}`)
}
