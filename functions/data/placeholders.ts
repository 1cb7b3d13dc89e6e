/**
 * Placeholders for the names and values in one write's expressions. Every name gets one, since DynamoDB reserves
 * hundreds of words; only used ones are listed, since DynamoDB rejects the rest.
 */
export interface Placeholders {
  /** For an attribute, or for a map entry: `balances.limit`. */
  path(path: string): string
  value(value: unknown): string
  /** The request's fields that define the placeholders. */
  fields(): {
    ExpressionAttributeNames?: Record<string, string>
    ExpressionAttributeValues?: Record<string, unknown>
  }
}

const numbered = <T>(prefix: '#' | ':', meanings: readonly T[]): Record<string, T> =>
  Object.fromEntries(meanings.map((meaning, index) => [`${prefix}${index}`, meaning]))

export const createPlaceholders = (): Placeholders => {
  const names: string[] = []
  const values: unknown[] = []
  return {
    path: (path) =>
      path
        .split('.')
        .map((step) => `#${names.includes(step) ? names.indexOf(step) : names.push(step) - 1}`)
        .join('.'),
    value(value) {
      // Omitting it would omit a required condition.
      if (value === undefined) throw new Error('a write compares with or sets something that is undefined')
      return `:${values.push(value) - 1}`
    },
    fields: () => ({
      ...(names.length > 0 ? { ExpressionAttributeNames: numbered('#', names) } : {}),
      ...(values.length > 0 ? { ExpressionAttributeValues: numbered(':', values) } : {}),
    }),
  }
}
