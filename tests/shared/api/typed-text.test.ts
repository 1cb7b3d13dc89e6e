import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint, EndpointSchemas } from '#shared/api/endpoint.ts'
import { oneLineSchema, optionalOneLineSchema, textSchema } from '#shared/api/field-schemas.ts'

/** Fields that are compared with a stored value or passed on to a platform, and never displayed. */
const compared =
  /(?:password|password_confirmation|token|signing_session|state|^oauth-callback body\.(?:code|query))$/

interface Text {
  path: string
  schema: z.ZodMiniType
}

/** The strings in a schema's input, at any depth. */
const textsOf = (schema: z.core.$ZodType, path: string): Text[] => {
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'string':
      return [{ path, schema: schema as z.ZodMiniType }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textsOf(field, `${path}.${name}`))
    case 'array':
      return textsOf(def.element, `${path}[]`)
    case 'union':
      return def.options.flatMap((option) => textsOf(option, path))
    case 'intersection':
      return [...textsOf(def.left, path), ...textsOf(def.right, path)]
    case 'record':
      return textsOf(def.valueType, path)
    case 'pipe':
      // The transformed value may be refused although the input was accepted.
      return textsOf(def.in, path).map(({ path: at }) => ({ path: at, schema: schema as z.ZodMiniType }))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return textsOf(def.innerType, path)
    default:
      return []
  }
}

const texts = Object.values(allEndpoints)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .flatMap((endpoint) => {
    const { params, query, body }: EndpointSchemas = schemasOf(endpoint)
    return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? textsOf(schema, `${endpoint.name} ${part}`) : [],
    )
  })
  .filter(({ path }) => !compared.test(path))

describe('text fields of calls', () => {
  it('are found in the declarations', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.map(({ path }) => path)).toContain('report-payment body.reference')
  })

  it.each(['\u0000', '\u0007', '\u001b[2J', '\u009b31m'])('refuse control characters such as %j', (sign) => {
    const taken = texts.filter(({ schema }) => z.safeParse(schema, `a${sign}b`).success)
    expect(taken.map(({ path }) => path)).toEqual([])
  })
})

describe('text in one line', () => {
  const name = oneLineSchema(60)

  it.each(['\u200b\u200d', '\u3164', '\u2800', '\u2060\ufeff', '\u00ad', '\u{e0041}'])(
    'without visible characters counts as missing: %j',
    (unseen) => {
      const { error } = z.safeParse(name, unseen)
      expect(error?.issues.map(({ message }) => message)).toContain('required')
    },
  )

  it.each(['陳大文', 'Ng\u200d\u200d', '👩\u200d💻', 'Nguyễn', '𠮷野家', 'O’Neill-Łódź'])(
    'is kept as typed: %s',
    (typed) => {
      expect(name.parse(typed)).toBe(typed)
    },
  )

  it.each(['a\nb', 'a\u202eb', 'a\u2028b', 'a\u2066b'])(
    'is refused with line breaks or direction marks: %j',
    (typed) => {
      for (const schema of [name, optionalOneLineSchema(60)])
        expect(z.safeParse(schema, typed).success).toBe(false)
    },
  )

  it('may be omitted or empty if optional', () => {
    expect(optionalOneLineSchema(60).parse(' ')).toBe('')
    expect(optionalOneLineSchema(60).parse(undefined)).toBeUndefined()
  })
})

describe('text of several lines', () => {
  it('has line breaks and tabs', () => {
    expect(textSchema(60).parse('a\r\n\tb\n')).toBe('a\r\n\tb')
  })
})
