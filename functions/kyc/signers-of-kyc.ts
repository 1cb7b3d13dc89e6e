import type { CompanionKind, SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { isSignerCapacity, type SignerCapacity } from '#shared/agreements/signer-capacity.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { guarantorsIn, isSamePerson } from '#shared/kyc/guarantors.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { mobileOf } from '#shared/kyc/person-contact.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'

/** The name of a person in signatures: in Latin letters if the document has it. */
export const signingNameOf = ({ full_name_en: english, full_name_cn: chinese }: ConnectedPersonDraft) =>
  english ?? chinese

/** The names of a company's signatories, as in its KYC. */
export const signerNamesOf = ({ connected_persons: connected }: KycSections): string[] =>
  (connected?.persons ?? []).filter(signsForCompany).flatMap((person) => signingNameOf(person) ?? [])

export interface KycSigner {
  /** Absent for people from before they had ids. */
  personId?: string
  name: string
  nameCn?: string
  email: string
  /** In E.164 form. */
  mobile?: string
  capacity: SignerCapacity
}

/** A signer of several documents, or a guarantor, who may be only that. */
export interface DocumentSigner extends Omit<KycSigner, 'capacity'> {
  capacity: SignerCapacity | 'guarantor'
  /** Absent if an agreement has no companion documents. */
  signs?: readonly SignedKind[]
  /** The address of a guarantor. */
  address?: string
}

/** A person's name and contact; undefined if unknown. */
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

/** The signatories of a company by its KYC: its directors or their equivalents. */
export const signersOfKyc = (sections: KycSections): KycSigner[] =>
  directorsIn(sections).map(({ signer }) => signer)

const addressOf = ({ residential_address: address }: ConnectedPersonDraft) => (address ? { address } : {})

/**
 * The signers of a facility agreement with its companions: the directors sign what binds the company, the guarantors
 * the guarantee. Empty without signatories, or if a guarantor has no contact.
 */
export const signersOfSet = (
  sections: KycSections,
  companions: readonly CompanionKind[],
): DocumentSigner[] => {
  const directors = directorsIn(sections)
  if (companions.length === 0) return directors.map(({ signer }) => signer)
  const guarantors = companions.includes('guarantee') ? guarantorsIn(sections.connected_persons) : []
  const forCompany: SignedKind[] = ['facility', ...companions.filter((kind) => kind !== 'guarantee')]
  const signers = directors.map(({ person, signer }): DocumentSigner => {
    const guarantor = guarantors.find((each) => isSamePerson(each, person))
    return guarantor
      ? { ...signer, signs: [...forCompany, 'guarantee'], ...addressOf(guarantor) }
      : { ...signer, signs: forCompany }
  })
  const others = guarantors.filter((each) => !directors.some(({ person }) => isSamePerson(each, person)))
  const reached = others.flatMap((person): DocumentSigner[] => {
    const reach = reachOf(person)
    return reach ? [{ ...reach, capacity: 'guarantor', signs: ['guarantee'], ...addressOf(person) }] : []
  })
  return directors.length === 0 || reached.length < others.length ? [] : [...signers, ...reached]
}

/** The KYC person of a signer, and the documents to sign. */
type Taken = Pick<DocumentSigner, 'personId' | 'name' | 'signs'>

const isTakenFrom = (signer: Taken, person: ConnectedPersonDraft): boolean =>
  signer.personId === undefined ? signingNameOf(person) === signer.name : person.person_id === signer.personId

/** The KYC person of a signer; undefined if nobody is entitled to sign all of the signer's documents. */
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
export const idNumberSuffix = ({ id_number: number }: ConnectedPersonDraft): string | undefined => {
  const plain = number?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? ''
  return plain.length >= 4 ? plain.slice(-4) : undefined
}
