import type { FieldError } from '../../shared/api/envelope.ts'
import { documentsOf, type KycSections } from '../../shared/kyc/kyc-sections.ts'
import { findCompleteDocument } from '../data/documents.ts'
import type { Table } from '../data/table.ts'

/** The fields that name a file which is not a completed document of this company. */
export const unknownDocuments = async (
  table: Table,
  companyId: string,
  sections: KycSections,
): Promise<FieldError[]> => {
  const found = await Promise.all(
    documentsOf(sections).map(async ({ field, fileId }) => ({
      field,
      known: (await findCompleteDocument(table, companyId, fileId)) !== undefined,
    })),
  )
  return found.filter(({ known }) => !known).map(({ field }) => ({ field, rule: 'invalid' }))
}
