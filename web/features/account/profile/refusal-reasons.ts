import type { ErrorName } from '#shared/api/errors.ts'
import { type ApiError, isApiError, isListed } from '../../../api/api-error.ts'
import { rulesByField } from '../../../api/field-errors.ts'

/** Why each field is wrong: a broken rule, or the refusal that is told there. */
export type Reasons = Readonly<Record<string, string | ApiError>>

/** Which field a refusal is told at. */
export type FieldOfReason = Readonly<Partial<Record<ErrorName, string>>>

/** What a refusal says of the fields: itself, where it has a field, else the rules that it names. Empty for none. */
export const reasonsOf = (error: unknown, fieldOfReason: FieldOfReason): Reasons => {
  if (!isApiError(error)) return {}
  const field = isListed(error.reason) ? fieldOfReason[error.reason] : undefined
  return field ? { [field]: error } : rulesByField(error)
}
