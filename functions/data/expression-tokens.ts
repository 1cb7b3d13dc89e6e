/**
 * The names and values of one write's expressions, each given a placeholder: DynamoDB reserves hundreds of words, and
 * refuses a placeholder that no expression uses.
 */
export interface ExpressionTokens {
  /** The placeholders of a path; its steps are separated by dots. */
  path(path: string): string
  value(value: unknown): string
  /** The fields of the request that say what each placeholder stands for. */
  meaning(): {
    ExpressionAttributeNames?: Record<string, string>
    ExpressionAttributeValues?: Record<string, unknown>
  }
}

const numbered = <T>(prefix: string, tokens: readonly T[]): Record<string, T> =>
  Object.fromEntries(tokens.map((token, index) => [`${prefix}${index}`, token]))

export const createExpressionTokens = (): ExpressionTokens => {
  const names: string[] = []
  const values: unknown[] = []
  return {
    path: (path) =>
      path
        .split('.')
        .map((step) => `#${names.includes(step) ? names.indexOf(step) : names.push(step) - 1}`)
        .join('.'),
    value(value) {
      // Left out of the request, it would leave out of a condition what must hold.
      if (value === undefined) throw new Error('a write compares with or sets something that is undefined')
      return `:${values.push(value) - 1}`
    },
    meaning: () => ({
      ...(names.length > 0 ? { ExpressionAttributeNames: numbered('#', names) } : {}),
      ...(values.length > 0 ? { ExpressionAttributeValues: numbered(':', values) } : {}),
    }),
  }
}
