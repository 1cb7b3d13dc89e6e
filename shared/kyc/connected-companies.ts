import * as z from 'zod/mini'
import { codeSchema, oneLineSchema, percentSchema, randomIdSchema } from '../api/field-schemas.ts'
import { choiceSchema } from '../reference/choice.schema.ts'
import { kycFileSchema } from './kyc-file.schema.ts'

/**
 * An intermediate company between the applicant and the people behind it: its corporate shareholder, or a shareholder
 * of that.
 */
export const connectedCompanySchema = z.object({
  /** Drawn by the client, referenced by `holdings`. */
  company_id: randomIdSchema,
  register_name_en: z.optional(oneLineSchema(200)),
  register_name_cn: z.optional(oneLineSchema(200)),
  country_region: choiceSchema('country_region'),
  /** Its number in the companies register of its country. */
  registration_number: codeSchema.check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
  capacity: z.optional(choiceSchema('connected_company_capacity')),
  /** Its share of the applicant. */
  ownership_percent: z.optional(percentSchema),
  /** An extract of its register. */
  register_file_id: z.optional(kycFileSchema),
})

/** A holding in a connected company. */
export const holdingSchema = z.object({
  /** A connected person or company. */
  holder_id: randomIdSchema,
  company_id: randomIdSchema,
  percent: percentSchema,
})

export const maximumConnectedCompanies = 10
export const maximumHoldings = 60

/** A connected company, possibly incomplete. */
export const connectedCompanyDraftSchema = z.extend(z.partial(connectedCompanySchema), {
  company_id: randomIdSchema,
})
export const holdingDraftSchema = z.partial(holdingSchema)
