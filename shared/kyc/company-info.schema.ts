import * as z from 'zod/mini'
import { codeSchema, oneLineSchema } from '../api/field-schemas.ts'
import { isBrn } from '../identifiers/brn.ts'
import { isUscc, isUsccForm } from '../identifiers/uscc.ts'
import { choiceSchema } from '../reference/choice.schema.ts'
import { businessDateSchema } from '../time/business-date.ts'

export const addressFields = ['registered_address', 'principal_address', 'correspondence_address'] as const
type AddressField = (typeof addressFields)[number]

const addressSchema = oneLineSchema(300)
const sameAsSchema = <const Fields extends readonly AddressField[]>(fields: Fields) =>
  z.optional(z.enum(fields, 'unknownOption'))

/** The company's data. Its place of incorporation decides which names and numbers are required. */
export const companyInfoSchema = z.object({
  entity_type: choiceSchema('entity_type'),
  register_name_en: z.optional(oneLineSchema(200)),
  register_name_cn: z.optional(oneLineSchema(200)),
  country_region: choiceSchema('country_region'),
  incorporation_date: businessDateSchema,
  company_registration_number: z.optional(oneLineSchema(40)),
  /** Hong Kong business registration number, 8 digits. */
  brn: z.optional(codeSchema.check(z.refine(isBrn, 'brnInvalid'))),
  /** Unified social credit code of mainland China, 18 characters. */
  uscc: z.optional(
    codeSchema.check(
      z.refine(isUsccForm, { error: 'usccInvalid', abort: true }),
      z.refine(isUscc, 'usccCheckDigit'),
    ),
  ),
  registered_address: addressSchema,
  principal_address: z.optional(addressSchema),
  principal_address_same_as: sameAsSchema(['registered_address', 'correspondence_address']),
  correspondence_address: z.optional(addressSchema),
  correspondence_address_same_as: sameAsSchema(['registered_address', 'principal_address']),
})

export type CompanyInfo = z.infer<typeof companyInfoSchema>

/** The same, possibly incomplete. */
export const companyInfoDraftSchema = z.partial(companyInfoSchema)
export type CompanyInfoDraft = z.infer<typeof companyInfoDraftSchema>
