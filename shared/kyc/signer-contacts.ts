import type { FieldError } from '../api/envelope.ts'
import type { ConnectedPersonDraft } from './connected-persons.ts'
import { guarantorsIn, isSamePerson } from './guarantors.ts'
import type { KycSections } from './kyc-sections.schema.ts'
import { mobileOf } from './person-contact.ts'
import { signsForCompany } from './signs-for-company.ts'

/** A user of the company, with their number in the portal. */
export interface UserContact {
  email: string
  /** In E.164 form. */
  mobile?: string | undefined
  /** The KYC person they have proven to be. */
  personId?: string | undefined
}

interface Considered {
  /** Guarantors sign as well. */
  guaranteed?: boolean
  /** The company’s users: nobody else may sign with the mobile number of one. */
  users?: readonly UserContact[]
}

const isSameEmail = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase()

const isUser = ({ email, person_id: personId }: ConnectedPersonDraft, user: UserContact): boolean =>
  isSameEmail(email, user.email) || (personId !== undefined && personId === user.personId)

/**
 * The errors in signatories' contacts: with several, each needs their own address and number, so that nobody receives
 * another's code and signs for two. Paths are those of the KYC.
 */
export const signerContactErrors = (
  connected: KycSections['connected_persons'],
  { guaranteed = false, users = [] }: Considered = {},
): FieldError[] => {
  const persons = connected?.persons ?? []
  const guarantors = guaranteed ? guarantorsIn(connected) : []
  const signs = (person: ConnectedPersonDraft) => signsForCompany(person) || guarantors.includes(person)
  const signers = persons.filter(signs)
  const isAlone = signers.every(
    (signer) => signer === signers[0] || isSamePerson(signer, signers[0] ?? signer),
  )
  if (isAlone) return []
  return persons.flatMap((person, index): FieldError[] => {
    if (!signs(person)) return []
    const at = `connected_persons.persons.${index}`
    const others = signers.filter((other) => !isSamePerson(other, person))
    const mobile = mobileOf(person)
    const isMobileShared =
      mobile !== undefined &&
      (others.some((other) => mobileOf(other) === mobile) ||
        users.some((user) => user.mobile === mobile && !isUser(person, user)))
    return [
      ...(others.some((other) => isSameEmail(other.email, person.email))
        ? [{ field: `${at}.email`, rule: 'contactOfAnother' as const }]
        : []),
      ...(person.mobile ? [] : [{ field: `${at}.mobile`, rule: 'mobileRequired' as const }]),
      ...(isMobileShared ? [{ field: `${at}.mobile`, rule: 'contactOfAnother' as const }] : []),
    ]
  })
}
