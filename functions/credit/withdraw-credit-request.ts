import {
  applicationStatusOfCreditRequest,
  creditRequestMayBecome,
} from '#shared/credit/credit-request-states.ts'
import { type Agreement, findAgreement, isBeingSigned, replaceAgreement } from '../data/agreements.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../data/credit-applications.ts'
import type { CreditRequest } from '../data/credit-requests.ts'
import { recordEvent } from '../data/events.ts'
import { type LimitRequest, replaceLimitRequest } from '../data/limit-requests.ts'
import { replaceRenewalRequest } from '../data/renewal-requests.ts'
import { changed } from '../data/retry-on-change.ts'
import { updateSignerChecks } from '../data/signer-checks.ts'
import { appendSigningEvents, type SigningStep } from '../data/signing-events.ts'
import type { Table, Write } from '../data/table.ts'
import { answer, answerUnchanged, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import type { StoreWithdrawal, WithdrawalAttempt } from './withdrawal.ts'

/** The differences between kinds of requests. */
interface Kind<Request> {
  replace: (table: Table, request: Request) => Write
  /** The further effects on ending the request; `tooLate` if it cannot end any more. */
  endings?: (request: Request, deps: Deps) => Promise<Record<string, Write> | 'tooLate'>
  /** The application without the request. */
  forgetting: (application: ActiveApplication) => ActiveApplication
  eventName: 'limit-request-withdrawn' | 'renewal-withdrawn'
}

/**
 * Withdraws a request that the lender has not decided: the application for the limit is as without it. The lender's
 * decision writes the same version of the request.
 */
const withdrawing =
  <Request extends CreditRequest>({ replace, endings, forgetting, eventName }: Kind<Request>) =>
  async (request: Request, storeResponse: StoreWithdrawal, deps: Deps): WithdrawalAttempt => {
    const { table, clock } = deps
    const { companyId, facilityId, productCode, requestId, status } = request
    const data = { approval_id: requestId, status: applicationStatusOfCreditRequest.withdrawn }
    if (status === 'withdrawn') return answerUnchanged(data)
    if (!creditRequestMayBecome(status, 'withdrawn')) return refuse('wrongState')
    const [application, ended = {}] = await Promise.all([
      findCreditApplication(table, companyId, productCode),
      endings?.(request, deps),
    ])
    if (ended === 'tooLate') return refuse('wrongState')
    if (application?.status !== 'active') throw new Error(`request ${requestId} is of no active application`)

    const now = clock()
    const written = await table.transact({
      ...ended,
      memory: storeResponse(data),
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

/** The agreement for an offer ends with it; once everyone has signed, the increase can no longer be withdrawn. */
const endSigning = async ({ companyId, agreementId }: LimitRequest, { table, clock }: Deps) => {
  const agreement = agreementId ? await findAgreement(table, companyId, agreementId) : undefined
  if (agreement?.status === 'signed') return 'tooLate'
  if (!agreement || !isBeingSigned(agreement)) return {}
  const withdrawn: Agreement = { ...agreement, status: 'withdrawn' }
  const step: SigningStep = { kind: 'withdrawn', details: { why: 'company' } }
  const chained = appendSigningEvents(table, withdrawn, [step], clock())
  return {
    agreement: replaceAgreement(table, chained.agreement),
    ...updateSignerChecks(table, agreement, withdrawn),
    ...chained.writes,
  }
}

export const withdrawLimitRequest = withdrawing({
  replace: replaceLimitRequest,
  endings: endSigning,
  forgetting: ({ limitRequest: _request, ...application }) => application,
  eventName: 'limit-request-withdrawn',
})

export const withdrawRenewalRequest = withdrawing({
  replace: replaceRenewalRequest,
  forgetting: ({ renewal: _request, ...application }) => application,
  eventName: 'renewal-withdrawn',
})
