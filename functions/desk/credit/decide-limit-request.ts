import * as z from 'zod/mini'
import { signingDeadline } from '#shared/agreements/signing-times.ts'
import { limitRequestFields } from '#shared/desk/credit.acts.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import {
  findLimitRequest,
  type LimitRequest,
  listWaitingLimitRequests,
  replaceLimitRequest,
} from '../../data/limit-requests.ts'
import type { Deps } from '../../runtime/deps.ts'
import { auditedOverrides, checkStops, type StopOverrides } from '../company/check-stops.ts'
import { type Act, type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'
import { creditDecisions } from './decide-credit-request.ts'

type Ids = z.infer<z.ZodMiniObject<typeof limitRequestFields>>
const described = ({
  requestId,
  facilityId,
  status,
  preLimitCents,
  approvedCents,
  offeredUntil,
}: LimitRequest) => ({
  ok: true as const,
  requestId,
  facilityId,
  status,
  limit: decimalFromCents(approvedCents ?? preLimitCents),
  ...(offeredUntil ? { offeredUntil } : {}),
})

const decisions = creditDecisions<LimitRequest, 'offered', ReturnType<typeof described>>({
  find: findLimitRequest,
  replace: replaceLimitRequest,
  toldOf: ({ requestId, preLimitCents, decidedAt, offeredUntil }, status) => ({
    limitRequest: {
      requestId,
      status,
      preLimitCents,
      ...(offeredUntil ? { offeredUntil } : {}),
      ...(decidedAt ? { decidedAt } : {}),
    },
  }),
  eventOf: (ids, decision) => ({ name: 'limit-request-decided', ...ids, decision }),
  idField: 'requestId',
  describe: described,
})

/** An approved request becomes an offer: the limit rises once everyone who signs for the company has signed. */
const approve = async (
  {
    limit,
    facilityId: ofFacility,
    requestId: ofRequest,
    ...overrides
  }: Ids & StopOverrides & { limit?: Cents | undefined },
  act: Act,
  deps: Deps,
): Promise<Outcome<'limit-approve'>> => {
  const { table, clock } = deps
  const found = await decisions.find(table, ofFacility, ofRequest)
  if (!found.ok) return found
  const { facility, request } = found
  const before =
    request.status === 'approved' ? described(request) : decisions.decidedBefore(request, 'offered')
  if (before) return before
  const { balances, terms, status, facilityId, companyId } = facility
  if (status !== 'active') return refuseAct('wrongState', `the facility is ${status}`)
  const approvedCents = limit ?? request.requestedCents
  if (approvedCents > terms.limitCapCents)
    return refuseAct('ruleBroken', `the product’s cap is ${decimalFromCents(terms.limitCapCents)}`)
  if (approvedCents <= balances.limit)
    return refuseAct('ruleBroken', `the limit is ${decimalFromCents(balances.limit)} already`)

  const stops = await checkStops(table, clock(), { companyId, decision: 'lend', overrides }, act)
  if (!stops.ok) return stops
  const { requestId } = request
  const offeredUntil = signingDeadline(clock()).toISOString()
  const offered: LimitRequest = { ...request, status: 'offered', approvedCents, offeredUntil }
  const written = await table.transact({
    ...decisions.writesOf(found, offered, 'offered', deps),
    audit: act.audit({
      companyId,
      before: { requestId, facilityId, limit: decimalFromCents(balances.limit) },
      // The limit in force does not change until it is signed.
      after: {
        requestId,
        facilityId,
        limit: decimalFromCents(balances.limit),
        offered: decimalFromCents(approvedCents),
        offeredUntil,
        ...auditedOverrides(stops),
      },
      volatileFields: ['offeredUntil'],
      decidesOn: [
        {
          companyId,
          facilityId,
          since: request.submittedAt,
          fileIds: request.documents?.map(({ fileId }) => fileId),
        },
      ],
    }),
  })
  return written.ok ? described(offered) : decisions.afterRace(table, request, 'offered')
}

export const listLimitRequestsAct: RunAct<'limit-list'> = runWorkQueue(
  'limit',
  listWaitingLimitRequests,
  (request) => ({
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
  }),
)

export const approveLimitAct: RunAct<'limit-approve'> = approve

export const rejectLimitAct: RunAct<'limit-reject'> = ({ facilityId, requestId: id, rejection }, act, deps) =>
  decisions.reject({ facilityId, id, rejection }, act, deps)
