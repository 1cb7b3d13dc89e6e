import type * as z from 'zod/mini'
import type { FieldError } from '../api/envelope.ts'
import { type FieldRule, isFieldRule } from '../api/field-rules.ts'
import { chinaId, hongKongId } from '../reference/country-entries.ts'
import { companyInfoSchema } from './company-info.schema.ts'
import { connectedPersonSchema, personProblems, signsForCompany } from './connected-persons.ts'
import { kycDocumentsSchema } from './kyc-documents.schema.ts'
import type { KycSections } from './kyc-sections.schema.ts'
import { companyNameNeeded } from './needed-names.ts'

const wrong = (field: string, rule: FieldRule): FieldError => ({ field, rule })

const schemaErrors = (prefix: string, schema: z.ZodMiniType, value: unknown): FieldError[] => {
  const result = schema.safeParse(value)
  return (result.error?.issues ?? []).map((issue) =>
    wrong([prefix, ...issue.path].join('.'), isFieldRule(issue.message) ? issue.message : 'invalid'),
  )
}

/** The number by which the register of a company's home knows it. */
const numberNeededBy = (countryRegion: string | undefined) => {
  if (countryRegion === hongKongId) return 'brn'
  if (countryRegion === chinaId) return 'uscc'
  return countryRegion ? 'company_registration_number' : undefined
}

const companyErrors = (info: NonNullable<KycSections['company_info']>, today: string): FieldError[] => {
  const number = numberNeededBy(info.country_region)
  const needed = companyNameNeeded(info.country_region)
  const name = needed === 'either' ? 'register_name_en' : needed
  const isNamed = needed === 'either' ? info.register_name_en || info.register_name_cn : info[needed]
  const circular =
    info.principal_address_same_as === 'correspondence_address' &&
    info.correspondence_address_same_as === 'principal_address'
  return [
    ...schemaErrors('company_info', companyInfoSchema, info),
    ...(isNamed ? [] : [wrong(`company_info.${name}`, 'required')]),
    ...(number && !info[number] ? [wrong(`company_info.${number}`, 'required')] : []),
    ...(info.incorporation_date && info.incorporation_date > today
      ? [wrong('company_info.incorporation_date', 'dateInFuture')]
      : []),
    ...(circular ? [wrong('company_info.correspondence_address_same_as', 'invalid')] : []),
  ]
}

const businessErrors = (info: NonNullable<KycSections['business_info']>): FieldError[] =>
  Object.values(info).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))
    ? []
    : [wrong('business_info', 'atLeastOne')]

const hundredths = (percent = '0') => Math.round(Number(percent) * 100)

const personErrors = (
  { persons }: NonNullable<KycSections['connected_persons']>,
  today: string,
): FieldError[] => {
  const owned = persons.reduce((total, person) => total + hundredths(person.ownership_percent), 0)
  return [
    ...persons.flatMap((person, index) => {
      const prefix = `connected_persons.persons.${index}`
      return [
        ...schemaErrors(prefix, connectedPersonSchema, person),
        ...personProblems(person, today).map(({ path, rule }) => wrong(`${prefix}.${path}`, rule)),
      ]
    }),
    ...(persons.some(signsForCompany) ? [] : [wrong('connected_persons.persons', 'atLeastOne')]),
    ...(owned > hundredths('100') ? [wrong('connected_persons.persons', 'percentInvalid')] : []),
  ]
}

/**
 * Everything that is missing or wrong before a KYC can be submitted, all at once; empty when it is complete.
 * `today` is the business date. Field paths are `<section>.<field>`.
 */
export const checkKyc = (sections: KycSections, today: string): FieldError[] => [
  ...companyErrors(sections.company_info ?? {}, today),
  ...businessErrors(sections.business_info ?? {}),
  ...personErrors(sections.connected_persons ?? { persons: [] }, today),
  ...schemaErrors('documents', kycDocumentsSchema, sections.documents ?? {}),
]
