import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const getCompanyProfile: Handler<typeof companiesEndpoints.getCompanyProfile> = async (
  { session },
  { table },
) => {
  const company = await findCompany(table, session.companyId)
  if (!company) return refuse('notFound')
  return answer({
    companyId: company.companyId,
    id: company.companyId,
    registerNameEn: company.registerNameEn ?? null,
    registerNameCn: company.registerNameCn ?? null,
    kycStatus: company.kycStatus,
    // A user acts for one company, made at signup.
    isDefault: true,
    kyc_id: company.kycId ?? null,
  })
}
