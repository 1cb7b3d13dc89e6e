import { isSignerCapacity, type SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'
import { fullPhone } from '../data/users.ts'

/** The name by which a person signs: in Latin letters where the document has it. */
const signingNameOf = ({ full_name_en: english, full_name_cn: chinese }: ConnectedPersonDraft) =>
  english ?? chinese

/** The names of those who sign for a company, as its KYC has them. */
export const signerNamesOf = ({ connected_persons: connected }: KycSections): string[] =>
  (connected?.persons ?? []).filter(signsForCompany).flatMap((person) => signingNameOf(person) ?? [])

export interface KycSigner {
  /** Absent of people from before they were named. */
  personId?: string
  name: string
  nameCn?: string
  email: string
  /** In E.164 form. */
  mobile?: string
  capacity: SignerCapacity
}

/** Those who sign for a company, by its KYC: its directors and who stands in their place. */
export const signersOfKyc = ({ connected_persons: section }: KycSections): KycSigner[] =>
  (section?.persons ?? []).flatMap((person) => {
    const { person_id: personId, full_name_cn: nameCn, email, capacity } = person
    const name = signingNameOf(person)
    const { mobile_area_code: areaCode, mobile } = person
    return name && email && isSignerCapacity(capacity)
      ? [
          {
            ...(personId ? { personId } : {}),
            name,
            ...(nameCn ? { nameCn } : {}),
            email,
            ...(areaCode && mobile ? { mobile: fullPhone(areaCode, mobile) } : {}),
            capacity,
          },
        ]
      : []
  })

/** Whom a signer was taken from, as they stand in a KYC. */
type Taken = Pick<KycSigner, 'personId' | 'name'>

const isTakenFrom = (signer: Taken, person: ConnectedPersonDraft): boolean =>
  signer.personId === undefined ? signingNameOf(person) === signer.name : person.person_id === signer.personId

/** The person of a KYC who a signer is; undefined where there is none who signs for the company. */
export const findSigningPerson = (
  { connected_persons: section }: KycSections,
  signer: Taken,
): ConnectedPersonDraft | undefined =>
  section?.persons.find((person) => signsForCompany(person) && isTakenFrom(signer, person))

/** The last four letters or digits of the number of a person's identity document. */
export const endOfIdNumber = ({ id_number: number }: ConnectedPersonDraft): string | undefined => {
  const plain = number?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? ''
  return plain.length >= 4 ? plain.slice(-4) : undefined
}
