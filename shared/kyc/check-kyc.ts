import type * as z from 'zod/mini'
import type { FieldError } from '../api/envelope.ts'
import { type FieldRule, isFieldRule } from '../api/field-rules.ts'
import { type CompanyInfoDraft, companyInfoSchema } from './company-info.schema.ts'
import { connectedCompanySchema, holdingSchema } from './connected-companies.ts'
import { connectedPersonSchema, personProblems } from './connected-persons.ts'
import { kycDocumentsSchema } from './kyc-documents.schema.ts'
import type { KycSections } from './kyc-sections.schema.ts'
import { companyNameNeeded } from './needed-names.ts'
import { ownershipErrors } from './ownership.ts'
import { registrationNumberField } from './registration-number-field.ts'
import { signerContactErrors } from './signer-contacts.ts'
import { signsForCompany } from './signs-for-company.ts'

const wrong = (field: string, rule: FieldRule): FieldError => ({ field, rule })

const schemaErrors = (prefix: string, schema: z.ZodMiniType, value: unknown): FieldError[] => {
  const result = schema.safeParse(value)
  return (result.error?.issues ?? []).map((issue) =>
    wrong([prefix, ...issue.path].join('.'), isFieldRule(issue.message) ? issue.message : 'invalid'),
  )
}

/** The registration number required by the company's home. */
const numberNeededBy = (countryRegion: string | undefined) =>
  countryRegion ? registrationNumberField(countryRegion) : undefined

/** The names required by the company's home. */
const nameErrors = (
  prefix: string,
  company: Pick<CompanyInfoDraft, 'country_region' | 'register_name_en' | 'register_name_cn'>,
): FieldError[] => {
  const needed = companyNameNeeded(company.country_region)
  const isNamed = needed === 'either' ? company.register_name_en || company.register_name_cn : company[needed]
  return isNamed ? [] : [wrong(`${prefix}.${needed === 'either' ? 'register_name_en' : needed}`, 'required')]
}

const companyErrors = (info: NonNullable<KycSections['company_info']>, today: string): FieldError[] => {
  const number = numberNeededBy(info.country_region)
  const circular =
    info.principal_address_same_as === 'correspondence_address' &&
    info.correspondence_address_same_as === 'principal_address'
  return [
    ...schemaErrors('company_info', companyInfoSchema, info),
    ...nameErrors('company_info', info),
    ...(number && !info[number] ? [wrong(`company_info.${number}`, 'required')] : []),
    ...(info.incorporation_date && info.incorporation_date > today
      ? [wrong('company_info.incorporation_date', 'dateInFuture')]
      : []),
    ...(circular ? [wrong('company_info.correspondence_address_same_as', 'sameAddressCircle')] : []),
  ]
}

const businessErrors = (info: NonNullable<KycSections['business_info']>): FieldError[] =>
  Object.values(info).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))
    ? []
    : [wrong('business_info', 'atLeastOne')]

type Connected = NonNullable<KycSections['connected_persons']>

const connectedCompanyErrors = ({ companies = [] }: Connected): FieldError[] =>
  companies.flatMap((company, index) => {
    const prefix = `connected_persons.companies.${index}`
    return [...schemaErrors(prefix, connectedCompanySchema, company), ...nameErrors(prefix, company)]
  })

const holdingErrors = ({ persons, companies = [], holdings = [] }: Connected): FieldError[] => {
  const companyIds = new Set(companies.map(({ company_id: id }) => id))
  const personIds = new Set(persons.map(({ person_id: id }) => id))
  return holdings.flatMap((holding, index) => {
    const prefix = `connected_persons.holdings.${index}`
    const { holder_id: holder, company_id: company } = holding
    const isKnown = holder === undefined || companyIds.has(holder) || personIds.has(holder)
    return [
      ...schemaErrors(prefix, holdingSchema, holding),
      ...(isKnown ? [] : [wrong(`${prefix}.holder_id`, 'unknownOption')]),
      ...(company === undefined || companyIds.has(company)
        ? []
        : [wrong(`${prefix}.company_id`, 'unknownOption')]),
    ]
  })
}

const personErrors = (connected: Connected, today: string): FieldError[] => {
  const { persons } = connected
  return [
    ...persons.flatMap((person, index) => {
      const prefix = `connected_persons.persons.${index}`
      return [
        ...schemaErrors(prefix, connectedPersonSchema, person),
        ...personProblems(person, today).map(({ path, rule }) => wrong(`${prefix}.${path}`, rule)),
      ]
    }),
    ...(persons.some(signsForCompany) ? [] : [wrong('connected_persons.persons', 'atLeastOne')]),
  ]
}

/** Shares are checked once each of them is valid in itself. */
const connectedErrors = (connected: Connected, today: string): FieldError[] => {
  const errors = [
    ...personErrors(connected, today),
    ...signerContactErrors(connected),
    ...connectedCompanyErrors(connected),
    ...holdingErrors(connected),
  ]
  return errors.some(({ rule }) => rule === 'percentInvalid')
    ? errors
    : [...errors, ...ownershipErrors(connected)]
}

/**
 * All errors that prevent a KYC from being submitted; empty when it is complete. `today` is the business date. Field
 * paths are `<section>.<field>`.
 */
export const checkKyc = (sections: KycSections, today: string): FieldError[] => [
  ...companyErrors(sections.company_info ?? {}, today),
  ...businessErrors(sections.business_info ?? {}),
  ...connectedErrors(sections.connected_persons ?? { persons: [] }, today),
  ...schemaErrors('documents', kycDocumentsSchema, sections.documents ?? {}),
]
