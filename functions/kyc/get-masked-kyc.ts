import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { documentsOf } from '#shared/kyc/kyc-sections.schema.ts'
import { maskSections } from '#shared/kyc/mask-kyc.ts'
import { filesOf, findKyc, listSavedSections, sectionsTogether } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeFile } from './describe-file.ts'
import { describeReview } from './describe-review.ts'

export const getMaskedKyc: Handler<typeof kycEndpoints.getMaskedKyc> = async (
  { input, session },
  { table },
) => {
  const { companyId } = session
  const { id } = input.body
  const [kyc, saved] = await Promise.all([
    findKyc(table, companyId, id),
    listSavedSections(table, companyId, id),
  ])
  if (!kyc) return refuse('notFound')
  const sections = sectionsTogether(saved)
  const { company_info, business_info, connected_persons, documents } = maskSections(sections)
  const ofCompany = new Set(
    documentsOf({ ...sections, connected_persons: { persons: [] } }).map(({ fileId }) => fileId),
  )
  return answer({
    ...describeReview(kyc),
    company_info: company_info ?? null,
    business_info: business_info ?? null,
    connected_persons: connected_persons ?? null,
    documents: documents ?? null,
    files: filesOf(saved)
      .filter(({ fileId }) => ofCompany.has(fileId))
      .map(describeFile),
  })
}
