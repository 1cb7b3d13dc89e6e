import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { approvalLapsesOn } from '#shared/drawdown/second-approval.ts'
import { firstDueDateOf } from '#shared/drawdown/unbilled.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { returnRedPacket } from '../drawdown/return-red-packet.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Lapses a drawdown that no second administrator confirmed in time, and releases its reservation; once. Returns whether
 * this call did it.
 */
export const lapseApproval = async (
  seen: Pick<Drawdown, 'companyId' | 'drawdownId'>,
  today: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<boolean> => {
  const drawdown = await findDrawdown(table, seen.companyId, seen.drawdownId)
  if (!drawdown || !drawdownMayBecome(drawdown.status, 'lapsed')) return false
  const { companyId, facilityId, drawdownId, price, requestedAt } = drawdown
  if (approvalLapsesOn(requestedAt, firstDueDateOf(price)) > today) return false
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const now = clock()
  const written = await table.transact({
    ...postToLedger(
      table,
      facility,
      { posting: drawdownReleased(drawdownId, today, price.amountCents) },
      now,
    ),
    packet: await returnRedPacket(table, drawdown, now),
    drawdown: replaceDrawdown(table, { ...drawdown, status: 'lapsed', lapsedAt: now.toISOString() }),
    event: recordEvent(
      table,
      { name: 'drawdown-lapsed', companyId, facilityId, drawdownId },
      `drawdown-lapsed:${drawdownId}`,
      now,
    ),
  })
  if (written.ok) return true
  const present = await findDrawdown(table, companyId, drawdownId)
  if (present && !drawdownMayBecome(present.status, 'lapsed')) return false
  throw new Error(`drawdown ${drawdownId} could not be let lapse: ${written.failed.join(', ')}`)
}
