import * as z from 'zod/mini'
import { limitChanged } from '#shared/ledger/facility-postings.ts'
import { yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import type { Cents } from '#shared/money/cents.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../../data/credit-applications.ts'
import { recordEvent } from '../../data/events.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import {
  findLimitRequest,
  type LimitRequest,
  listWaitingLimitRequests,
  replaceLimitRequest,
} from '../../data/limit-requests.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields, positiveAmount } from '../engine/act-fields.ts'
import { type Act, type DeskOutcome, type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'

const requestFields = { facilityId: fields.facilityId, requestId: fields.requestId }

type Ids = z.infer<z.ZodMiniObject<typeof requestFields>>
type Decision = 'approved' | 'rejected'

interface Found {
  ok: true
  facility: Facility
  request: LimitRequest
  application: ActiveApplication
}

const described = ({ requestId, facilityId, status, preLimitCents, approvedCents }: LimitRequest) => ({
  ok: true as const,
  requestId,
  facilityId,
  status,
  limit: decimalFromCents(approvedCents ?? preLimitCents),
})

const find = async (table: Table, { facilityId, requestId }: Ids): Promise<Found | DeskRefusal> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId, productCode } = facility
  const [request, application] = await Promise.all([
    findLimitRequest(table, companyId, requestId),
    findCreditApplication(table, companyId, productCode),
  ])
  if (request?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no request ${requestId}`)
  if (application?.status !== 'active') throw new Error(`request ${requestId} is of no active application`)
  return { ok: true, facility, request, application }
}

/** What both decisions write: the request leaves the lender's list, and the application tells of it. */
const decisionWrites = (
  { request, application }: Found,
  decided: LimitRequest,
  decision: Decision,
  { table, clock }: Deps,
) => {
  const { companyId, facilityId, requestId, preLimitCents } = request
  return {
    request: replaceLimitRequest(table, decided),
    application: replaceCreditApplication(table, {
      ...application,
      ...(decision === 'approved'
        ? { calculation: request.calculation, decidedAt: request.submittedAt }
        : {}),
      limitRequest: { requestId, status: decision, preLimitCents },
    }),
    event: recordEvent(
      table,
      { name: 'limit-request-decided', companyId, facilityId, requestId, decision },
      `limit-request-decided:${requestId}`,
      clock(),
    ),
  }
}

const afterRace = async (table: Table, { companyId, requestId }: LimitRequest, decision: Decision) => {
  const present = await findLimitRequest(table, companyId, requestId)
  if (present?.status === decision) return described(present)
  return refuseAct(
    'changedMeanwhile',
    'the request or its facility was changed at the same moment; look again',
  )
}

const approve = async (
  { limit, ...ids }: Ids & { limit?: Cents | undefined },
  act: Act,
  deps: Deps,
): Promise<DeskOutcome> => {
  const { table, clock } = deps
  const found = await find(table, ids)
  if (!found.ok) return found
  const { facility, request } = found
  if (request.status === 'approved') return described(request)
  if (request.status !== 'submitted') return refuseAct('wrongState', `the request is ${request.status}`)
  const { balances, terms, status, facilityId, companyId } = facility
  if (status !== 'active') return refuseAct('wrongState', `the facility is ${status}`)
  const approvedCents = limit ?? request.requestedCents
  if (approvedCents > terms.limitCapCents)
    return refuseAct('ruleBroken', `the product’s cap is ${decimalFromCents(terms.limitCapCents)}`)
  if (approvedCents <= balances.limit)
    return refuseAct('ruleBroken', `the limit is ${decimalFromCents(balances.limit)} already`)

  const now = clock()
  const { requestId } = request
  const approved: LimitRequest = {
    ...request,
    status: 'approved',
    approvedCents,
    decidedAt: now.toISOString(),
  }
  const watermark = balances.watermark === balances.limit ? approvedCents : balances.watermark
  const posting = limitChanged(requestId, businessDate(now), {
    limitCents: approvedCents - balances.limit,
    watermarkCents: watermark - balances.watermark,
    frozenLimitCents: 0,
  })
  const written = await table.transact({
    ...postToLedger(table, facility, { posting }, now, {
      yearlyNetSalesCents: yearlyNetSalesOf(request.calculation),
    }),
    ...decisionWrites(found, approved, 'approved', deps),
    audit: act.audit({
      companyId,
      before: {
        requestId,
        facilityId,
        limit: decimalFromCents(balances.limit),
        watermark: decimalFromCents(balances.watermark),
      },
      after: {
        requestId,
        facilityId,
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
  const rejected: LimitRequest = {
    ...request,
    status: 'rejected',
    decidedAt: clock().toISOString(),
    ...(act.reason ? { rejectReason: act.reason } : {}),
  }
  const written = await table.transact({
    ...decisionWrites(found, rejected, 'rejected', deps),
    audit: act.audit({
      companyId,
      before: { requestId, status: request.status },
      after: { requestId, status: 'rejected' },
    }),
  })
  return written.ok ? described(rejected) : afterRace(table, request, 'rejected')
}

export const listLimitRequestsAct = deskAct({
  name: 'limit-list',
  summary: 'The requests for a higher limit that wait to be decided, oldest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit }),
  run: async ({ limit }, _act, { table }) => ({
    ok: true,
    waiting: (await listWaitingLimitRequests(table, limit)).map((request) => ({
      facilityId: request.facilityId,
      requestId: request.requestId,
      companyId: request.companyId,
      currency: request.currency,
      present: decimalFromCents(request.preLimitCents),
      requested: decimalFromCents(request.requestedCents),
      calculated: decimalFromCents(request.calculation.limitCents),
      submittedAt: request.submittedAt,
      note: request.note ?? null,
      documents: request.documents ?? [],
    })),
  }),
})

export const approveLimitAct = deskAct({
  name: 'limit-approve',
  summary: 'Raises a limit as the seller asked, or to another figure above the present one.',
  fourEyes: true,
  positional: ['facilityId', 'requestId'],
  schema: z.object({
    ...requestFields,
    limit: z.optional(explained(positiveAmount, 'another limit than the requested one', '80000.00')),
  }),
  run: approve,
})

export const rejectLimitAct = deskAct({
  name: 'limit-reject',
  summary: 'Rejects a request for a higher limit; the present one stays. The seller is told the reason.',
  positional: ['facilityId', 'requestId'],
  needsReason: true,
  schema: z.object(requestFields),
  run: reject,
})
