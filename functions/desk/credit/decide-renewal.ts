import * as z from 'zod/mini'
import { limitChanged } from '#shared/ledger/facility-postings.ts'
import { yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { addMonths, type BusinessDate, businessDate, businessDateSchema } from '#shared/time/business-date.ts'
import { committedOf } from '../../credit/recalculation-rule.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../../data/credit-applications.ts'
import { recordEvent } from '../../data/events.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import {
  findRenewalRequest,
  listWaitingRenewalRequests,
  type RenewalRequest,
  replaceRenewalRequest,
} from '../../data/renewal-requests.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields, positiveAmount } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'

const requestFields = { facilityId: fields.facilityId, renewalId: fields.renewalId }

type Ids = z.infer<z.ZodMiniObject<typeof requestFields>>
type Decision = 'approved' | 'rejected'

interface Found {
  ok: true
  facility: Facility
  request: RenewalRequest
  application: ActiveApplication
}

const described = (request: RenewalRequest) => ({
  ok: true as const,
  renewalId: request.requestId,
  facilityId: request.facilityId,
  status: request.status,
  limit: decimalFromCents(request.approvedCents ?? request.preLimitCents),
  nextReviewDate: request.nextReviewDate ?? request.reviewDate,
})

const find = async (table: Table, { facilityId, renewalId }: Ids): Promise<Found | DeskRefusal> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId, productCode } = facility
  const [request, application] = await Promise.all([
    findRenewalRequest(table, companyId, renewalId),
    findCreditApplication(table, companyId, productCode),
  ])
  if (request?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no request ${renewalId}`)
  if (application?.status !== 'active') throw new Error(`request ${renewalId} is of no active application`)
  return { ok: true, facility, request, application }
}

/** What both decisions write: the request leaves the lender's list, and the application tells of it. */
const decisionWrites = (
  { request, application }: Found,
  decided: RenewalRequest,
  decision: Decision,
  { table, clock }: Deps,
) => {
  const { companyId, facilityId, requestId } = request
  return {
    request: replaceRenewalRequest(table, decided),
    application: replaceCreditApplication(table, {
      ...application,
      ...(decision === 'approved'
        ? { calculation: request.calculation, decidedAt: request.submittedAt }
        : {}),
      renewal: { requestId, status: decision },
    }),
    event: recordEvent(
      table,
      { name: 'renewal-decided', companyId, facilityId, requestId, decision },
      `renewal-decided:${requestId}`,
      clock(),
    ),
  }
}

const afterRace = async (table: Table, { companyId, requestId }: RenewalRequest, decision: Decision) => {
  const present = await findRenewalRequest(table, companyId, requestId)
  if (present?.status === decision) return described(present)
  return refuseAct(
    'changedMeanwhile',
    'the request or its facility was changed at the same moment; look again',
  )
}

/** What the sales bore when it was asked for, and never less than is drawn, reserved or frozen. */
const limitAnew = (facility: Facility, { calculation }: RenewalRequest): Cents =>
  Math.max(calculation.limitCents, committedOf(facility))

const later = (a: BusinessDate, b: BusinessDate): BusinessDate => (a > b ? a : b)

const approve = async (
  { limit, reviewDate, ...ids }: Ids & { limit?: Cents | undefined; reviewDate?: BusinessDate | undefined },
  act: Act,
  deps: Deps,
): Promise<DeskOutcome> => {
  const { table, clock } = deps
  const found = await find(table, ids)
  if (!found.ok) return found
  const { facility, request } = found
  if (request.status === 'approved') return described(request)
  if (request.status !== 'submitted') return refuseAct('wrongState', `the request is ${request.status}`)
  const { balances, terms, status, facilityId, companyId, nextReviewDate: reviewedOn } = facility
  if (status === 'closed') return refuseAct('wrongState', 'the facility is closed')
  const now = clock()
  const today = businessDate(now)
  const nextReviewDate = reviewDate ?? addMonths(later(today, reviewedOn), terms.reviewMonths)
  if (nextReviewDate <= later(today, reviewedOn))
    return refuseAct('invalidInput', 'the next review is to come, and after the present one')
  const approvedCents = limit ?? limitAnew(facility, request)
  if (approvedCents === 0)
    return refuseAct('ruleBroken', 'the sales bear no limit: name one, or reject the request')
  if (approvedCents > terms.limitCapCents)
    return refuseAct('ruleBroken', `the product’s cap is ${decimalFromCents(terms.limitCapCents)}`)

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
    ...decisionWrites(found, approved, 'approved', deps),
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
      },
    }),
  })
  return written.ok ? described(approved) : afterRace(table, request, 'approved')
}

const reject = async (ids: Ids, act: Act, deps: Deps): Promise<DeskOutcome> => {
  const { table, clock } = deps
  const found = await find(table, ids)
  if (!found.ok) return found
  const { request } = found
  if (request.status === 'rejected') return described(request)
  if (request.status !== 'submitted') return refuseAct('wrongState', `the request is ${request.status}`)
  const { requestId, companyId } = request
  const rejected: RenewalRequest = {
    ...request,
    status: 'rejected',
    decidedAt: clock().toISOString(),
    ...(act.reason ? { rejectReason: act.reason } : {}),
  }
  const written = await table.transact({
    ...decisionWrites(found, rejected, 'rejected', deps),
    audit: act.audit({
      companyId,
      before: { renewalId: requestId, status: request.status },
      after: { renewalId: requestId, status: 'rejected' },
    }),
  })
  return written.ok ? described(rejected) : afterRace(table, request, 'rejected')
}

export const listRenewalsAct = deskAct({
  name: 'renewal-list',
  summary: 'The requests for a facility’s renewal that wait to be decided, oldest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit }),
  run: async ({ limit }, _act, { table }) => ({
    ok: true,
    waiting: (await listWaitingRenewalRequests(table, limit)).map((request) => ({
      facilityId: request.facilityId,
      renewalId: request.requestId,
      companyId: request.companyId,
      currency: request.currency,
      reviewDate: request.reviewDate,
      present: decimalFromCents(request.preLimitCents),
      calculated: decimalFromCents(request.calculation.limitCents),
      submittedAt: request.submittedAt,
    })),
  }),
})

export const approveRenewalAct = deskAct({
  name: 'renewal-approve',
  summary:
    'Renews a facility as the seller asked: until its next review, under the limit that the sales bear or another.',
  fourEyes: true,
  positional: ['facilityId', 'renewalId'],
  schema: z.object({
    ...requestFields,
    reviewDate: z.optional(
      explained(businessDateSchema, 'another next review than the terms have it, YYYY-MM-DD', '2099-12-31'),
    ),
    limit: z.optional(explained(positiveAmount, 'another limit than the sales bear', '80000.00')),
  }),
  run: approve,
})

export const rejectRenewalAct = deskAct({
  name: 'renewal-reject',
  summary: 'Rejects a request for a renewal: the facility ends at its review. The seller is told the reason.',
  positional: ['facilityId', 'renewalId'],
  needsReason: true,
  schema: z.object(requestFields),
  run: reject,
})
