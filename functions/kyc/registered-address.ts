import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

/** The registered address, as in agreements; empty before the KYC has it. */
export const registeredAddressOf = ({ company_info: info }: KycSections): { companyAddress?: string } =>
  info?.registered_address ? { companyAddress: info.registered_address } : {}
