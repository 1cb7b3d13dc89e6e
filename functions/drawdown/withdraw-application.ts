import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { applicationStatusOf, mayBecome } from '../../shared/drawdown/drawdown-states.ts'
import { drawdownReleased } from '../../shared/ledger/facility-postings.ts'
import { businessDate } from '../../shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../data/drawdowns.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { rememberAnswer } from '../data/idempotency.ts'
import { postToLedger } from '../data/ledger.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { AnsweredByAnotherCall } from '../http/replay-answer.ts'

/** The note of a fresh request is filed at any moment, and what was read is then out of date. */
const readings = 5

/** What was withdrawn is withdrawn, whoever asks again and under whatever key. */
const described = ({ drawdownId }: Drawdown) => ({
  approval_id: drawdownId,
  status: applicationStatusOf.withdrawn,
})

/**
 * Takes back a request that the lender has not decided, and gives its reservation back. The lender's decision and
 * this write the same version of the drawdown: of both at the same moment one lands, and the other is refused.
 */
export const withdrawApplication: Handler<typeof drawdownEndpoints.withdrawApplication> = async (
  { input, session, request },
  { table, clock },
) => {
  const { companyId } = session
  const { approval_id: drawdownId } = input.body
  if (!request.idempotency) throw new Error('an idempotent call without its key')
  for (let reading = 1; reading <= readings; reading++) {
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    if (!drawdown) return refuse(20018, [{ field: 'body.approval_id', rule: 'invalid' }])
    if (drawdown.status === 'withdrawn') return answer(described(drawdown))
    if (!mayBecome(drawdown.status, 'withdrawn')) return refuse(20016)
    const { facilityId } = drawdown
    const facility = await findFacility(table, facilityId)
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)

    const now = clock()
    const data = described(drawdown)
    const released = drawdownReleased(drawdownId, businessDate(now), drawdown.price.amountCents)
    const written = await table.transact({
      idempotency: rememberAnswer(table, session, 'withdraw-application', request.idempotency, data, now),
      ...postToLedger(table, facility, { posting: released }, now),
      drawdown: replaceDrawdown(table, {
        ...drawdown,
        status: 'withdrawn',
        withdrawnAt: now.toISOString(),
      }),
      event: recordEvent(
        table,
        { name: 'drawdown-withdrawn', companyId, facilityId, drawdownId },
        `drawdown-withdrawn:${drawdownId}`,
        now,
      ),
    })
    if (written.ok) return answer(data)
    if (written.failed.includes('idempotency')) throw new AnsweredByAnotherCall()
  }
  return refuse(20009)
}
