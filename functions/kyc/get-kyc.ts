import type { kycEndpoints } from '../../shared/kyc/kyc.endpoints.ts'
import { documentsOf, type KycSections } from '../../shared/kyc/kyc-sections.ts'
import { findCompleteDocument } from '../data/documents.ts'
import { findKyc, findKycSections } from '../data/kyc.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const filesOf = async (table: Table, companyId: string, sections: KycSections) => {
  const ids = new Set(documentsOf(sections).map(({ fileId }) => fileId))
  const documents = await Promise.all([...ids].map((id) => findCompleteDocument(table, companyId, id)))
  return documents.flatMap((document) =>
    document ? [{ file_id: document.fileId, file_name: document.fileName, size: document.size }] : [],
  )
}

export const getKyc: Handler<typeof kycEndpoints.getKyc> = async ({ input, session }, { table }) => {
  const { companyId } = session
  const kyc = await findKyc(table, companyId, input.params.id)
  if (!kyc) return refuse(20018)
  const sections = await findKycSections(table, companyId, kyc.kycId)
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
    files: await filesOf(table, companyId, sections),
  })
}
