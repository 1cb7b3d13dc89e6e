import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import type { ApiCall } from './api-event.ts'
import { exampleOf } from './generate/example-of.ts'

export interface Parts {
  params?: unknown
  query?: unknown
  headers?: unknown
  body?: unknown
}

const partNames = ['params', 'query', 'headers', 'body'] as const

const findExample = (endpoint: Endpoint, seed?: number): Parts => {
  const schemas = schemasOf(endpoint)
  return Object.fromEntries(
    partNames.flatMap((part) => {
      const schema = schemas[part]
      return schema ? [[part, exampleOf(schema, seed)]] : []
    }),
  )
}

const usual = new WeakMap<Endpoint, Parts>()

/** A call of `endpoint` that its schemas accept. Without a seed it is cached, and must not be changed. */
export const exampleCall = (endpoint: Endpoint, seed?: number): Parts => {
  if (seed !== undefined) return findExample(endpoint, seed)
  const parts = usual.get(endpoint) ?? findExample(endpoint)
  usual.set(endpoint, parts)
  return parts
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const texts = (values: unknown): Record<string, string> =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
    : {}

let calls = 0

/** The call as sent, each time with a new idempotency key. */
export const toApiCall = (parts: Parts): ApiCall => {
  calls++
  return {
    params: texts(parts.params),
    query: texts(parts.query),
    ...('body' in parts ? { body: JSON.stringify(parts.body) ?? '' } : {}),
    headers: { ...texts(parts.headers), 'idempotency-key': `example-call-${calls}` },
  }
}
