import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { isKycEditable } from '#shared/kyc/kyc-status.ts'
import { filesOf, findKyc, listSavedSections, sectionsTogether } from '../data/kyc.ts'
import { findMembership, isAdministrator } from '../data/memberships.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeFile } from './describe-file.ts'
import { describeReview } from './describe-review.ts'

export const getKyc: Handler<typeof kycEndpoints.getKyc> = async ({ input, session }, { table }) => {
  const { companyId } = session
  const { id } = input.params
  const [kyc, saved, membership] = await Promise.all([
    findKyc(table, companyId, id),
    listSavedSections(table, companyId, id),
    findMembership(table, session),
  ])
  if (!kyc) return refuse('notFound')
  // Whoever fills it in reads what was filled in.
  if (!isKycEditable(kyc.status) && !isAdministrator(membership)) return refuse('forbidden')
  const sections = sectionsTogether(saved)
  return answer({
    ...describeReview(kyc),
    company_info: sections.company_info ?? null,
    business_info: sections.business_info ?? null,
    connected_persons: sections.connected_persons ?? null,
    documents: sections.documents ?? null,
    files: filesOf(saved).map(describeFile),
  })
}
