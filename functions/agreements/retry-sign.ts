import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import {
  type Agreement,
  type FacilityAgreement,
  findAgreement,
  isBeingSigned,
  isFacilityAgreement,
  statusAt,
} from '../data/agreements.ts'
import { findUser } from '../data/users.ts'
import { answer, type Call, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { Deps } from '../runtime/deps.ts'
import { changeAgreement } from './change-agreement.ts'
import { canRetry, describeSigners } from './describe-agreement.ts'
import { endSigningSteps, markAgreementReplaced } from './end-replaced-agreement.ts'
import { findAgreementOfKind } from './find-agreement-of-kind.ts'
import { agreementInitiators } from './initiate-sign.ts'

type Operation = typeof agreementsEndpoints.retrySign

type Current = Awaited<ReturnType<typeof findCurrentSections>>

/** Starts the supplement again: an addendum's shops may be unlinked, an offer may have lapsed. */
const retrySupplement = async (
  failed: Exclude<Agreement, FacilityAgreement>,
  call: Call<Operation>,
  { sections }: Current,
  deps: Deps,
): Promise<Outcome<Operation>> => {
  const { table, clock } = deps
  const now = clock()
  if (statusAt(failed, now) === 'ready')
    await changeAgreement(deps, failed, async (agreement) =>
      canRetry(agreement, sections, now)
        ? {
            change: markAgreementReplaced(agreement, now),
            steps: endSigningSteps(agreement, now),
            result: undefined,
          }
        : { stop: undefined },
    )
  const { kind } = failed
  const body = kind === 'addendum' ? { kind, shop_ids: failed.shops.map(({ shopId }) => shopId) } : { kind }
  const initiate = await agreementInitiators[kind]()
  const made = await initiate({ ...call, input: { ...call.input, body } }, deps)
  if (!made.ok) return made
  const replacement = await findAgreement(table, failed.companyId, made.data.agreement_id)
  return replacement ? answer(describeSigners(replacement, sections, now)) : refuse('notFound')
}

export const retrySign: Handler<Operation> = async (call, deps) => {
  const { table, clock } = deps
  const { companyId } = call.session
  const { productCode } = lineOfSession(call.session)
  const [failed, current, user] = await Promise.all([
    findAgreementOfKind(table, companyId, productCode, call.input.body.kind),
    findCurrentSections(table, companyId),
    findUser(table, call.session.userId),
  ])
  if (!failed) return refuse('notFound')
  const now = clock()
  if (!canRetry(failed, current.sections, now))
    // A repeated call returns the existing one.
    return isBeingSigned({ status: statusAt(failed, now) })
      ? answer(describeSigners(failed, current.sections, now))
      : refuse('wrongState')
  return isFacilityAgreement(failed)
    ? (await import('./retry-facility.ts')).retryFacility(failed, call, user, current, deps)
    : retrySupplement(failed, call, current, deps)
}
