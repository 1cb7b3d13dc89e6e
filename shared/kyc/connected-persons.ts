import * as z from 'zod/mini'
import { codeSchema, drawnIdSchema, oneLineSchema, percentSchema } from '../api/field-schemas.ts'
import { isHkid } from '../identifiers/hkid.ts'
import { isMobile } from '../identifiers/mobile.ts'
import { isPrcId } from '../identifiers/prc-id.ts'
import { choiceSchema } from '../reference/choice.schema.ts'
import { businessDateSchema } from '../time/business-date.ts'

export const certificateTypes = ['hk_id', 'china_id', 'passport'] as const
export type CertificateType = (typeof certificateTypes)[number]

/** A director, shareholder or other person behind the company. */
export const connectedPersonSchema = z.object({
  /** Given by the server when the person is first saved; names the person from then on. */
  person_id: z.optional(drawnIdSchema),
  title: z.optional(choiceSchema('character_title')),
  full_name_en: oneLineSchema(120),
  full_name_cn: z.optional(oneLineSchema(120)),
  capacity: choiceSchema('connected_person_capacity'),
  ownership_percent: z.optional(percentSchema),
  position: z.optional(oneLineSchema(120)),
  nationality: choiceSchema('country_region'),
  certificate_type: z.enum(certificateTypes, 'unknownOption'),
  id_number: codeSchema.check(z.minLength(1, 'required'), z.maxLength(30, 'tooLong')),
  id_front_file_id: drawnIdSchema,
  /** Needed of a card, which has two sides. */
  id_back_file_id: z.optional(drawnIdSchema),
  birth_date: businessDateSchema,
  mobile_area_code: z.optional(choiceSchema('mobile_area_code')),
  mobile: z.optional(z.string('required').check(z.trim(), z.regex(/^\d{5,15}$/, 'mobileInvalid'))),
  /** Where the person is sent what is to be signed. */
  email: z.email('emailInvalid').check(z.maxLength(254, 'tooLong')),
  industry_experience_years: z.optional(
    z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(90, 'invalid')),
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
})

/** A person as far as they have been filled in. */
export type ConnectedPersonDraft = z.infer<typeof connectedPersonsDraftSchema>['persons'][number]

/** The capacities in which a person signs for the company. */
const signingCapacities: ReadonlySet<string> = new Set([
  'director',
  'director_and_shareholder',
  'legal_representative',
  'partner',
  'sole_proprietor',
])

/** True for a person who signs for the company: a director, or who stands in a director's place. */
export const signsForCompany = ({ capacity }: Pick<ConnectedPersonDraft, 'capacity'>): boolean =>
  capacity !== undefined && signingCapacities.has(capacity)

const idNumberRules: Record<CertificateType, (text: string) => boolean> = {
  hk_id: isHkid,
  china_id: isPrcId,
  passport: (text) => /^[A-Z0-9]{5,20}$/.test(text),
}

interface Problem {
  path: string
  rule: 'required' | 'idNumberInvalid' | 'areaCodeRequired' | 'mobileInvalid' | 'dateInFuture'
}

/** What is wrong between a person's fields. `today` is a business date. Fields that are missing by themselves are left to the schema. */
export const personProblems = (person: ConnectedPersonDraft, today: string): Problem[] => {
  const problems: Problem[] = []
  const { certificate_type: type, id_number: number, mobile, mobile_area_code: areaCode } = person
  if (type && number && !idNumberRules[type](codeSchema.parse(number)))
    problems.push({ path: 'id_number', rule: 'idNumberInvalid' })
  if (type && type !== 'passport' && !person.id_back_file_id)
    problems.push({ path: 'id_back_file_id', rule: 'required' })
  if (mobile && !areaCode) problems.push({ path: 'mobile_area_code', rule: 'areaCodeRequired' })
  if (mobile && areaCode && !isMobile(areaCode, mobile))
    problems.push({ path: 'mobile', rule: 'mobileInvalid' })
  if (person.birth_date && person.birth_date > today)
    problems.push({ path: 'birth_date', rule: 'dateInFuture' })
  return problems
}
