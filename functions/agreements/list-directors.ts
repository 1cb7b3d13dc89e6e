import { isSignerCapacity, type SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.ts'

export interface Director {
  name: string
  nameCn?: string
  email: string
  capacity: SignerCapacity
}

/** Those who sign for a company, by its KYC: its directors and who stands in their place. */
export const listDirectors = ({ connected_persons: section }: KycSections): Director[] =>
  (section?.persons ?? []).flatMap(({ full_name_en: name, full_name_cn: nameCn, email, capacity }) =>
    name && email && isSignerCapacity(capacity)
      ? [{ name, ...(nameCn ? { nameCn } : {}), email, capacity }]
      : [],
  )
