import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isKycEditable } from '#shared/kyc/kyc-status.ts'
import { refuseAfterOwnReset } from '../account/security/refuse-identity.ts'
import { recordAudit } from '../data/audit.ts'
import { findKyc, listSavedSections } from '../data/kyc.ts'
import { findMembership, isAdministrator } from '../data/memberships.ts'
import { answer, type Handler, type RequestContext, refuse, type SessionContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { isEnteredBy, savedPersons } from './hidden-documents.ts'

/** Records an access before anything is shown. */
const recordAccess = (
  { table, random, clock }: Deps,
  shown: { kycId: string; personId: string },
  { companyId, userId, sessionId }: SessionContext,
  { id: requestId, ip, userAgent }: RequestContext,
) =>
  table.write(
    recordAudit(table, {
      auditId: random.id(),
      action: 'identity-number-shown',
      actor: `user:${userId}`,
      subject: 'kyc',
      requestId,
      sessionId,
      ip,
      userAgent,
      at: clock().toISOString(),
      companyId,
      before: null,
      after: shown,
    }),
  )

export const revealIdentityNumber: Handler<typeof kycEndpoints.revealIdentityNumber> = async (
  { input, session, request },
  deps,
) => {
  const { table } = deps
  const { companyId, userId } = session
  const { id, person_id: personId } = input.body
  const [kyc, sections, membership] = await Promise.all([
    findKyc(table, companyId, id),
    listSavedSections(table, companyId, id),
    findMembership(table, session),
  ])
  const saved = savedPersons(sections)
  const person = saved.persons.find(({ person_id }) => person_id === personId)
  if (!kyc || !person?.id_number) return refuse('notFound')
  const isOwn = isKycEditable(kyc.status) && isEnteredBy(saved, person, 'id_number', userId)
  if (!isOwn && !isAdministrator(membership)) return refuse('forbidden')
  const waits = await refuseAfterOwnReset(deps, session)
  if (waits) return waits
  await recordAccess(deps, { kycId: id, personId }, session, request)
  return answer({ id_number: person.id_number })
}
