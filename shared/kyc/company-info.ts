import * as z from 'zod'
import { isBrn } from '../identifiers/brn.ts'
import { isUscc } from '../identifiers/uscc.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { capitalsSchema, choiceSchema, textSchema } from './field-schemas.ts'

export const addressFields = ['registered_address', 'principal_address', 'correspondence_address'] as const

const addressSchema = textSchema(300)
const sameAsSchema = z.enum(addressFields, 'unknownOption')

/** What the company is. Which of its numbers are needed depends on where it was incorporated. */
export const companyInfoSchema = z.object({
  entity_type: choiceSchema('entity_type'),
  register_name_en: textSchema(200),
  register_name_cn: textSchema(200).optional(),
  country_region: choiceSchema('country_region'),
  incorporation_date: businessDateSchema,
  company_registration_number: textSchema(40).optional(),
  /** Hong Kong business registration number, 8 digits. */
  brn: z.string('required').trim().refine(isBrn, 'brnInvalid').optional(),
  /** Unified social credit code of mainland China, 18 characters. */
  uscc: capitalsSchema.refine(isUscc, 'usccInvalid').optional(),
  registered_address: addressSchema,
  principal_address: addressSchema.optional(),
  principal_address_same_as: sameAsSchema.exclude(['principal_address']).optional(),
  correspondence_address: addressSchema.optional(),
  correspondence_address_same_as: sameAsSchema.exclude(['correspondence_address']).optional(),
})

export type CompanyInfo = z.infer<typeof companyInfoSchema>

/** The same, as far as the seller has come. */
export const companyInfoDraftSchema = companyInfoSchema.partial()
