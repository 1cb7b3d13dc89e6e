import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

/** Where the register has the company, as an agreement names it; nothing before the KYC says so. */
export const registeredAddressOf = ({ company_info: info }: KycSections): { companyAddress?: string } =>
  info?.registered_address ? { companyAddress: info.registered_address } : {}
