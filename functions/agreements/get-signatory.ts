import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { signatoryOfUser } from '../kyc/signatory-of-user.ts'
import { findUsersOfCompany } from '../kyc/users-of-company.ts'
import { destinationOfCandidate, listSignatoryCandidates } from './signatory-candidate.ts'

export const getSignatory: Handler<typeof agreementsEndpoints.getSignatory> = async (
  { session },
  { table, clock },
) => {
  const { companyId, userId } = session
  const [current, ofCompany] = await Promise.all([
    findCurrentSections(table, companyId),
    findUsersOfCompany(table, companyId),
  ])
  const candidates = listSignatoryCandidates(current)
  const signsAs = signatoryOfUser(current, ofCompany.ties, userId)
  const known = signsAs && candidates.find(({ personId }) => personId === signsAs.tie.personId)
  return answer({
    signatory:
      signsAs && known
        ? {
            person_id: known.personId,
            name: known.name,
            by: signsAs.tie.by,
            to_masked: signsAs.tie.to,
            proven_at: signsAs.tie.at,
          }
        : null,
    candidates: candidates.map((candidate) => {
      const destination = destinationOfCandidate(ofCompany, candidate, current, userId, clock())
      return {
        person_id: candidate.personId,
        name: candidate.name,
        code_to:
          destination && candidate.endOfId !== undefined
            ? { by: destination.by, to_masked: destination.toMasked }
            : null,
      }
    }),
  })
}
