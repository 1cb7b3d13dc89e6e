import * as z from 'zod/mini'
import { oneLineSchema, randomIdSchema } from '../api/field-schemas.ts'
import { entriesKeptDays } from '../privacy/retention-days.ts'

/** The steps of the verification at which risk points are recorded. */
export const riskSteps = ['company', 'business', 'people', 'documents', 'review'] as const

/**
 * Numbers from a register or a document. Who has the document types them; pasting suggests that they come from a list.
 */
export const identityFields = [
  'brn',
  'uscc',
  'company_registration_number',
  'registration_number',
  'id_number',
] as const

export type IdentityField = (typeof identityFields)[number]

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** A fraud signal: the step and device of an input, and pasted fields. */
export const riskPointSchema = z.object({
  step: z.enum(riskSteps, 'unknownOption'),
  /** Drawn by the browser, constant until its storage is cleared. */
  device: randomIdSchema,
  time_zone: oneLineSchema(64),
  /** The identity number fields with pasted content. */
  pasted: z
    .array(z.enum(identityFields, 'unknownOption'), 'required')
    .check(z.maxLength(identityFields.length, 'tooMany')),
})

export type RiskPointInput = z.infer<typeof riskPointSchema>

export const maxRiskPointsAtOnce = 20

/** Risk points are deleted after this many days, as stated in the privacy notice. */
export const riskPointsKeptForDays = entriesKeptDays
