import type { ConnectedPersonDraft } from './connected-persons.ts'
import type { KycSections } from './kyc-sections.schema.ts'
import { beneficialOwnersOf } from './ownership.ts'
import { signsForCompany } from './signs-for-company.ts'

/** True for the same person, entered twice: as a director, and as a shareholder. */
export const isSamePerson = (one: ConnectedPersonDraft, other: ConnectedPersonDraft): boolean =>
  one === other ||
  (one.person_id !== undefined && one.person_id === other.person_id) ||
  (one.certificate_type !== undefined &&
    one.id_number !== undefined &&
    one.certificate_type === other.certificate_type &&
    one.id_number === other.id_number)

/**
 * The guarantors of a company's debt, if its product requires them: its beneficial owners; without any, or if they are
 * unknown, its signatories.
 */
export const guarantorsIn = (connected: KycSections['connected_persons']): ConnectedPersonDraft[] => {
  if (!connected) return []
  const owners = beneficialOwnersOf(connected).map(({ person }) => person)
  return owners.length > 0 ? owners : connected.persons.filter(signsForCompany)
}
