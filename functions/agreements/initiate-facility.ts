import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { stepOfStatus } from '#shared/application/position.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findAgreementOfProduct } from '../data/agreements.ts'
import { advancePosition, findPosition } from '../data/positions.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { describeSigners } from './describe-agreement.ts'
import { writeNewAgreement } from './draft-agreement.ts'
import { draftFacilityAgreement } from './draft-facility-agreement.ts'

/** Creates the agreement once: a repeated or concurrent call returns the existing one. */
export const initiateFacility: Handler<typeof agreementsEndpoints.initiateSign> = async (
  { session },
  deps,
) => {
  const { table, clock } = deps
  const { companyId, userId } = session
  const line = lineOfSession(session)
  const now = clock()
  const existing = async () => {
    const [agreement, { sections }] = await Promise.all([
      findAgreementOfProduct(table, companyId, line.productCode),
      findCurrentSections(table, companyId),
    ])
    return agreement ? answer(describeSigners(agreement, sections, now)) : refuse('wrongState')
  }
  const position = await findPosition(table, companyId, line)
  const step = position && stepOfStatus(position.status)
  if (step === 'Signing Initiated') return existing()
  if (step !== 'Business Info Submitted') return refuse('wrongState')

  const [current, user, { terms }] = await Promise.all([
    findCurrentSections(table, companyId),
    findUser(table, userId),
    findTermsOn(table, line.productCode, businessDate(now)),
  ])
  const drafted = await draftFacilityAgreement(deps, { user, line, ...current, terms })
  if (!drafted.ok) return drafted.refusal
  const outcome = await table.transact<string>({
    ...writeNewAgreement(table, drafted.agreement, now),
    position: advancePosition(table, companyId, line, 'Signing Initiated', now),
  })
  return outcome.ok ? answer(describeSigners(drafted.agreement, current.sections, now)) : existing()
}
