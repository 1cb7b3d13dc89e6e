import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type ActiveApplication,
  type FailedApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { limitRequestStatusAt, replaceLimitRequest } from '../data/limit-requests.ts'
import { orderedId } from '../data/ordered-id.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Call, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideNewLimit } from '../underwriting/decide-limit.ts'
import { readShopSales } from '../underwriting/read-shop-sales.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'
import { resolveEvidenceFiles } from './resolve-evidence-files.ts'

type Operation = typeof creditEndpoints.submitLimit

/** `changed` if a concurrent payout or call changed the application: it is then read again. */
type Attempt = Promise<Outcome<Operation> | typeof changed>

/** Applies again for the first limit. */
const reopen = async (
  application: FailedApplication,
  call: Call<Operation>,
  { table, clock }: Deps,
): Attempt => {
  if (application.reopenedAt) return refuse('alreadyDone')
  const now = clock()
  const { companyId, productCode, version } = application
  const data = {
    approval_id: null,
    type: 'initial',
    status: 'submitted',
    pre_limit: null,
    requested_limit: null,
  } as const
  const written = await table.transact({
    memory: call.storeResponse(data),
    application: replaceCreditApplication(table, { ...application, reopenedAt: now.toISOString() }),
    event: recordEvent(
      table,
      { name: 'credit-application-reopened', companyId, productCode },
      `credit-application-reopened:${companyId}:${productCode}:${version}`,
      now,
    ),
  })
  return written.ok ? answer(data) : changed
}

/** Requests a higher limit from the lender, on the basis of present sales. */
const requestIncrease = async (
  application: ActiveApplication,
  call: Call<Operation>,
  { table, clock, random }: Deps,
): Attempt => {
  const now = clock()
  const before = application.limitRequest && limitRequestStatusAt(application.limitRequest, now)
  if (before === 'submitted' || before === 'offered') return refuse('alreadyDone')
  const { companyId, facilityId, productCode, currency } = application
  const { note, documents = [], requested_limit: asked } = call.input.body
  const [facility, sales, evidence] = await Promise.all([
    findFacility(table, facilityId),
    readShopSales(table, companyId, now, { asOf: businessDate(now), currency }, { of: productCode }),
    resolveEvidenceFiles(table, companyId, documents, now),
  ])
  if (!facility) throw new Error('an active application without its facility')
  if (facility.status !== 'active') return refuse('wrongState')
  if (!sales) return refuse('beingProcessed')
  const decision = decideNewLimit(
    await withUnverifiedSales(table, companyId, sales, facility.terms),
    facility.terms,
  )
  if (!decision.ok) return refuse('ruleBroken')

  const preLimitCents = facility.balances.limit
  const requestedCents = asked ?? decision.calculation.limitCents
  if (requestedCents <= preLimitCents)
    return refuse('ruleBroken', [{ field: 'body.requested_limit', rule: 'amountBelowMinimum' }])
  if (requestedCents > facility.terms.limitCapCents)
    return refuse('ruleBroken', [{ field: 'body.requested_limit', rule: 'amountAboveAvailable' }])
  if (!evidence.ok) return refuse('ruleBroken', evidence.errors)

  const requestId = orderedId(now, random)
  const data = {
    approval_id: requestId,
    type: 'limit_increase',
    status: 'submitted',
    pre_limit: decimalFromCents(preLimitCents),
    requested_limit: decimalFromCents(requestedCents),
  } as const
  const written = await table.transact<string>({
    ...evidence.keeping,
    memory: call.storeResponse(data),
    application: replaceCreditApplication(table, {
      ...application,
      limitRequest: { requestId, status: 'submitted', preLimitCents },
    }),
    request: replaceLimitRequest(table, {
      requestId,
      companyId,
      facilityId,
      productCode,
      currency,
      status: 'submitted',
      preLimitCents,
      requestedCents,
      calculation: decision.calculation,
      ...(note ? { note } : {}),
      ...(evidence.documents.length > 0 ? { documents: evidence.documents } : {}),
      submittedAt: now.toISOString(),
      version: 0,
    }),
    event: recordEvent(
      table,
      { name: 'limit-increase-requested', companyId, facilityId, requestId },
      `limit-increase-requested:${requestId}`,
      now,
    ),
  })
  if (written.ok) return answer(data)
  const lost = evidence.lost(written.failed)
  return lost.length > 0 ? refuse('ruleBroken', lost) : changed
}

const attempt = async (call: Call<Operation>, deps: Deps, line: ProductLine): Attempt => {
  const application = await findCreditApplication(deps.table, call.session.companyId, line.productCode)
  // The first limit is computed automatically once everyone has signed.
  if (!application) return refuse('wrongState')
  if (call.input.body.type === 'initial')
    return application.status === 'failed' ? reopen(application, call, deps) : refuse('wrongState')
  return application.status === 'active' ? requestIncrease(application, call, deps) : refuse('wrongState')
}

export const submitLimit: Handler<Operation> = async (call, deps) => {
  const line = lineOfSession(call.session)
  const outcome = await retryOnChange(() => requireExchangeRates(() => attempt(call, deps, line)))
  return outcome === changed ? refuse('beingProcessed') : outcome
}
