import * as z from 'zod/mini'
import type { ActDeclaration } from './act.ts'
import type { ActField } from './console.ts'
import type { FieldKind } from './field-kinds.ts'

interface Declared {
  type?: unknown
  contentEncoding?: unknown
  kind?: FieldKind
}

const typeOf = ({ type, contentEncoding, kind }: Declared): ActField['type'] => {
  if (contentEncoding === 'base64') return 'file'
  if (kind === 'date' || kind === 'amount') return kind
  // A flag accepts text as well.
  if (Array.isArray(type)) return type.includes('boolean') ? 'boolean' : 'string'
  switch (type) {
    case 'boolean':
      return 'boolean'
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
    case 'object':
      return 'json'
    default:
      return 'string'
  }
}

/** The fields of an act from its schema, for the forms. */
export const actFieldsOf = ({ input }: ActDeclaration): ActField[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    const declared = typeof property === 'object' ? property : {}
    const { kind }: Declared = declared
    return {
      name,
      type: typeOf(declared),
      ...(kind ? { kind } : {}),
      required: required.includes(name),
      choices: (declared.enum ?? []).map(String),
      ...(declared.default === undefined ? {} : { usual: String(declared.default) }),
      means: declared.description ?? name,
      example: String(declared['example'] ?? ''),
    }
  })
}
