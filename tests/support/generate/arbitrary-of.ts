import * as fc from 'fast-check'
import * as z from 'zod/mini'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

const read = (pattern: string): fc.Arbitrary<unknown> | undefined => {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return undefined // a construct that the generator does not know, such as a Unicode class
  }
}

const known = new Map<string, fc.Arbitrary<unknown> | undefined>()

/** Texts of a pattern. Cached: schemas share few patterns, and parsing one takes longer than the rest. */
const matching = (pattern: string): fc.Arbitrary<unknown> | undefined => {
  if (!known.has(pattern)) known.set(pattern, read(pattern))
  return known.get(pattern)
}

const text = ({ pattern, minLength = 1, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> =>
  (pattern ? matching(pattern) : undefined) ??
  fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })

const number = ({ type, minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<unknown> => {
  const min = Math.ceil(Math.max(minimum, -1_000_000))
  const max = Math.floor(Math.min(maximum, min + 1_000_000))
  return type === 'integer' ? fc.integer({ min, max }) : fc.integer({ min, max }).map(Number)
}

const fromJsonSchema = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromJsonSchema))
  if (schema.allOf?.[0]) return fromJsonSchema(schema.allOf[0])
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, fromJsonSchema(field)])), {
        requiredKeys: schema.required ?? [],
      })
    }
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.min(schema.maxItems ?? 3, minLength + 3)
      return fc.array(fromJsonSchema(schema.items ?? {}), { minLength, maxLength })
    }
    case 'string':
      return text(schema)
    case 'number':
    case 'integer':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constant({})
  }
}

/** Values of a schema's input type. Refinements are not considered: a value may still be rejected. */
export const arbitraryOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
