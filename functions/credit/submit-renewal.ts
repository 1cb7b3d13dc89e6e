import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { renewalOpensOn, renewalRequirements } from '#shared/credit/renewal.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCreditApplication, replaceCreditApplication } from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { orderedId } from '../data/ordered-id.ts'
import { replaceRenewalRequest } from '../data/renewal-requests.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Call, type Handler, type Outcome, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideNewLimit } from '../underwriting/decide-limit.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'
import { findRenewalRequirements } from './find-renewal-requirements.ts'

type Operation = typeof creditEndpoints.submitRenewal

const attempt = async (
  { input, session, storeResponse }: Call<Operation>,
  deps: Deps,
): Promise<Outcome<Operation> | typeof changed> => {
  const { table, clock, random } = deps
  const { companyId } = session
  const facility = await findFacility(table, input.body.facility_id)
  if (facility?.companyId !== companyId)
    return refuse('notFound', [{ field: 'body.facility_id', rule: 'invalid' }])
  const { facilityId, productCode, currency, nextReviewDate, status, balances, terms } = facility
  const now = clock()
  if (status === 'closed' || businessDate(now) < renewalOpensOn(nextReviewDate)) return refuse('wrongState')
  const [application, { met, sales }] = await Promise.all([
    findCreditApplication(table, companyId, productCode),
    findRenewalRequirements(facility, deps),
  ])
  if (application?.status !== 'active') throw new Error(`facility ${facilityId} is of no active application`)
  if (application.renewal?.status === 'submitted') return refuse('alreadyDone')
  if (!sales) return refuse('beingProcessed')
  const { calculation } = decideNewLimit(await withUnverifiedSales(table, companyId, sales, terms), terms)
  // Sales without a limit are for the lender to judge; without any shop there is no basis.
  if (!calculation || !renewalRequirements.every((requirement) => met[requirement]))
    return refuse('ruleBroken')

  const requestId = orderedId(now, random)
  const data = { approval_id: requestId, status: 'submitted' } as const
  const written = await table.transact({
    memory: storeResponse(data),
    application: replaceCreditApplication(table, {
      ...application,
      renewal: { requestId, status: 'submitted' },
    }),
    request: replaceRenewalRequest(table, {
      requestId,
      companyId,
      facilityId,
      productCode,
      currency,
      status: 'submitted',
      reviewDate: nextReviewDate,
      preLimitCents: balances.limit,
      calculation,
      submittedAt: now.toISOString(),
      version: 0,
    }),
    event: recordEvent(
      table,
      { name: 'renewal-requested', companyId, facilityId, requestId },
      `renewal-requested:${requestId}`,
      now,
    ),
  })
  return written.ok ? answer(data) : changed
}

export const submitRenewal: Handler<Operation> = async (call, deps) => {
  const outcome = await retryOnChange(() => requireExchangeRates(() => attempt(call, deps)))
  return outcome === changed ? refuse('beingProcessed') : outcome
}
