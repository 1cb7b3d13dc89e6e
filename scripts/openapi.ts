import * as z from 'zod/mini'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { fieldError, messageKey, successCode } from '#shared/api/envelope.ts'
import { codeOf, type ErrorName, type PipelineError, statusOf } from '#shared/api/errors.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parameters = (place: 'path' | 'query' | 'header', schema: z.ZodMiniObject | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'One key an intention: a retry with the same key and body answers the same again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

const refusalSchema = (endpoint: Endpoint, names: readonly ErrorName[]): Json => ({
  type: 'object',
  properties: {
    code: { enum: names.map(codeOf) },
    [messageKey[endpoint.envelope]]: { type: 'string' },
    data: { type: 'null' },
    errors: { type: 'array', items: schemaOf(fieldError, 'output') },
    request_id: { type: 'string' },
  },
  required: ['code', messageKey[endpoint.envelope], 'data'],
})

const impliedErrors = (endpoint: Endpoint): PipelineError[] => [
  ...(endpoint.params || endpoint.query || endpoint.headers || endpoint.body
    ? ['invalidInput' as const]
    : []),
  ...(endpoint.body ? ['malformedJson' as const] : []),
  ...(endpoint.audience === 'session' ? ['notLoggedIn' as const] : []),
  'internalError',
]

const responses = (endpoint: Endpoint): Json => {
  const names = [...new Set<ErrorName>([...endpoint.errors, ...impliedErrors(endpoint)])]
  const byStatus = Map.groupBy(names, statusOf)
  const refusals = [...byStatus].map(([status, each]) => [
    String(status),
    {
      description: `Refused: ${each.map((name) => `${codeOf(name)} ${name}`).join(', ')}`,
      ...json(refusalSchema(endpoint, each)),
    },
  ])
  const success = {
    type: 'object',
    properties: {
      code: { const: successCode[endpoint.envelope] },
      [messageKey[endpoint.envelope]]: { const: 'success' },
      data: schemaOf(endpoint.response, 'output'),
    },
    required: ['code', messageKey[endpoint.envelope], 'data'],
  }
  // A refusal may travel under 200 as well: 2003 passes the caller on.
  const also = (byStatus.get(200) ?? []).map((name) => refusalSchema(endpoint, [name]))
  return {
    ...Object.fromEntries(refusals),
    200: { description: 'Success', ...json(also.length > 0 ? { oneOf: [success, ...also] } : success) },
  }
}

const operation = (area: string, endpoint: Endpoint): Json => ({
  operationId: endpoint.name,
  tags: [area],
  summary: endpoint.summary,
  security: endpoint.audience === 'session' ? [{ session: [] }] : [],
  parameters: [
    ...parameters('path', endpoint.params),
    ...parameters('query', endpoint.query),
    ...parameters('header', endpoint.headers),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ],
  ...(endpoint.body ? { requestBody: { required: true, ...json(schemaOf(endpoint.body, 'input')) } } : {}),
  responses: responses(endpoint),
})

/** The OpenAPI 3.1 document of every declared endpoint. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [area, endpoints] of Object.entries(allEndpoints))
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      paths[endpoint.path] ??= {}
      ;(paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operation(area, endpoint)
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Seller financing portal', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`)
