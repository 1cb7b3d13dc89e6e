import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'

type CompanyProfile = ResponseOf<typeof companyProfileEndpoints.getCompanyProfile>

/** The company of component tests; its seller is an administrator. */
export const companyProfile = (changes: Partial<CompanyProfile> = {}): CompanyProfile => ({
  companyId: 'c1',
  id: 'c1',
  registerNameEn: 'Lantern Limited',
  registerNameCn: '灯饰有限公司',
  kycStatus: 'approved',
  isDefault: true,
  kyc_id: 'kyc-1',
  change: null,
  role: 'administrator',
  ...changes,
})
