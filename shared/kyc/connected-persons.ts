import * as z from 'zod/mini'
import type { FieldRule } from '../api/field-rules.ts'
import { codeSchema, oneLineSchema, percentSchema, randomIdSchema } from '../api/field-schemas.ts'
import { isHkid, isHkidForm } from '../identifiers/hkid.ts'
import { isMobile } from '../identifiers/mobile.ts'
import { birthDateOfPrcId, isPrcId, isPrcIdForm } from '../identifiers/prc-id.ts'
import { choiceSchema } from '../reference/choice.schema.ts'
import { addDays, addMonths, type BusinessDate, businessDateSchema } from '../time/business-date.ts'
import {
  connectedCompanyDraftSchema,
  holdingDraftSchema,
  maximumConnectedCompanies,
  maximumHoldings,
} from './connected-companies.ts'
import { kycFileSchema } from './kyc-file.schema.ts'
import { personNameNeeded } from './needed-names.ts'
import { signsForCompany } from './signs-for-company.ts'

export const certificateTypes = ['hk_id', 'china_id', 'passport'] as const
export type CertificateType = (typeof certificateTypes)[number]

export const certificateTypeSchema = z.enum(certificateTypes, 'unknownOption')
export const idNumberSchema = codeSchema.check(z.minLength(1, 'required'), z.maxLength(30, 'tooLong'))
/** A number without its area code. */
export const mobileSchema = z.string('required').check(z.trim(), z.regex(/^\d{5,15}$/, 'mobileInvalid'))

/** A director, shareholder or other person behind the company. */
export const connectedPersonSchema = z.object({
  /** Assigned by the server when the person is first saved; constant from then on. */
  person_id: z.optional(randomIdSchema),
  title: z.optional(choiceSchema('character_title')),
  /** The document decides which of the names is required. */
  full_name_en: z.optional(oneLineSchema(120)),
  full_name_cn: z.optional(oneLineSchema(120)),
  capacity: choiceSchema('connected_person_capacity'),
  ownership_percent: z.optional(percentSchema),
  position: z.optional(oneLineSchema(120)),
  nationality: choiceSchema('country_region'),
  certificate_type: certificateTypeSchema,
  id_number: idNumberSchema,
  id_front_file_id: kycFileSchema,
  /** Required for a card, which has two sides. */
  id_back_file_id: z.optional(kycFileSchema),
  birth_date: businessDateSchema,
  mobile_area_code: z.optional(choiceSchema('mobile_area_code')),
  mobile: z.optional(mobileSchema),
  /** The address for documents to sign. */
  email: z.email('emailInvalid').check(z.maxLength(254, 'tooLong')),
  industry_experience_years: z.optional(
    z
      .int('wholeNumberInvalid')
      .check(z.minimum(0, 'wholeNumberInvalid'), z.maximum(90, 'wholeNumberInvalid')),
  ),
  ubo_wealth_region: z.optional(choiceSchema('country_region')),
  ubo_source_of_wealth: z.optional(choiceSchema('ubo_source_of_wealth')),
  residential_address: z.optional(oneLineSchema(300)),
  permanent_address: z.optional(oneLineSchema(300)),
})

export type ConnectedPerson = z.infer<typeof connectedPersonSchema>
export const maximumConnectedPersons = 20

export const connectedPersonsDraftSchema = z.object({
  persons: z
    .array(z.partial(connectedPersonSchema), 'required')
    .check(z.maxLength(maximumConnectedPersons, 'tooMany')),
  /** The intermediate companies between the applicant and these people. */
  companies: z.optional(
    z.array(connectedCompanyDraftSchema, 'invalid').check(z.maxLength(maximumConnectedCompanies, 'tooMany')),
  ),
  /** The holdings in these companies. */
  holdings: z.optional(z.array(holdingDraftSchema, 'invalid').check(z.maxLength(maximumHoldings, 'tooMany'))),
})

/** A person, possibly incomplete. */
export type ConnectedPersonDraft = z.infer<typeof connectedPersonsDraftSchema>['persons'][number]

/** The error in a document number, by kind of document; undefined if it is valid. */
const idNumberRules: Record<CertificateType, (number: string) => FieldRule | undefined> = {
  hk_id: (number) => {
    if (!isHkidForm(number)) return 'hkidInvalid'
    return isHkid(number) ? undefined : 'hkidCheckDigit'
  },
  china_id: (number) => {
    if (!isPrcIdForm(number)) return 'prcIdInvalid'
    return isPrcId(number) ? undefined : 'prcIdCheckDigit'
  },
  passport: (number) => (/^[A-Z0-9]{5,20}$/.test(number) ? undefined : 'passportInvalid'),
}

const monthsOfMajority = 18 * 12

/** In Hong Kong, a person born on 29 February comes of age on 1 March. */
const comesOfAgeOn = (birthDate: BusinessDate): BusinessDate => {
  const anniversary = addMonths(birthDate, monthsOfMajority)
  return anniversary.slice(5) === birthDate.slice(5) ? anniversary : addDays(anniversary, 1)
}

/** The error in a date of birth, in itself and compared with a document number that contains one. */
const birthDateProblem = (
  person: ConnectedPersonDraft,
  number: string,
  today: BusinessDate,
): FieldRule | undefined => {
  const { birth_date: birthDate, certificate_type: type } = person
  if (!birthDate) return undefined
  if (birthDate > today) return 'dateInFuture'
  if (type === 'china_id' && isPrcId(number) && birthDateOfPrcId(number) !== birthDate)
    return 'birthDateMismatch'
  return signsForCompany(person) && comesOfAgeOn(birthDate) > today ? 'signerUnderAge' : undefined
}

interface Problem {
  path: string
  rule: FieldRule
}

const broken = (path: string, rule: FieldRule | undefined | false | ''): Problem[] =>
  rule ? [{ path, rule }] : []

/**
 * The errors between a person's fields. `today` is a business date. Fields that are always required are left to the
 * schema.
 */
export const personProblems = (person: ConnectedPersonDraft, today: BusinessDate): Problem[] => {
  const { certificate_type: type, mobile, mobile_area_code: areaCode } = person
  const number = person.id_number ? codeSchema.parse(person.id_number) : ''
  const name = personNameNeeded(type)
  return [
    ...broken(name, !person[name] && 'required'),
    ...broken('id_number', type && number !== '' && idNumberRules[type](number)),
    ...broken('id_back_file_id', type && type !== 'passport' && !person.id_back_file_id && 'required'),
    ...broken('mobile_area_code', mobile && !areaCode && 'areaCodeRequired'),
    ...broken('mobile', mobile && areaCode && !isMobile(areaCode, mobile) && 'mobileInvalid'),
    ...broken('birth_date', birthDateProblem(person, number, today)),
  ]
}
