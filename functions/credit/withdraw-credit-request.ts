import {
  applicationStatusOfCreditRequest,
  creditRequestMayBecome,
} from '#shared/credit/credit-request-states.ts'
import type { RememberWithdrawal, WithdrawalAttempt } from '../application/withdrawal.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../data/credit-applications.ts'
import type { CreditRequest } from '../data/credit-requests.ts'
import { recordEvent } from '../data/events.ts'
import { replaceLimitRequest } from '../data/limit-requests.ts'
import { replaceRenewalRequest } from '../data/renewal-requests.ts'
import { changed } from '../data/retry-on-change.ts'
import type { Table, Write } from '../data/table.ts'
import { answer, answerUnchanged, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** What one kind of request differs in. */
interface Kind<Request> {
  replace: (table: Table, request: Request) => Write
  /** The application as if there had been no request. */
  forgetting: (application: ActiveApplication) => ActiveApplication
  eventName: 'limit-request-withdrawn' | 'renewal-withdrawn'
}

/**
 * Takes back a request that the lender has not decided: the application for the limit stands as if there had been none.
 * The lender's decision and this write the same version of the request.
 */
const withdrawing =
  <Request extends CreditRequest>({ replace, forgetting, eventName }: Kind<Request>) =>
  async (request: Request, remember: RememberWithdrawal, { table, clock }: Deps): WithdrawalAttempt => {
    const { companyId, facilityId, productCode, requestId, status } = request
    const data = { approval_id: requestId, status: applicationStatusOfCreditRequest.withdrawn }
    if (status === 'withdrawn') return answerUnchanged(data)
    if (!creditRequestMayBecome(status, 'withdrawn')) return refuse('wrongState')
    const application = await findCreditApplication(table, companyId, productCode)
    if (application?.status !== 'active') throw new Error(`request ${requestId} is of no active application`)

    const now = clock()
    const written = await table.transact({
      memory: remember(data),
      request: replace(table, { ...request, status: 'withdrawn', withdrawnAt: now.toISOString() }),
      application: replaceCreditApplication(table, forgetting(application)),
      event: recordEvent(
        table,
        { name: eventName, companyId, facilityId, requestId },
        `${eventName}:${requestId}`,
        now,
      ),
    })
    return written.ok ? answer(data) : changed
  }

export const withdrawLimitRequest = withdrawing({
  replace: replaceLimitRequest,
  forgetting: ({ limitRequest: _request, ...application }) => application,
  eventName: 'limit-request-withdrawn',
})

export const withdrawRenewalRequest = withdrawing({
  replace: replaceRenewalRequest,
  forgetting: ({ renewal: _request, ...application }) => application,
  eventName: 'renewal-withdrawn',
})
