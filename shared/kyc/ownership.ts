import type { FieldError } from '../api/envelope.ts'
import { compare } from '../money/fraction.ts'
import {
  beneficialOwners,
  type Holding,
  isBeneficialShare,
  type ResolvedOwnership,
  resolveOwnership,
  type UnclearOwnership,
} from './beneficial-owners.ts'
import type { ConnectedPersonDraft } from './connected-persons.ts'
import type { KycSections } from './kyc-sections.schema.ts'
import { isMask } from './mask-kyc.ts'

type Connected = NonNullable<KycSections['connected_persons']>

/** The applicant's id in the ownership graph. */
export const applicant = 'applicant'

/** A person's identity: two entries with the same document are one person. Masked numbers identify nobody. */
const identityOf = (person: ConnectedPersonDraft, index: number): string =>
  person.certificate_type && person.id_number && !isMask(person.id_number)
    ? `${person.certificate_type} ${person.id_number}`
    : `person ${person.person_id ?? index}`

const isShare = (percent: string | undefined): percent is string =>
  percent !== undefined && /^\d{1,3}(\.\d{1,2})?$/.test(percent) && Number(percent) > 0

/** A holder of shares with their entries; a person who was entered twice is one holder. */
export interface Holder {
  id: string
  person?: ConnectedPersonDraft
  company?: NonNullable<Connected['companies']>[number]
}

/** The holders in a section, and all their shares. */
export const holdingsIn = ({ persons, companies = [], holdings = [] }: Connected) => {
  const holders = new Map<string, Holder>()
  const idOfPerson = new Map<string, string>()
  const held: Holding[] = []
  persons.forEach((person, index) => {
    const id = identityOf(person, index)
    if (!holders.has(id)) holders.set(id, { id, person })
    if (person.person_id) idOfPerson.set(person.person_id, id)
    if (isShare(person.ownership_percent))
      held.push({ holder: id, company: applicant, percent: person.ownership_percent })
  })
  for (const company of companies) {
    holders.set(company.company_id, { id: company.company_id, company })
    if (isShare(company.ownership_percent))
      held.push({ holder: company.company_id, company: applicant, percent: company.ownership_percent })
  }
  for (const { holder_id: holderId = '', company_id: company = '', percent } of holdings) {
    const holder = idOfPerson.get(holderId) ?? holderId
    if (isShare(percent) && holders.has(holder) && holders.get(company)?.company)
      held.push({ holder, company, percent })
  }
  return { holders, held, companyIds: companies.map(({ company_id: id }) => id) }
}

/** The applicant's ownership through all intermediate companies, from a section. */
export const ownershipOf = (connected: Connected): ResolvedOwnership | UnclearOwnership => {
  const { held, companyIds } = holdingsIn(connected)
  return resolveOwnership(applicant, companyIds, held)
}

/** The people with an ultimate share of 25% or more, with their shares; empty if ownership cannot be resolved. */
export const beneficialOwnersOf = (connected: Connected) => {
  const { holders, companyIds } = holdingsIn(connected)
  const ownership = ownershipOf(connected)
  if (!ownership.ok) return []
  return beneficialOwners(ownership, companyIds).flatMap(({ holder, share }) => {
    const person = holders.get(holder)?.person
    return person ? [{ person, share }] : []
  })
}

/** Field paths of the list and of the companies in it. */
const list = 'connected_persons.companies'

/**
 * The errors in the shares: more than 100% of a company is held, companies hold each other in a circle, or the unnamed
 * share of one is large enough for a beneficial owner.
 */
export const ownershipErrors = (connected: Connected): FieldError[] => {
  const ownership = ownershipOf(connected)
  const at = (company: string) => {
    const index = connected.companies?.findIndex(({ company_id: id }) => id === company) ?? -1
    return index < 0 ? 'connected_persons.persons' : `${list}.${index}`
  }
  if (!ownership.ok) {
    const rule = ownership.problem === 'circle' ? 'ownershipCircle' : 'percentInvalid'
    return ownership.companies
      .filter((company) => ownership.problem === 'overheld' || company !== applicant)
      .map((company) => ({ field: at(company), rule }))
  }
  return [...ownership.unnamed]
    .filter(([company, share]) => company !== applicant && isBeneficialShare(share))
    .toSorted(([, a], [, b]) => compare(b, a))
    .map(([company]) => ({ field: at(company), rule: 'ownersMissing' }))
}
