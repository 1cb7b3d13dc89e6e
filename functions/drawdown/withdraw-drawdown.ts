import { applicationStatusOf, drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { StoreWithdrawal, WithdrawalAttempt } from '../credit/withdrawal.ts'
import { type Drawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed } from '../data/retry-on-change.ts'
import { answer, answerUnchanged, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { returnRedPacket } from './return-red-packet.ts'

/**
 * Withdraws a drawdown that the lender has not decided, and releases its reservation. The lender's decision writes the
 * same version of the drawdown, so only one of the two is committed.
 */
export const withdrawDrawdown = async (
  drawdown: Drawdown,
  storeResponse: StoreWithdrawal,
  { table, clock }: Deps,
): WithdrawalAttempt => {
  const { companyId, facilityId, drawdownId, status, price } = drawdown
  const data = { approval_id: drawdownId, status: applicationStatusOf.withdrawn }
  if (status === 'withdrawn') return answerUnchanged(data)
  if (!drawdownMayBecome(status, 'withdrawn')) return refuse('wrongState')
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)

  const now = clock()
  const released = drawdownReleased(drawdownId, businessDate(now), price.amountCents)
  const written = await table.transact({
    memory: storeResponse(data),
    ...postToLedger(table, facility, { posting: released }, now),
    packet: await returnRedPacket(table, drawdown, now),
    drawdown: replaceDrawdown(table, { ...drawdown, status: 'withdrawn', withdrawnAt: now.toISOString() }),
    event: recordEvent(
      table,
      { name: 'drawdown-withdrawn', companyId, facilityId, drawdownId },
      `drawdown-withdrawn:${drawdownId}`,
      now,
    ),
  })
  return written.ok ? answer(data) : changed
}
