import type { ErrorCode } from '#shared/api/errors.ts'
import { isApiError } from '../../../api/api-error.ts'
import { rulesByField } from '../../../api/field-errors.ts'

/** Why each field is wrong: a broken rule, or the code of a refusal. */
export type Reasons = Readonly<Record<string, string | ErrorCode>>

/** Which field a refusal is told at, by its code. */
export type FieldOfCode = Readonly<Partial<Record<ErrorCode, string>>>

/** What a refusal says of the fields: its code, where that has a field, else the rules that it names. Empty for none. */
export const reasonsOf = (error: unknown, fieldOfCode: FieldOfCode): Reasons => {
  if (!isApiError(error)) return {}
  const { code } = error
  const field = typeof code === 'number' ? fieldOfCode[code] : undefined
  return field && typeof code === 'number' ? { [field]: code } : rulesByField(error)
}
