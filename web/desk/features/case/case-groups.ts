import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { registrationNumberField } from '#shared/kyc/registration-number-field.ts'
import {
  businessFields,
  companyFields,
  connectedCompanyFields,
  documentFields,
  personFields,
} from '#shared/kyc/summary-fields.ts'
import { draftsOf, type FieldValues, type KycValue } from '../../../features/kyc/kyc-drafts.ts'

/** A field of a KYC in its review. */
export interface CaseField {
  /** The path as in a returned field: `connected_persons.persons.0.id_number`. */
  path: string
  name: string
  value: KycValue
  /** Files that prove the value, the most relevant first. */
  fileIds: readonly string[]
}

export interface CaseGroup {
  kind: 'company' | 'business' | 'person' | 'connectedCompany' | 'documents'
  /** The index of the person or company, from 0. */
  index: number
  values: FieldValues
  fields: readonly CaseField[]
}

const listed = (value: KycValue | undefined): readonly string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter(Boolean)

const isThere = (values: FieldValues, name: string): boolean =>
  listed(values[name]).length > 0 || listed(values[`${name}_same_as`]).length > 0

const fieldsOf = (
  values: FieldValues,
  names: readonly string[],
  path: string,
  filesOf: (name: string) => readonly string[],
): CaseField[] =>
  names
    .filter((name) => isThere(values, name))
    .map((name) => ({
      path: `${path}.${isThere(values, name) && !listed(values[name]).length ? `${name}_same_as` : name}`,
      name,
      value: values[name] ?? '',
      fileIds: filesOf(name),
    }))

const files = (...values: (KycValue | undefined)[]): string[] => values.flatMap((value) => [...listed(value)])

/** The submitted sections in the form that the sellers' screens read. */
export const draftsOfSections = ({
  company_info,
  business_info,
  connected_persons,
  documents,
}: KycSections) =>
  draftsOf({
    company_info: company_info ?? null,
    business_info: business_info ?? null,
    connected_persons: connected_persons ?? null,
    documents: documents ?? null,
  })

/** The sections of a submission, each field with the files that prove it. */
export const caseGroupsOf = (sections: KycSections): CaseGroup[] => {
  const { company_info, business_info, connected_persons, documents } = draftsOfSections(sections)
  const number = registrationNumberField(String(company_info['country_region'] ?? ''))
  const companyNames = companyFields.filter((name) => (name !== 'brn' && name !== 'uscc') || name === number)
  const ofCompany = (name: string) =>
    name === 'brn'
      ? files(documents['business_registration'], documents['certificate_of_incorporation'])
      : files(
          documents['certificate_of_incorporation'],
          documents['business_registration'],
          documents['annual_return'],
        )
  const one = { index: 0 }
  return [
    {
      ...one,
      kind: 'company' as const,
      values: company_info,
      fields: fieldsOf(company_info, companyNames, 'company_info', ofCompany),
    },
    ...connected_persons.persons.map((person, index) => ({
      kind: 'person' as const,
      index,
      values: person,
      fields: fieldsOf(person, personFields, `connected_persons.persons.${index}`, (name) =>
        name.endsWith('_file_id')
          ? files(person[name])
          : files(person['id_front_file_id'], person['id_back_file_id']),
      ),
    })),
    ...connected_persons.companies.map((company, index) => ({
      kind: 'connectedCompany' as const,
      index,
      values: company,
      fields: fieldsOf(company, connectedCompanyFields, `connected_persons.companies.${index}`, () =>
        files(company['register_file_id']),
      ),
    })),
    {
      ...one,
      kind: 'business' as const,
      values: business_info,
      fields: fieldsOf(business_info, businessFields, 'business_info', () =>
        files(documents['annual_return']),
      ),
    },
    {
      ...one,
      kind: 'documents' as const,
      values: documents,
      fields: fieldsOf(documents, documentFields, 'documents', (name) => files(documents[name])),
    },
  ].filter(({ fields }) => fields.length > 0)
}
