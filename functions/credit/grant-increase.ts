import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { IncreaseAgreement } from '../data/agreements.ts'
import { findCreditApplication, replaceCreditApplication } from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { findLimitRequest, type LimitRequest, replaceLimitRequest } from '../data/limit-requests.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Deps } from '../runtime/deps.ts'

/** A watermark equal to the limit rises with it. A limit that is higher already stays. */
const raiseOf = ({ balances: { limit, watermark } }: Facility, limitCents: number) => {
  const raised = Math.max(limit, limitCents)
  return {
    limitCents: raised - limit,
    watermarkCents: watermark === limit ? raised - limit : 0,
    frozenLimitCents: 0,
  }
}

/** Raises the limit as signed by everyone, once; if the facility has ended meanwhile, the offer lapses. */
export const grantIncrease = async (
  { companyId, productCode, requestId, limitCents }: IncreaseAgreement,
  { table, clock }: Deps,
): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const [request, application] = await Promise.all([
      findLimitRequest(table, companyId, requestId),
      findCreditApplication(table, companyId, productCode),
    ])
    const facility = request && (await findFacility(table, request.facilityId))
    if (!facility || application?.status !== 'active')
      throw new Error(`request ${requestId} is of no active application`)
    if (request.status !== 'offered') return undefined
    const now = clock()
    const { limit } = facility.balances
    const isGranted = facility.status === 'active'
    const { facilityId, preLimitCents, calculation } = request
    const status = isGranted ? 'approved' : 'lapsed'
    const decidedAt = now.toISOString()
    const decided: LimitRequest = { ...request, status, decidedAt }
    const raise = raiseOf(facility, limitCents)
    const posting = limitChanged(requestId, businessDate(now), raise)
    const written = await table.transact<string>({
      ...(isGranted
        ? postToLedger(table, facility, { posting: posting.lines.length > 0 ? posting : undefined }, now, {
            yearlyNetSalesCents: yearlyNetSalesOf(calculation),
          })
        : {}),
      request: replaceLimitRequest(table, decided),
      application: replaceCreditApplication(table, {
        ...application,
        ...(isGranted ? { calculation, decidedAt: request.submittedAt } : {}),
        limitRequest: { requestId, status, preLimitCents, decidedAt },
      }),
      event: recordEvent(
        table,
        {
          name: 'limit-request-decided',
          companyId,
          facilityId,
          requestId,
          decision: status,
          formerCents: limit,
          limitCents: isGranted ? limit + raise.limitCents : limit,
        },
        `limit-request-decided:${requestId}:${status}`,
        now,
      ),
    })
    return written.ok ? undefined : changed
  })
  if (outcome === changed) throw new Error(`request ${requestId} was changed at every try`)
}
