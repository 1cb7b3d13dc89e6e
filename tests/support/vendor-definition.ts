import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const folder = join(import.meta.dirname, '../../../shared/vendor-apis')

type JsonSchema = Record<string, unknown>

interface Parameter extends JsonSchema {
  /** Instead of all else. */
  $ref?: string
  name: string
  in: string
  required?: boolean
  /** Of OpenAPI; a parameter of Swagger is its schema itself. */
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

/** A file as its vendor publishes it; undefined, which a line says, where the folder of them is not there. */
export const readVendorFile = (file: string): Buffer | undefined => {
  const path = join(folder, file)
  if (existsSync(path)) return readFileSync(path)
  process.stdout.write(`${file} is not beside the project: nothing is held to it\n`)
  return undefined
}

/** The definition in such a file, likewise. */
export const readVendorDefinition = (file: string): VendorDefinition | undefined => {
  const text = readVendorFile(file)?.toString('utf8')
  return text === undefined ? undefined : (JSON.parse(text) as VendorDefinition)
}

/** Statuses about the caller rather than the call, which not every definition repeats. */
const ofEveryApi = new Set([401, 403, 429])

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? ''

/** No object may have what its schema does not name: a misspelt field would otherwise pass for an extra one. */
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

/** A parameter's value as its schema sees it: lists are separated by commas, numbers are digits. */
const valueOf = (text: string, { type, items }: JsonSchema): unknown => {
  if (type === 'array') return text.split(',').map((each) => valueOf(each, (items ?? {}) as JsonSchema))
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** What a parameter's value is held to; the rest of it describes. */
const constraintsOf = ({ schema, ...parameter }: Parameter): JsonSchema => {
  const { type, format, items, enum: options, maximum, minimum } = schema ?? parameter
  const constraints = { type, format, items, enum: options, maximum, minimum }
  return Object.fromEntries(Object.entries(constraints).filter(([, each]) => each !== undefined))
}

const patternOf = (template: string): RegExp =>
  new RegExp(`${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** Holds a call and its answer to a definition: what is wrong, and undefined where the call is none of it. */
const createHold = (definition: VendorDefinition) => {
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

/** What is wrong with requests and answers by the vendor's definitions, as a list that grows with every call. */
export const holdToDefinitions = (definitions: readonly VendorDefinition[], call: typeof fetch) => {
  const holds = definitions.map(createHold)
  const problems: string[] = []
  let held = 0
  const heldFetch: typeof fetch = async (input, init) => {
    const response = await call(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    for (const hold of holds) {
      const found = await hold(init?.method ?? 'GET', url, response)
      if (found) held++
      problems.push(...(found ?? []))
    }
    return response
  }
  return { fetch: heldFetch, problems, heldCalls: () => held }
}
