import { isSignerCapacity, type SignerCapacity } from '../../shared/agreements/signer-capacity.ts'
import { findCompany } from '../data/companies.ts'
import { findKycSections } from '../data/kyc.ts'
import type { Table } from '../data/table.ts'

export interface Director {
  name: string
  nameCn?: string
  email: string
  capacity: SignerCapacity
}

/** Those who sign for a company, by its KYC: its directors and who stands in their place. None without a KYC. */
export const listDirectors = async (table: Table, companyId: string): Promise<Director[]> => {
  const company = await findCompany(table, companyId)
  if (!company?.kycId) return []
  const { connected_persons: section } = await findKycSections(table, companyId, company.kycId)
  return (section?.persons ?? []).flatMap(({ full_name_en: name, full_name_cn: nameCn, email, capacity }) =>
    name && email && isSignerCapacity(capacity)
      ? [{ name, ...(nameCn ? { nameCn } : {}), email, capacity }]
      : [],
  )
}
