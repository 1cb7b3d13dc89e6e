import type * as z from 'zod/mini'
import type { FieldError } from '#shared/api/envelope.ts'
import { type FieldRule, isFieldRule } from '#shared/api/field-rules.ts'
import { exceedsDepth } from '../runtime/json-depth.ts'
import { truncate } from '../runtime/truncate.ts'

/** Field names in the schemas are short; longer ones are made up. */
const longestField = 200

/** A list of thousands of invalid entries must not exceed Lambda's response limit. */
const maxErrors = 100

/** No form sends lone surrogates and NUL: stores, URLs and PDFs would fail on them much later. */
export const assertText = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) throw new SyntaxError()
  return value
}

/** Parses a request's JSON, unless it nests too deep or has text that cannot be stored. */
export const parseJson = (text: string): { ok: true; value: unknown } | { ok: false } => {
  if (exceedsDepth(text)) return { ok: false }
  try {
    return { ok: true, value: JSON.parse(text, assertText) as unknown }
  } catch {
    return { ok: false }
  }
}

/** A wrong field with a sentence about it, for callers who are not shown translations. */
export interface InputError extends FieldError {
  message: string
}

const ruleOf = (issue: z.core.$ZodIssue): FieldRule => {
  if (isFieldRule(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'invalid_value') return 'unknownOption'
  return 'invalid'
}

/** Parses input by its schema, and names every wrong field by its path, below `part` of the request. */
export const parseInput = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  part?: string,
  describe?: Pick<z.core.ParseContext<z.core.$ZodIssue>, 'error'>,
): { ok: true; data: z.output<Schema> } | { ok: false; errors: InputError[] } => {
  const parsed = schema.safeParse(value, { reportInput: true, ...describe })
  if (parsed.success) return { ok: true, data: parsed.data }
  const errors = parsed.error.issues.map((issue) => ({
    field: truncate((part ? [part, ...issue.path] : issue.path).join('.'), longestField),
    rule: ruleOf(issue),
    message: issue.message,
  }))
  return { ok: false, errors }
}

/** The refusal of invalid input. */
export const invalidInput = (errors: readonly FieldError[]) => ({
  reason: 'invalidInput' as const,
  errors: errors.slice(0, maxErrors).map(({ field, rule }) => ({ field, rule })),
})
