import { isSignerCapacity, type SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import { signsForCompany } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

/** The names of those who sign for a company, as its KYC has them. */
export const signerNamesOf = ({ connected_persons: connected }: KycSections): string[] =>
  (connected?.persons ?? []).filter(signsForCompany).flatMap(({ full_name_en: name }) => name ?? [])

export interface KycSigner {
  name: string
  nameCn?: string
  email: string
  capacity: SignerCapacity
}

/** Those who sign for a company, by its KYC: its directors and who stands in their place. */
export const signersOfKyc = ({ connected_persons: section }: KycSections): KycSigner[] =>
  (section?.persons ?? []).flatMap(({ full_name_en: name, full_name_cn: nameCn, email, capacity }) =>
    name && email && isSignerCapacity(capacity)
      ? [{ name, ...(nameCn ? { nameCn } : {}), email, capacity }]
      : [],
  )
