import {
  applicationStatusOfCreditRequest,
  creditRequestMayBecome,
} from '#shared/credit/credit-request-states.ts'
import type { RememberWithdrawal, WithdrawalAttempt } from '../application/withdrawal.ts'
import { findCreditApplication, replaceCreditApplication } from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { type RenewalRequest, replaceRenewalRequest } from '../data/renewal-requests.ts'
import { changed } from '../data/retry-on-change.ts'
import { answer, answerUnchanged, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** Takes back a request for a renewal that the lender has not decided, as `withdrawLimitRequest` does one for a higher limit. */
export const withdrawRenewalRequest = async (
  request: RenewalRequest,
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
  const { renewal: _renewal, ...without } = application
  const written = await table.transact({
    memory: remember(data),
    request: replaceRenewalRequest(table, {
      ...request,
      status: 'withdrawn',
      withdrawnAt: now.toISOString(),
    }),
    application: replaceCreditApplication(table, without),
    event: recordEvent(
      table,
      { name: 'renewal-withdrawn', companyId, facilityId, requestId },
      `renewal-withdrawn:${requestId}`,
      now,
    ),
  })
  return written.ok ? answer(data) : changed
}
