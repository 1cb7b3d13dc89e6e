import { signsForCompany } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.ts'

/** The names of those who sign for a company, as its KYC has them. */
export const directorNames = ({ connected_persons: connected }: KycSections): string[] =>
  (connected?.persons ?? []).filter(signsForCompany).flatMap(({ full_name_en: name }) => name ?? [])
