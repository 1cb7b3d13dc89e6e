import {
  applicationStatusOfCreditRequest,
  creditRequestMayBecome,
} from '#shared/credit/credit-request-states.ts'
import type { RememberWithdrawal, WithdrawalAttempt } from '../application/withdrawal.ts'
import { findCreditApplication, replaceCreditApplication } from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { type LimitRequest, replaceLimitRequest } from '../data/limit-requests.ts'
import { changed } from '../data/retry-on-change.ts'
import { answer, answerUnchanged, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Takes back a request for a higher limit that the lender has not decided: the application for the limit stands as if
 * there had been none. The lender's decision and this write the same version of the request.
 */
export const withdrawLimitRequest = async (
  request: LimitRequest,
  remember: RememberWithdrawal,
  { table, clock }: Deps,
): WithdrawalAttempt => {
  const { companyId, facilityId, productCode, requestId, status } = request
  const data = { approval_id: requestId, status: applicationStatusOfCreditRequest.withdrawn }
  if (status === 'withdrawn') return answerUnchanged(data)
  if (!creditRequestMayBecome(status, 'withdrawn')) return refuse('wrongState')
  const application = await findCreditApplication(table, companyId, productCode)
  if (application?.status !== 'active') throw new Error(`request ${requestId} is of no active application`)

  const now = clock()
  const { limitRequest: _limitRequest, ...without } = application
  const written = await table.transact({
    memory: remember(data),
    request: replaceLimitRequest(table, { ...request, status: 'withdrawn', withdrawnAt: now.toISOString() }),
    application: replaceCreditApplication(table, without),
    event: recordEvent(
      table,
      { name: 'limit-request-withdrawn', companyId, facilityId, requestId },
      `limit-request-withdrawn:${requestId}`,
      now,
    ),
  })
  return written.ok ? answer(data) : changed
}
