import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { listKycSections } from '../data/kyc.ts'
import type { Table } from '../data/table.ts'

/**
 * A company with the content of its relevant KYC: the latest, or the approved one while a change is under way; empty
 * without one. One round trip.
 */
export const findCurrentSections = async (
  table: Table,
  companyId: string,
): Promise<{ company: Company | undefined; sections: KycSections }> => {
  const [company, byKyc] = await Promise.all([
    findCompany(table, companyId),
    listKycSections(table, companyId),
  ])
  return { company, sections: (company?.kycId && byKyc.get(company.kycId)) || {} }
}
