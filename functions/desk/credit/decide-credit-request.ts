import type { Cents } from '#shared/money/cents.ts'
import { generalRejection, type Rejection } from '#shared/rejections/rejections.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../../data/credit-applications.ts'
import type { CreditRequest } from '../../data/credit-requests.ts'
import type { DomainEvent } from '../../data/domain-events.ts'
import { recordEvent } from '../../data/events.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/**
 * The status of a request that the lender agrees to: a renewal takes effect at once, a higher limit has to be signed.
 */
type Agreed = 'offered' | 'approved'

export interface FoundRequest<Request> {
  ok: true
  facility: Facility
  request: Request
  application: ActiveApplication
}

/** The differences between kinds of requests. */
interface Kind<Request, Granted extends Agreed, Decided> {
  find: (table: Table, companyId: string, requestId: string) => Promise<Request | undefined>
  replace: (table: Table, request: Request) => Write
  /** How the application records the decision. */
  toldOf: (
    decided: Request,
    status: Granted | 'rejected',
  ) => Pick<ActiveApplication, 'limitRequest' | 'renewal'>
  eventOf: (
    ids: Pick<CreditRequest, 'companyId' | 'facilityId' | 'requestId'> & { formerCents: Cents },
    decision: Granted | 'rejected',
  ) => DomainEvent
  /** The name of its id in acts and their audit entries. */
  idField: 'requestId' | 'renewalId'
  describe: (request: Request) => Decided
}

/** The decisions common to all kinds of requests, for a higher limit or a renewal. */
export const creditDecisions = <Request extends CreditRequest, Granted extends Agreed, Decided>(
  kind: Kind<Request, Granted, Decided>,
) => {
  type Decision = Granted | 'rejected'

  const find = async (
    table: Table,
    facilityId: string,
    requestId: string,
  ): Promise<FoundRequest<Request> | DeskRefusal> => {
    const facility = await findFacility(table, facilityId)
    if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
    const { companyId, productCode } = facility
    const [request, application] = await Promise.all([
      kind.find(table, companyId, requestId),
      findCreditApplication(table, companyId, productCode),
    ])
    if (request?.facilityId !== facilityId)
      return refuseAct('notFound', `facility ${facilityId} has no request ${requestId}`)
    if (application?.status !== 'active') throw new Error(`request ${requestId} is of no active application`)
    return { ok: true, facility, request, application }
  }

  /** The writes of both decisions: the request leaves the lender's list, and the application records it. */
  const writesOf = (
    { facility, request, application }: FoundRequest<Request>,
    decided: Request,
    decision: Decision,
    { table, clock }: Deps,
  ) => {
    const { companyId, facilityId, requestId } = request
    const formerCents = facility.balances.limit
    const event = kind.eventOf({ companyId, facilityId, requestId, formerCents }, decision)
    return {
      request: kind.replace(table, decided),
      application: replaceCreditApplication(table, {
        ...application,
        ...(decision === 'approved'
          ? { calculation: request.calculation, decidedAt: request.submittedAt }
          : {}),
        ...kind.toldOf(decided, decision),
      }),
      event: recordEvent(table, event, `${event.name}:${requestId}`, clock()),
    }
  }

  /** The outcome if the request was decided already; undefined while it is undecided. */
  const decidedBefore = (request: Request, decision: Decision): Decided | DeskRefusal | undefined => {
    if (request.status === decision) return kind.describe(request)
    return request.status === 'submitted'
      ? undefined
      : refuseAct('wrongState', `the request is ${request.status}`)
  }

  const afterRace = async (
    table: Table,
    { companyId, requestId }: Request,
    decision: Decision,
  ): Promise<Decided | DeskRefusal> => {
    const present = await kind.find(table, companyId, requestId)
    if (present?.status === decision) return kind.describe(present)
    return refuseAct(
      'changedMeanwhile',
      'the request or its facility was changed at the same moment; look again',
    )
  }

  const reject = async (
    {
      facilityId,
      id,
      rejection = generalRejection,
    }: { facilityId: string; id: string; rejection: Rejection<'limit'> | undefined },
    act: Act,
    deps: Deps,
  ): Promise<Decided | DeskRefusal> => {
    const { table, clock } = deps
    const found = await find(table, facilityId, id)
    if (!found.ok) return found
    const { request } = found
    const before = decidedBefore(request, 'rejected')
    if (before) return before
    const { requestId, companyId, status } = request
    const rejected: Request = {
      ...request,
      status: 'rejected',
      decidedAt: clock().toISOString(),
      ...(act.reason ? { rejectReason: act.reason } : {}),
      rejection,
    }
    const written = await table.transact({
      ...writesOf(found, rejected, 'rejected', deps),
      audit: act.audit({
        companyId,
        before: { [kind.idField]: requestId, status },
        after: { [kind.idField]: requestId, status: 'rejected', rejection },
      }),
    })
    return written.ok ? kind.describe(rejected) : afterRace(table, request, 'rejected')
  }

  return { find, writesOf, decidedBefore, afterRace, reject }
}
