import { signsForCompany } from '../../shared/kyc/connected-persons.ts'
import type { Company } from '../data/companies.ts'
import { findKycSections } from '../data/kyc.ts'
import type { Table } from '../data/table.ts'

/** The names of those who sign for a company, as its KYC has them. */
export const findDirectorNames = async (
  table: Table,
  { companyId, kycId }: Pick<Company, 'companyId' | 'kycId'>,
): Promise<string[]> => {
  if (!kycId) return []
  const { connected_persons: connected } = await findKycSections(table, companyId, kycId)
  return (connected?.persons ?? []).filter(signsForCompany).flatMap(({ full_name_en: name }) => name ?? [])
}
