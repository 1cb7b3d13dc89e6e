import type { ApiError } from './api-error.ts'

/** The rules broken, by the field's own name: `body.email` is told as `email`, the first rule of each. */
export const rulesByField = (error: ApiError): Readonly<Record<string, string>> => {
  const rules: Record<string, string> = {}
  for (const { field, rule } of error.errors) {
    const name = field.replace(/^(?:body|query|params)\./, '')
    rules[name] ??= rule
  }
  return rules
}
