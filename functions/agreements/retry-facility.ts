import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Agreement, findAgreement } from '../data/agreements.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import type { User } from '../data/users.ts'
import { answer, type Call, type Outcome, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { Deps } from '../runtime/deps.ts'
import { changeAgreement, type Decision } from './change-agreement.ts'
import { canRetry, describeSigners } from './describe-agreement.ts'
import { writeNewAgreement } from './draft-agreement.ts'
import { draftFacilityAgreement } from './draft-facility-agreement.ts'
import { endSigningSteps, markAgreementReplaced } from './end-replaced-agreement.ts'

type Operation = typeof agreementsEndpoints.retrySign

type Current = Awaited<ReturnType<typeof findCurrentSections>>

export const retryFacility = async (
  failed: Agreement,
  { session }: Call<Operation>,
  user: User | undefined,
  { company, sections }: Current,
  deps: Deps,
): Promise<Outcome<Operation>> => {
  const { table, clock } = deps
  const now = clock()
  const line = lineOfSession(session)
  const { terms } = await findTermsOn(table, line.productCode, businessDate(now))
  const drafted = await draftFacilityAgreement(deps, { user, line, company, sections, terms })
  if (!drafted.ok) return drafted.refusal
  const { agreement: replacement } = drafted
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<Operation>>> => {
    if (agreement.retriedAs) {
      const faster = await findAgreement(table, session.companyId, agreement.retriedAs)
      return { stop: faster ? answer(describeSigners(faster, sections, now)) : refuse('wrongState') }
    }
    if (!canRetry(agreement, sections, now)) return { stop: refuse('wrongState') }
    return {
      change: { ...markAgreementReplaced(agreement, now), retriedAs: replacement.agreementId },
      steps: endSigningSteps(agreement, now),
      writes: writeNewAgreement(table, replacement, now),
      result: answer(describeSigners(replacement, sections, now)),
    }
  }
  return (await changeAgreement(deps, failed, decide)) ?? refuse('notFound')
}
