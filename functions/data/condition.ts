import type { Placeholders } from './placeholders.ts'

type Operand = string | number

/**
 * A condition on one attribute as stored at the moment of the write; a bare value means equality. A missing attribute
 * passes only `not` and `exists: false`.
 */
export type Test =
  | Operand
  | { readonly not: Operand }
  | { readonly oneOf: readonly Operand[] }
  | { readonly atLeast: Operand }
  | { readonly atMost: Operand }
  | { readonly lessThan: Operand }
  | { readonly exists: boolean }

/** Tests by attribute, all of which must pass. A dot addresses a map entry: `balances.limit`. */
export type Tests<Attribute extends string = string> = {
  readonly [path in Attribute | `${string}.${string}`]?: Test
}

interface AnyOf<Attribute extends string> {
  readonly anyOf: readonly Condition<Attribute>[]
}

interface AllOf<Attribute extends string> {
  readonly allOf: readonly Condition<Attribute>[]
}

/** The condition on an item for a write to it to succeed. */
export type Condition<Attribute extends string = string> =
  | Tests<Attribute>
  | AnyOf<Attribute>
  | AllOf<Attribute>

export const exists = { exists: true } as const
export const absent = { exists: false } as const

const isAnyOf = (condition: Condition): condition is AnyOf<string> =>
  Array.isArray((condition as AnyOf<string>).anyOf)
const isAllOf = (condition: Condition): condition is AllOf<string> =>
  Array.isArray((condition as AllOf<string>).allOf)

const testExpression = (path: string, test: Test, { value }: Placeholders): string => {
  if (typeof test !== 'object') return `${path} = ${value(test)}`
  if ('not' in test) return `${path} <> ${value(test.not)}`
  if ('oneOf' in test) return `${path} in (${test.oneOf.map(value).join(', ')})`
  if ('atLeast' in test) return `${path} >= ${value(test.atLeast)}`
  if ('atMost' in test) return `${path} <= ${value(test.atMost)}`
  if ('lessThan' in test) return `${path} < ${value(test.lessThan)}`
  return `${test.exists ? 'attribute_exists' : 'attribute_not_exists'}(${path})`
}

/** In parentheses only where there are several parts: DynamoDB refuses redundant ones. */
const joined = (parts: readonly string[], word: 'and' | 'or'): string => {
  if (parts.length === 0) throw new Error('a condition that asks for nothing')
  return parts.length === 1 ? String(parts[0]) : `(${parts.join(` ${word} `)})`
}

/** The condition as a DynamoDB expression. */
export const conditionExpression = (condition: Condition, placeholders: Placeholders): string => {
  const expressionOf = (each: Condition): string => conditionExpression(each, placeholders)
  if (isAnyOf(condition)) return joined(condition.anyOf.map(expressionOf), 'or')
  if (isAllOf(condition)) return joined(condition.allOf.map(expressionOf), 'and')
  const tests = Object.entries(condition) as [path: string, test: Test][]
  return joined(
    tests.map(([path, test]) => testExpression(placeholders.path(path), test, placeholders)),
    'and',
  )
}
