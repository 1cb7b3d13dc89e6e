import type { ConnectedPersonDraft } from './connected-persons.ts'
import { isSamePerson } from './guarantors.ts'
import type { KycSections } from './kyc-sections.schema.ts'

/** A person's contact for documents to sign, and for identification codes. */
export interface PersonContact {
  email: string
  /** In E.164 form. */
  mobile?: string
}

/** A person's number in E.164 form. */
export const mobileOf = ({ mobile_area_code: areaCode, mobile }: ConnectedPersonDraft): string | undefined =>
  areaCode && mobile ? `${areaCode}${mobile}` : undefined

const contactOf = (person: ConnectedPersonDraft): PersonContact | undefined => {
  const mobile = mobileOf(person)
  return person.email ? { email: person.email, ...(mobile ? { mobile } : {}) } : undefined
}

const comparable = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The same address and number after normalisation. */
export const isSameContact = (one: PersonContact, other: PersonContact): boolean =>
  one.email.trim().toLowerCase() === other.email.trim().toLowerCase() && one.mobile === other.mobile

const isSameText = (one: string | undefined, other: string | undefined): boolean =>
  comparable(one) !== '' && comparable(one) === comparable(other)

/**
 * Wider than `isSamePerson`: also the same document number in another notation, and the same name and date of birth
 * under another document. A person who was removed and entered again still has the former contact.
 */
const mayBeSamePerson = (one: ConnectedPersonDraft, other: ConnectedPersonDraft): boolean => {
  return (
    isSamePerson(one, other) ||
    isSameText(one.id_number, other.id_number) ||
    (isSameText(one.birth_date, other.birth_date) &&
      (isSameText(one.full_name_en, other.full_name_en) || isSameText(one.full_name_cn, other.full_name_cn)))
  )
}

export interface ChangedContact {
  person: ConnectedPersonDraft
  former: PersonContact
  contact: PersonContact
}

const personsIn = ({ connected_persons: section }: KycSections): readonly ConnectedPersonDraft[] =>
  section?.persons ?? []

/**
 * The people of a submitted KYC whose contact differs from an approved one. `approved` begins with the KYC in force;
 * the newest one with the person counts, so that removing a person in one change and adding them in the next is a
 * change of their contact as well.
 */
export const changedContacts = (
  approved: readonly KycSections[],
  submitted: KycSections,
): readonly ChangedContact[] =>
  personsIn(submitted).flatMap((person): ChangedContact[] => {
    const contact = contactOf(person)
    const known = approved
      .map((sections) => personsIn(sections).filter((each) => mayBeSamePerson(each, person)))
      .find((persons) => persons.length > 0)
    const formers = (known ?? [])
      .toSorted((a, b) => Number(b.person_id === person.person_id) - Number(a.person_id === person.person_id))
      .flatMap((each) => contactOf(each) ?? [])
    const [former] = formers
    if (!contact || !former || formers.some((each) => isSameContact(each, contact))) return []
    return [{ person, former, contact }]
  })
