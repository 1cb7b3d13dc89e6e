import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'
import type { Company } from '../data/companies.ts'
import type { SignatoryLink } from '../data/signatory-links.ts'

/** A company with its KYC in force. */
export interface CurrentKyc {
  company: Company | undefined
  sections: KycSections
}

/** The person in the KYC in force whom a user has proven to be; undefined if the proof belongs to an earlier KYC. */
export const personOfLink = (
  { company, sections }: CurrentKyc,
  tie: Pick<SignatoryLink, 'kycId' | 'personId'>,
): ConnectedPersonDraft | undefined =>
  company?.kycStatus === 'approved' && company.kycId === tie.kycId
    ? sections.connected_persons?.persons.find(
        (person) => person.person_id === tie.personId && signsForCompany(person),
      )
    : undefined

/** The signatory that a user has proven to be; undefined if none. */
export const signatoryOfUser = (
  current: CurrentKyc,
  ties: readonly SignatoryLink[],
  userId: string,
): { tie: SignatoryLink; person: ConnectedPersonDraft } | undefined => {
  for (const tie of ties) {
    const person = tie.userId === userId ? personOfLink(current, tie) : undefined
    if (person) return { tie, person }
  }
  return undefined
}
