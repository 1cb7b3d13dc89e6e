import type { CompanionKind, SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { isSignerCapacity, type SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { guarantorsIn, isSamePerson } from '#shared/kyc/guarantors.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { mobileOf } from '#shared/kyc/person-contact.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'

/** The name by which a person signs: in Latin letters where the document has it. */
export const signingNameOf = ({ full_name_en: english, full_name_cn: chinese }: ConnectedPersonDraft) =>
  english ?? chinese

/** The names of those who sign for a company, as its KYC has them. */
export const signerNamesOf = ({ connected_persons: connected }: KycSections): string[] =>
  (connected?.persons ?? []).filter(signsForCompany).flatMap((person) => signingNameOf(person) ?? [])

export interface KycSigner {
  /** Absent for people from before they were named. */
  personId?: string
  name: string
  nameCn?: string
  email: string
  /** In E.164 form. */
  mobile?: string
  capacity: SignerCapacity
}

/** A signer of a set of papers, or a guarantor, who may be no more than that. */
export interface PaperSigner extends Omit<KycSigner, 'capacity'> {
  capacity: SignerCapacity | 'guarantor'
  /** Absent where an agreement is signed by itself. */
  signs?: readonly SignedKind[]
  /** A guarantor's. */
  address?: string
}

/** How a person is named and reached; undefined where it is not known. */
const reachOf = (person: ConnectedPersonDraft): Omit<KycSigner, 'capacity'> | undefined => {
  const { person_id: personId, full_name_cn: nameCn, email } = person
  const name = signingNameOf(person)
  const mobile = mobileOf(person)
  if (!name || !email) return undefined
  return {
    ...(personId ? { personId } : {}),
    name,
    ...(nameCn ? { nameCn } : {}),
    email,
    ...(mobile ? { mobile } : {}),
  }
}

const directorsIn = ({ connected_persons: section }: KycSections) =>
  (section?.persons ?? []).flatMap((person) => {
    const { capacity } = person
    const reach = reachOf(person)
    return reach && isSignerCapacity(capacity) ? [{ person, signer: { ...reach, capacity } }] : []
  })

/** Those who sign for a company, by its KYC: its directors and who stands in their place. */
export const signersOfKyc = (sections: KycSections): KycSigner[] =>
  directorsIn(sections).map(({ signer }) => signer)

const addressOf = ({ residential_address: address }: ConnectedPersonDraft) => (address ? { address } : {})

/**
 * Who signs a facility agreement with its companions: the directors what binds the company, the guarantors the guarantee.
 * Empty where nobody signs for the company, or a guarantor cannot be written to.
 */
export const signersOfSet = (sections: KycSections, companions: readonly CompanionKind[]): PaperSigner[] => {
  const directors = directorsIn(sections)
  if (companions.length === 0) return directors.map(({ signer }) => signer)
  const guarantors = companions.includes('guarantee') ? guarantorsIn(sections.connected_persons) : []
  const forCompany: SignedKind[] = ['facility', ...companions.filter((kind) => kind !== 'guarantee')]
  const signers = directors.map(({ person, signer }): PaperSigner => {
    const guarantor = guarantors.find((each) => isSamePerson(each, person))
    return guarantor
      ? { ...signer, signs: [...forCompany, 'guarantee'], ...addressOf(guarantor) }
      : { ...signer, signs: forCompany }
  })
  const others = guarantors.filter((each) => !directors.some(({ person }) => isSamePerson(each, person)))
  const reached = others.flatMap((person): PaperSigner[] => {
    const reach = reachOf(person)
    return reach ? [{ ...reach, capacity: 'guarantor', signs: ['guarantee'], ...addressOf(person) }] : []
  })
  return directors.length === 0 || reached.length < others.length ? [] : [...signers, ...reached]
}

/** Whom a signer was taken from, as they stand in a KYC, and for what. */
type Taken = Pick<PaperSigner, 'personId' | 'name' | 'signs'>

const isTakenFrom = (signer: Taken, person: ConnectedPersonDraft): boolean =>
  signer.personId === undefined ? signingNameOf(person) === signer.name : person.person_id === signer.personId

/** The person of a KYC who a signer is; undefined where there is none who signs all of what the signer does. */
export const findSigningPerson = (
  { connected_persons: section }: KycSections,
  signer: Taken,
): ConnectedPersonDraft | undefined => {
  const { signs = ['facility'] } = signer
  const isBinding = signs.some((kind) => kind !== 'guarantee')
  const guarantors = signs.includes('guarantee') ? guarantorsIn(section) : undefined
  return section?.persons.find(
    (person) =>
      isTakenFrom(signer, person) &&
      (!isBinding || signsForCompany(person)) &&
      (!guarantors || guarantors.some((each) => isSamePerson(each, person))),
  )
}

/** The last four letters or digits of the number of a person's identity document. */
export const endOfIdNumber = ({ id_number: number }: ConnectedPersonDraft): string | undefined => {
  const plain = number?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? ''
  return plain.length >= 4 ? plain.slice(-4) : undefined
}
