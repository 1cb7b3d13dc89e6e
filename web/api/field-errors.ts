import type { ApiError } from './api-error.ts'

/** The first broken rule of each field. Keys are paths without the request's part: `body.email` becomes `email`. */
export const rulesByField = (error: ApiError): Readonly<Record<string, string>> => {
  const rules: Record<string, string> = {}
  for (const { field, rule } of error.errors) {
    const name = field.replace(/^(?:body|query|params)\./, '')
    rules[name] ??= rule
  }
  return rules
}
