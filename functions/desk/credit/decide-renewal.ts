import * as z from 'zod/mini'
import { renewalFields } from '#shared/desk/credit.acts.ts'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { addMonths, type BusinessDate, businessDate, laterOf } from '#shared/time/business-date.ts'
import { postToLedger } from '../../data/ledger.ts'
import {
  findRenewalRequest,
  listWaitingRenewalRequests,
  type RenewalRequest,
  replaceRenewalRequest,
} from '../../data/renewal-requests.ts'
import type { Deps } from '../../runtime/deps.ts'
import { auditedOverrides, checkStops, type StopOverrides } from '../company/check-stops.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'
import { creditDecisions } from './decide-credit-request.ts'

type Ids = z.infer<z.ZodMiniObject<typeof renewalFields>>
const described = (request: RenewalRequest) => ({
  ok: true as const,
  renewalId: request.requestId,
  facilityId: request.facilityId,
  status: request.status,
  limit: decimalFromCents(request.approvedCents ?? request.preLimitCents),
  nextReviewDate: request.nextReviewDate ?? request.reviewDate,
})

const decisions = creditDecisions<RenewalRequest, 'approved', ReturnType<typeof described>>({
  find: findRenewalRequest,
  replace: replaceRenewalRequest,
  toldOf: ({ requestId }, status) => ({ renewal: { requestId, status } }),
  eventOf: (ids, decision) => ({ name: 'renewal-decided', ...ids, decision }),
  idField: 'renewalId',
  describe: described,
})

const approve = async (
  {
    limit,
    reviewDate,
    facilityId: ofFacility,
    renewalId: ofRenewal,
    ...overrides
  }: Ids & StopOverrides & { limit?: Cents | undefined; reviewDate?: BusinessDate | undefined },
  act: Act,
  deps: Deps,
): Promise<Outcome<'renewal-approve'>> => {
  const { table, clock } = deps
  const found = await decisions.find(table, ofFacility, ofRenewal)
  if (!found.ok) return found
  const { facility, request } = found
  const before = decisions.decidedBefore(request, 'approved')
  if (before) return before
  const { balances, terms, status, facilityId, companyId, nextReviewDate: reviewedOn } = facility
  if (status === 'closed') return refuseAct('wrongState', 'the facility is closed')
  const now = clock()
  const today = businessDate(now)
  const nextReviewDate = reviewDate ?? addMonths(laterOf(today, reviewedOn), terms.reviewMonths)
  if (nextReviewDate <= laterOf(today, reviewedOn))
    return refuseAct('invalidInput', 'the next review is to come, and after the present one')
  const approvedCents = limit ?? balances.limit
  if (approvedCents === 0)
    return refuseAct('ruleBroken', 'the present limit is 0: name one, or reject the request')
  if (approvedCents > balances.limit)
    return refuseAct(
      'ruleBroken',
      `a limit above ${decimalFromCents(balances.limit)} is an increase, which the company signs for: renew first`,
      [{ field: 'limit', rule: 'invalid' }],
    )
  if (approvedCents > terms.limitCapCents)
    return refuseAct('ruleBroken', `the product’s cap is ${decimalFromCents(terms.limitCapCents)}`)

  const stops = await checkStops(table, now, { companyId, decision: 'lend', overrides }, act)
  if (!stops.ok) return stops
  const { requestId } = request
  const approved: RenewalRequest = {
    ...request,
    status: 'approved',
    approvedCents,
    nextReviewDate,
    decidedAt: now.toISOString(),
  }
  const watermark = balances.watermark === balances.limit ? approvedCents : balances.watermark
  const change = limitChanged(requestId, today, {
    limitCents: approvedCents - balances.limit,
    watermarkCents: watermark - balances.watermark,
    frozenLimitCents: 0,
  })
  const written = await table.transact({
    ...postToLedger(table, facility, { posting: change.lines.length > 0 ? change : undefined }, now, {
      renewsUntil: nextReviewDate,
      yearlyNetSalesCents: yearlyNetSalesOf(request.calculation),
    }),
    ...decisions.writesOf(found, approved, 'approved', deps),
    audit: act.audit({
      companyId,
      before: {
        renewalId: requestId,
        facilityId,
        status,
        nextReviewDate: reviewedOn,
        limit: decimalFromCents(balances.limit),
        watermark: decimalFromCents(balances.watermark),
      },
      after: {
        renewalId: requestId,
        facilityId,
        status: 'active',
        nextReviewDate,
        limit: decimalFromCents(approvedCents),
        watermark: decimalFromCents(watermark),
        ...auditedOverrides(stops),
      },
      volatileFields: ['nextReviewDate'],
      decidesOn: [{ companyId, facilityId, since: request.submittedAt }],
    }),
  })
  return written.ok ? described(approved) : decisions.afterRace(table, request, 'approved')
}

export const listRenewalsAct: RunAct<'renewal-list'> = runWorkQueue(
  'renewal',
  listWaitingRenewalRequests,
  (request) => ({
    facilityId: request.facilityId,
    renewalId: request.requestId,
    companyId: request.companyId,
    currency: request.currency,
    reviewDate: request.reviewDate,
    present: decimalFromCents(request.preLimitCents),
    calculated: decimalFromCents(request.calculation.limitCents),
    submittedAt: request.submittedAt,
  }),
)

export const approveRenewalAct: RunAct<'renewal-approve'> = approve

export const rejectRenewalAct: RunAct<'renewal-reject'> = (
  { facilityId, renewalId: id, rejection },
  act,
  deps,
) => decisions.reject({ facilityId, id, rejection }, act, deps)
