/**
 * Stand for the names and values in one write's expressions. Every name gets one, since DynamoDB reserves hundreds of
 * words; only what an expression uses is listed, since DynamoDB refuses the rest.
 */
export interface Placeholders {
  /** For an attribute, or for one inside a map: `balances.limit`. */
  path(path: string): string
  value(value: unknown): string
  /** The fields of the request that say what each placeholder stands for. */
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
      // Left out instead, it would take a condition with it that has to hold.
      if (value === undefined) throw new Error('a write compares with or sets something that is undefined')
      return `:${values.push(value) - 1}`
    },
    fields: () => ({
      ...(names.length > 0 ? { ExpressionAttributeNames: numbered('#', names) } : {}),
      ...(values.length > 0 ? { ExpressionAttributeValues: numbered(':', values) } : {}),
    }),
  }
}
