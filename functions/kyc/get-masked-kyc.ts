import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { documentsOf, type KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { maskSections } from '#shared/kyc/mask-kyc.ts'
import { filesOf, findKyc, type KycSection, listSavedSections, sectionsTogether } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeFile } from './describe-file.ts'
import { describeReview } from './describe-review.ts'

const masked = (sections: KycSections) => {
  const { company_info, business_info, connected_persons, documents } = maskSections(sections)
  return {
    company_info: company_info ?? null,
    business_info: business_info ?? null,
    connected_persons: connected_persons ?? null,
    documents: documents ?? null,
  }
}

/** The company's own files, without those of people. */
const filesOfCompany = (saved: readonly KycSection[]) => {
  const named = documentsOf({ ...sectionsTogether(saved), connected_persons: { persons: [] } })
  const ids = new Set(named.map(({ fileId }) => fileId))
  return filesOf(saved).filter(({ fileId }) => ids.has(fileId))
}

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
  const before = kyc.changesKycId ? await listSavedSections(table, companyId, kyc.changesKycId) : undefined
  const files = new Map(
    [...(before ? filesOfCompany(before) : []), ...filesOfCompany(saved)].map((file) => [file.fileId, file]),
  )
  return answer({
    ...describeReview(kyc),
    ...masked(sectionsTogether(saved)),
    in_force: before ? masked(sectionsTogether(before)) : null,
    files: [...files.values()].map(describeFile),
  })
}
