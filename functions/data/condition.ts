import type { ExpressionTokens } from './expression-tokens.ts'

type Operand = string | number

/**
 * What is asked of one attribute, as stored at the moment of the write. A value alone: that the attribute equals it.
 * An attribute that is not there passes `not` and `exists: false`, and no other.
 */
export type Test =
  | Operand
  | { readonly not: Operand }
  | { readonly oneOf: readonly Operand[] }
  | { readonly atLeast: Operand }
  | { readonly atMost: Operand }
  | { readonly lessThan: Operand }
  | { readonly exists: boolean }

/** Tests by attribute; a dot leads into a map: `balances.limit`. All of them must pass. */
export type Tests<Attribute extends string = string> = {
  readonly [path in Attribute | `${string}.${string}`]?: Test
}

interface AnyOf<Attribute extends string> {
  readonly anyOf: readonly Condition<Attribute>[]
}

interface AllOf<Attribute extends string> {
  readonly allOf: readonly Condition<Attribute>[]
}

/** What must hold of an item for a write of it to land. */
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

const testExpression = (path: string, test: Test, { value }: ExpressionTokens): string => {
  if (typeof test !== 'object') return `${path} = ${value(test)}`
  if ('not' in test) return `${path} <> ${value(test.not)}`
  if ('oneOf' in test) return `${path} in (${test.oneOf.map(value).join(', ')})`
  if ('atLeast' in test) return `${path} >= ${value(test.atLeast)}`
  if ('atMost' in test) return `${path} <= ${value(test.atMost)}`
  if ('lessThan' in test) return `${path} < ${value(test.lessThan)}`
  return `${test.exists ? 'attribute_exists' : 'attribute_not_exists'}(${path})`
}

/** In parentheses where there are several: DynamoDB refuses those that it could do without. */
const joined = (parts: readonly string[], word: 'and' | 'or'): string => {
  if (parts.length === 0) throw new Error('a condition that asks for nothing')
  return parts.length === 1 ? String(parts[0]) : `(${parts.join(` ${word} `)})`
}

/** A condition as DynamoDB takes it. */
export const conditionExpression = (condition: Condition, tokens: ExpressionTokens): string => {
  const expressionOf = (each: Condition): string => conditionExpression(each, tokens)
  if (isAnyOf(condition)) return joined(condition.anyOf.map(expressionOf), 'or')
  if (isAllOf(condition)) return joined(condition.allOf.map(expressionOf), 'and')
  const tests = Object.entries(condition) as [path: string, test: Test][]
  return joined(
    tests.map(([path, test]) => testExpression(tokens.path(path), test, tokens)),
    'and',
  )
}
