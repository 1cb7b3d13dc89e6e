import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const folder = join(import.meta.dirname, '../../../shared/vendor-apis')

type JsonSchema = Record<string, unknown>

interface Parameter extends JsonSchema {
  /** If present, replaces all other properties. */
  $ref?: string
  name: string
  in: string
  required?: boolean
  /** In OpenAPI; in Swagger 2.0 the parameter itself is its schema. */
  schema?: JsonSchema
}

interface Answer {
  $ref?: string
  schema?: JsonSchema
  content?: Record<string, { schema: JsonSchema }>
}

interface Operation {
  parameters?: Parameter[]
  responses: Record<string, Answer>
}

/** A definition whose operations have one response for every status, as those that were made from a vendor's SDK. */
interface SdkDefinition {
  paths: Record<string, Record<string, { parameters?: Parameter[]; response: JsonSchema }>>
  definitions: Record<string, JsonSchema>
}

/** Converts a definition from an SDK to the form of the other definitions. */
export const definitionOfSdk = ({ paths, definitions }: SdkDefinition): VendorDefinition => ({
  definitions,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, { parameters = [], response }]) => [
          method,
          { parameters, responses: { 200: { schema: response } } },
        ]),
      ),
    ]),
  ),
})

/** Swagger 2.0 or OpenAPI 3. */
export interface VendorDefinition {
  paths: Record<string, Record<string, Operation>>
  basePath?: string
  servers?: { url: string; variables?: { basePath?: { default: string } } }[]
  definitions?: Record<string, JsonSchema>
  components?: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Answer>
  }
}

/** A vendor's published definition; undefined, with a printed line, if the file does not exist. */
export const readVendorFile = (file: string): Buffer | undefined => {
  const path = join(folder, file)
  if (existsSync(path)) return readFileSync(path)
  process.stdout.write(`${file} does not exist: no calls are validated against it\n`)
  return undefined
}

/** A vendor's parsed definition; undefined, with a printed line, if the file does not exist. */
export const readVendorDefinition = (file: string): VendorDefinition | undefined => {
  const text = readVendorFile(file)?.toString('utf8')
  return text === undefined ? undefined : (JSON.parse(text) as VendorDefinition)
}

/** Statuses about the caller rather than the call, which some definitions leave out. */
const ofEveryApi = new Set([401, 403, 429])

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? ''

/** Forbids undeclared properties, without which a misspelt one would pass as additional. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const fields = Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, closed(each)]))
  return 'properties' in fields && fields['type'] === 'object' && !('allOf' in fields)
    ? { additionalProperties: false, ...fields }
    : fields
}

const withLocalReferences = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/#\/(components\/schemas|definitions)\//g, '#/$defs/'))

/** A parameter's value for its schema: lists are comma-separated, numbers are digits. */
const valueOf = (text: string, { type, items }: JsonSchema): unknown => {
  if (type === 'array') return text.split(',').map((each) => valueOf(each, (items ?? {}) as JsonSchema))
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** The keywords that constrain a value; the others only describe. */
const constraintsOf = ({ schema, ...parameter }: Parameter): JsonSchema => {
  const { type, format, items, enum: options, maximum, minimum } = schema ?? parameter
  const constraints = { type, format, items, enum: options, maximum, minimum }
  // Some definitions name `any`, which is no type of JSON Schema.
  return Object.fromEntries(
    Object.entries(constraints).filter(([, each]) => each !== undefined && each !== 'any'),
  )
}

const patternOf = (template: string): RegExp =>
  new RegExp(`${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/**
 * Validates a call and its response against a definition: returns the fault, or undefined if the definition
 * lacks the call.
 */
const createValidator = (definition: VendorDefinition) => {
  const $defs = withLocalReferences(closed(definition.components?.schemas ?? definition.definitions))
  const compiled = new Map<string, z.ZodType>()
  const check = (what: string, schema: JsonSchema, value: unknown): string[] => {
    const key = JSON.stringify(schema)
    const type =
      compiled.get(key) ??
      z.fromJSONSchema({ ...(withLocalReferences(closed(schema)) as object), $defs } as Parameters<
        typeof z.fromJSONSchema
      >[0])
    compiled.set(key, type)
    const issues = type.safeParse(value).error?.issues ?? []
    return issues.map((issue) => `${what} ${issue.path.join('.')}: ${issue.message}`)
  }

  const basePath = definition.basePath ?? definition.servers?.[0]?.variables?.basePath?.default ?? ''
  const paths = Object.entries(definition.paths).map(([template, operations]) => ({
    pattern: patternOf(basePath.replace(/\/$/, '') + template),
    operations,
  }))

  const checkQuery = (path: string, operation: Operation, query: URLSearchParams): string[] => {
    const parameters = (operation.parameters ?? []).flatMap((each) =>
      each.$ref ? (definition.components?.parameters?.[lastPart(each.$ref)] ?? []) : [each],
    )
    const unknown = [...new Set(query.keys())].filter(
      (name) => !parameters.some((each) => each.name === name),
    )
    return [
      ...unknown.map((name) => `${path}: no parameter ${name}`),
      ...parameters
        .filter((each) => each.in === 'query')
        .flatMap((each) => {
          const value = query.get(each.name)
          const constraints = constraintsOf(each)
          if (value !== null) return check(`${path} ${each.name}`, constraints, valueOf(value, constraints))
          return each.required ? [`${path}: ${each.name} is missing`] : []
        }),
    ]
  }

  return async (method: string, url: URL, response: Response): Promise<string[] | undefined> => {
    const path = url.pathname
    const operation = paths.find(({ pattern }) => pattern.test(path))?.operations[method.toLowerCase()]
    if (!operation) return undefined
    const answer = operation.responses[response.status] ?? operation.responses['default']
    const described = answer?.$ref ? definition.components?.responses?.[lastPart(answer.$ref)] : answer
    const schema = described?.schema ?? described?.content?.['application/json']?.schema
    return [
      ...checkQuery(path, operation, url.searchParams),
      ...(described || ofEveryApi.has(response.status) ? [] : [`${path}: no status ${response.status}`]),
      ...(schema ? check(`${path} ${response.status}`, schema, await response.clone().json()) : []),
    ]
  }
}

/** The faults of requests and responses by the vendor's definitions; the list grows with every call. */
export const validateByDefinitions = (
  definitions: readonly VendorDefinition[],
  call: typeof fetch,
  /** Parameters that every call has, which the definitions leave out. */
  signedBy: readonly string[] = [],
) => {
  const validators = definitions.map(createValidator)
  const problems: string[] = []
  let validated = 0
  const validatingFetch: typeof fetch = async (input, init) => {
    const response = await call(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    for (const name of signedBy) url.searchParams.delete(name)
    for (const validate of validators) {
      const found = await validate(init?.method ?? 'GET', url, response)
      if (found) validated++
      problems.push(...(found ?? []))
    }
    return response
  }
  return { fetch: validatingFetch, problems, validatedCalls: () => validated }
}

/** An example of a signature. */
export interface SignatureVector {
  platform: string
  secret: string
  path: string
  query: Record<string, string>
  params: Record<string, string>
  body: string | null
  base: string
  timestamp: string
  sign: string
}

/** The examples of a platform's signatures; none, with a printed line, if the file does not exist. */
export const signatureVectors = (platform: string): SignatureVector[] => {
  const text = readVendorFile('signature-vectors.json')?.toString('utf8')
  const vectors = text === undefined ? [] : (JSON.parse(text) as SignatureVector[])
  return vectors.filter((each) => each.platform === platform)
}
