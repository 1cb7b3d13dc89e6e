import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { returnRedPacket } from './return-red-packet.ts'

const field = 'body.drawdown_id'

export const declineDrawdown: Handler<typeof drawdownEndpoints.declineDrawdown> = async (
  { input, session, storeResponse },
  { table, clock },
) => {
  const outcome = await retryOnChange(async () => {
    const { companyId, userId } = session
    const drawdown = await findDrawdown(table, companyId, input.body.drawdown_id)
    if (!drawdown) return refuse('notFound', [{ field, rule: 'invalid' }])
    if (!drawdownMayBecome(drawdown.status, 'declined')) return refuse('wrongState')
    const { drawdownId, facilityId, requestedBy, price } = drawdown
    if (requestedBy === userId) return refuse('ruleBroken', [{ field, rule: 'ownRequest' }])
    const facility = await findFacility(table, facilityId)
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)

    const now = clock()
    const released = drawdownReleased(drawdownId, businessDate(now), price.amountCents)
    const data = { drawdown_id: drawdownId, status: 'declined' as const }
    const written = await table.transact({
      memory: storeResponse(data),
      ...postToLedger(table, facility, { posting: released }, now),
      packet: await returnRedPacket(table, drawdown, now),
      drawdown: replaceDrawdown(table, {
        ...drawdown,
        status: 'declined',
        declined: { by: userId, at: now.toISOString(), reason: input.body.reason },
      }),
      event: recordEvent(
        table,
        { name: 'drawdown-declined', companyId, facilityId, drawdownId },
        `drawdown-declined:${drawdownId}`,
        now,
      ),
    })
    return written.ok ? answer(data) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
