import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { findKyc, type KycSection, listSavedSections, sectionsTogether } from '../data/kyc.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

/** Each file once, however many sections name it. */
const filesOf = (saved: readonly KycSection[]) => {
  const files = new Map(saved.flatMap((section) => section.files).map((file) => [file.fileId, file]))
  return [...files.values()].map(({ fileId: file_id, fileName: file_name, size }) => ({
    file_id,
    file_name,
    size,
  }))
}

export const getKyc: Handler<typeof kycEndpoints.getKyc> = async ({ input, session }, { table }) => {
  const { companyId } = session
  const { id } = input.params
  const [kyc, saved] = await Promise.all([
    findKyc(table, companyId, id),
    listSavedSections(table, companyId, id),
  ])
  if (!kyc) return refuse('notFound')
  const sections = sectionsTogether(saved)
  return answer({
    id: kyc.kycId,
    status: kyc.status,
    submitted_at: kyc.submittedAt ?? null,
    decided_at: kyc.decidedAt ?? null,
    return_reason: kyc.status === 'returned' ? (kyc.decisionReason ?? null) : null,
    company_info: sections.company_info ?? null,
    business_info: sections.business_info ?? null,
    connected_persons: sections.connected_persons ?? null,
    documents: sections.documents ?? null,
    files: filesOf(saved),
  })
}
