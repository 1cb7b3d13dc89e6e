import type * as z from 'zod/mini'

/**
 * Validates `input` with the server's own schema before it is sent. Returns the broken rules by field; empty if it is
 * valid.
 */
export const brokenRules = (schema: z.ZodMiniType, input: unknown): Readonly<Record<string, string>> => {
  const result = schema.safeParse(input)
  if (result.success) return {}
  const rules: Record<string, string> = {}
  for (const issue of result.error.issues) rules[issue.path.join('.')] ??= issue.message
  return rules
}
