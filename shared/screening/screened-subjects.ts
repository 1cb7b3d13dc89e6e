import { normalizeCompanyName } from '../companies/company-name.ts'
import type { ConnectedPersonDraft } from '../kyc/connected-persons.ts'
import { countriesOfPerson } from '../kyc/countries-of-person.ts'
import { guarantorsIn, isSamePerson } from '../kyc/guarantors.ts'
import type { KycSections } from '../kyc/kyc-sections.schema.ts'
import { beneficialOwnersOf } from '../kyc/ownership.ts'
import { signsForCompany } from '../kyc/signs-for-company.ts'
import { type SubjectRole, subjectRoles } from './screening-states.ts'

/** A company, a person, or the holder of a bank account, who may be either. */
export type SubjectKind = 'company' | 'person' | 'account holder'

/** Somebody who is searched in the lists, by each name as it was entered: in characters and in Latin letters. */
export interface ScreenedSubject {
  kind: SubjectKind
  names: readonly string[]
  roles: readonly SubjectRole[]
  birthDate?: string
  /** Of incorporation, nationality and residence, as ids of the reference data. */
  countries?: readonly string[]
}

export interface ScreenedSources {
  /** The KYC in force, and the one under review. */
  kycs: readonly KycSections[]
  /** The holders of the accounts that paid for the company, and of those that it is paid to. */
  payers: readonly string[]
  payees: readonly string[]
}

const named = (...names: (string | undefined)[]): string[] =>
  names.flatMap((name) => (name?.trim() ? [name.trim()] : []))

/** A subject's name without differences in case, width and punctuation. */
export const nameKeyOf = normalizeCompanyName

/** The key of a subject: equal for equal names in any order. */
export const subjectKeyOf = ({ names }: Pick<ScreenedSubject, 'names'>): string =>
  [...new Set(names.map(nameKeyOf))].toSorted().join('|')

const rolesOfPerson = (
  person: ConnectedPersonDraft,
  connected: NonNullable<KycSections['connected_persons']>,
): SubjectRole[] => {
  const among = (people: readonly ConnectedPersonDraft[]) => people.some((each) => isSamePerson(each, person))
  const owns =
    (person.ownership_percent !== undefined && Number(person.ownership_percent) > 0) ||
    among(beneficialOwnersOf(connected).map(({ person: owner }) => owner))
  const roles: SubjectRole[] = [
    ...(signsForCompany(person) ? (['director'] as const) : []),
    ...(owns ? (['owner'] as const) : []),
    ...(among(guarantorsIn(connected)) ? (['guarantor'] as const) : []),
  ]
  return roles.length > 0 ? roles : ['connected person']
}

const subjectsOfKyc = ({
  company_info: info,
  connected_persons: connected,
}: KycSections): ScreenedSubject[] => [
  {
    kind: 'company',
    names: named(info?.register_name_en, info?.register_name_cn),
    roles: ['company'],
    ...(info?.country_region ? { countries: [info.country_region] } : {}),
  },
  ...(connected?.companies ?? []).map(
    ({ register_name_en: english, register_name_cn: chinese, country_region: country }): ScreenedSubject => ({
      kind: 'company',
      names: named(english, chinese),
      roles: ['connected company'],
      ...(country ? { countries: [country] } : {}),
    }),
  ),
  ...(connected?.persons ?? []).map(
    (person): ScreenedSubject => ({
      kind: 'person',
      names: named(person.full_name_en, person.full_name_cn),
      roles: connected ? rolesOfPerson(person, connected) : [],
      ...(person.birth_date ? { birthDate: person.birth_date } : {}),
      countries: countriesOfPerson(person),
    }),
  ),
]

const holders = (names: readonly string[], role: SubjectRole): ScreenedSubject[] =>
  names.map((name) => ({ kind: 'account holder', names: named(name), roles: [role] }))

const isIncluded = (subject: ScreenedSubject, known: ScreenedSubject): boolean => {
  const keys = new Set(known.names.map(nameKeyOf))
  return (
    (subject.kind === 'account holder' || subject.kind === known.kind) &&
    subject.names.every((name) => keys.has(nameKeyOf(name)))
  )
}

/**
 * All subjects to be screened for a company, each once: an account holder with the company's own name is the company.
 */
export const screenedSubjects = ({ kycs, payers, payees }: ScreenedSources): ScreenedSubject[] => {
  const everybody = [...kycs.flatMap(subjectsOfKyc), ...holders(payers, 'payer'), ...holders(payees, 'payee')]
  const subjects: ScreenedSubject[] = []
  for (const subject of everybody) {
    if (subject.names.every((name) => nameKeyOf(name) === '')) continue
    const at = subjects.findIndex((known) => isIncluded(subject, known))
    const known = subjects[at]
    if (!known) {
      subjects.push(subject)
      continue
    }
    const roles = new Set([...known.roles, ...subject.roles])
    const countries = [...new Set([...(known.countries ?? []), ...(subject.countries ?? [])])]
    subjects[at] = {
      ...known,
      roles: subjectRoles.filter((role) => roles.has(role)),
      ...(countries.length > 0 ? { countries } : {}),
    }
  }
  return subjects
}
