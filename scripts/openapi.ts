import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import { type Endpoint, type EndpointSchemas, needsActivation } from '#shared/api/endpoint.ts'
import { fieldError, messageKey, successCode } from '#shared/api/envelope.ts'
import { codeOf, type ErrorName, statusOf } from '#shared/api/errors.ts'
import { consoleDocument } from './console-openapi.ts'
import { projectRoot } from './local/project-root.ts'

type Json = Record<string, unknown>

const commentedEndpoint = /\/\*\*((?:(?!\*\/).)*)\*\/\s*\w+: \w*Endpoint<[^>]*>\(\)\(\{\s*name: '([\w-]+)'/gs

/** The comment above each endpoint, by the endpoint's name. */
const summaries: ReadonlyMap<string, string> = new Map(
  globSync('shared/*/*.endpoints.ts', { cwd: projectRoot }).flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(commentedEndpoint)].map(
      ([, comment = '', name = '']) => [name, comment.replace(/\s*\n\s*\* ?/g, ' ').trim()],
    ),
  ),
)

const summaryOf = ({ name }: Endpoint): string => {
  const summary = summaries.get(name)
  if (!summary) throw new Error(`no comment above the endpoint says what ${name} does`)
  return summary
}

const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parameters = (place: 'path' | 'query' | 'header', schema: z.ZodMiniObject | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
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

const bodyContent = ({ takes }: Endpoint, body: z.ZodMiniType): Json => {
  const schema = jsonSchemaOf(body, 'input')
  return takes === 'multipart' ? { content: { 'multipart/form-data': { schema } } } : json(schema)
}

const refusalSchema = (endpoint: Endpoint, names: readonly ErrorName[]): Json => ({
  type: 'object',
  properties: {
    code: { enum: names.map(codeOf) },
    [messageKey[endpoint.envelope]]: {
      type: 'string',
      description:
        'A sentence for the user, in the language of Accept-Language (zh-CN by default); of 2003 and of 60001 at a login, a token.',
    },
    data: { type: 'null' },
    detail: { type: 'string', description: 'What the sentence names: a currency, or an instant.' },
    errors: { type: 'array', items: jsonSchemaOf(fieldError, 'output') },
    request_id: { type: 'string' },
  },
  required: ['code', messageKey[endpoint.envelope], 'data'],
})

const impliedErrors = (
  endpoint: Endpoint,
  { params, query, headers, body }: EndpointSchemas,
): ErrorName[] => [
  ...(params || query || headers || body ? ['invalidInput' as const] : []),
  ...(body && !endpoint.takes ? ['malformedJson' as const] : []),
  ...(endpoint.audience === 'session' ? ['notLoggedIn' as const] : []),
  ...(needsActivation(endpoint) ? ['userNotActivated' as const] : []),
  ...(endpoint.mobile ? ['mobileNotVerified' as const] : []),
  ...(endpoint.audience === 'session' && !endpoint.beforeFactor ? ['secondFactorMissing' as const] : []),
  ...(endpoint.stepUp ? ['stepUpNeeded' as const] : []),
  ...(endpoint.role ? ['forbidden' as const] : []),
  ...(endpoint.idempotent ? ['alreadyDone' as const] : []),
  'internalError',
  'timedOut',
]

const responses = (endpoint: Endpoint, schemas: EndpointSchemas): Json => {
  const names = [...new Set<ErrorName>([...endpoint.errors, ...impliedErrors(endpoint, schemas)])]
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
      data: jsonSchemaOf(schemas.response, 'output'),
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

const operation = (area: string, endpoint: Endpoint): Json => {
  const schemas = schemasOf(endpoint)
  const { params, query, headers, body } = schemas
  return {
    operationId: endpoint.name,
    tags: [area],
    summary: summaryOf(endpoint),
    security: endpoint.audience === 'session' ? [{ session: [] }] : [],
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...parameters('header', headers),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: { required: true, ...bodyContent(endpoint, body) } } : {}),
    responses: responses(endpoint, schemas),
  }
}

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

if (import.meta.main) {
  const document = process.argv.includes('--console') ? consoleDocument() : openApiDocument()
  process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
}
