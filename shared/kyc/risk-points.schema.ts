import * as z from 'zod/mini'
import { drawnIdSchema, oneLineSchema } from '../api/field-schemas.ts'
import { entriesKeptDays } from '../privacy/retention-days.ts'

/** Where a seller is when a risk point is noted: the steps of the verification. */
export const riskSteps = ['company', 'business', 'people', 'documents', 'review'] as const

/** The numbers of a register or a document. Who holds the document types them; who has a list pastes them. */
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

/** A signal that fraud review rests on: on which step and device something was filled in, and what was pasted there. */
export const riskPointSchema = z.object({
  step: z.enum(riskSteps, 'unknownOption'),
  /** Drawn by the browser, the same until its storage is cleared. */
  device: drawnIdSchema,
  time_zone: oneLineSchema(64),
  /** The fields of identity numbers into which something was pasted. */
  pasted: z
    .array(z.enum(identityFields, 'unknownOption'), 'required')
    .check(z.maxLength(identityFields.length, 'tooMany')),
})

export type RiskPointInput = z.infer<typeof riskPointSchema>

export const maxRiskPointsAtOnce = 20

/** Risk points are deleted after so many days, as the privacy notice says. */
export const riskPointsKeptForDays = entriesKeptDays
