import { isSignerCapacity, type SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import { type ConnectedPersonDraft, signsForCompany } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'

/** The name by which a person signs: in Latin letters where the document has it. */
const signingNameOf = ({ full_name_en: english, full_name_cn: chinese }: ConnectedPersonDraft) =>
  english ?? chinese

/** The names of those who sign for a company, as its KYC has them. */
export const signerNamesOf = ({ connected_persons: connected }: KycSections): string[] =>
  (connected?.persons ?? []).filter(signsForCompany).flatMap((person) => signingNameOf(person) ?? [])

export interface KycSigner {
  name: string
  nameCn?: string
  email: string
  capacity: SignerCapacity
}

/** Those who sign for a company, by its KYC: its directors and who stands in their place. */
export const signersOfKyc = ({ connected_persons: section }: KycSections): KycSigner[] =>
  (section?.persons ?? []).flatMap((person) => {
    const { full_name_cn: nameCn, email, capacity } = person
    const name = signingNameOf(person)
    return name && email && isSignerCapacity(capacity)
      ? [{ name, ...(nameCn ? { nameCn } : {}), email, capacity }]
      : []
  })
