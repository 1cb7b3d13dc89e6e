import type * as z from 'zod/mini'

/**
 * The rules that `input` breaks, by field, before it is sent: the same schema that the server holds it to.
 * Empty when all is well.
 */
export const brokenRules = (schema: z.ZodMiniType, input: unknown): Readonly<Record<string, string>> => {
  const result = schema.safeParse(input)
  if (result.success) return {}
  const rules: Record<string, string> = {}
  for (const issue of result.error.issues) rules[issue.path.join('.')] ??= issue.message
  return rules
}
