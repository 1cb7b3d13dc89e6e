import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const folder = join(import.meta.dirname, '../../../shared/vendor-apis')

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: JsonSchema
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: JsonSchema }> }>
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Operation['responses']
  }
}

/** A file as its vendor publishes it; undefined, which a line says, where the folder of them is not there. */
export const readVendorFile = (file: string): Buffer | undefined => {
  const path = join(folder, file)
  if (existsSync(path)) return readFileSync(path)
  process.stdout.write(`${file} is not beside the project: nothing is held to it\n`)
  return undefined
}

/** An OpenAPI 3 document, likewise. */
export const readVendorDefinition = (file: string): OpenApi | undefined => {
  const text = readVendorFile(file)?.toString('utf8')
  return text === undefined ? undefined : (JSON.parse(text) as OpenApi)
}

const lastPart = (reference: string): string => reference.split('/').at(-1) ?? ''

/** What is wrong with requests and answers by a vendor's definition, as a list that grows with every call. */
export const holdToDefinition = (definition: OpenApi, baseUrl: string, call: typeof fetch) => {
  const problems: string[] = []
  let held = 0
  const text = JSON.stringify(definition.components.schemas).replaceAll('#/components/schemas/', '#/$defs/')
  const definitions = JSON.parse(text) as Record<string, JsonSchema>
  const check = (what: string, schema: JsonSchema, value: unknown) => {
    const referring = JSON.parse(
      JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'),
    ) as object
    const parsed = z.fromJSONSchema({ ...referring, $defs: definitions } as JsonSchema).safeParse(value)
    for (const issue of parsed.error?.issues ?? [])
      problems.push(`${what} ${issue.path.join('.')}: ${issue.message}`)
  }
  const checkQuery = (path: string, operation: Operation, query: URLSearchParams) => {
    const parameters = (operation.parameters ?? []).flatMap((each) =>
      '$ref' in each ? (definition.components.parameters?.[lastPart(each.$ref)] ?? []) : [each],
    )
    for (const name of new Set(query.keys()))
      if (!parameters.some((each) => each.name === name)) problems.push(`${path}: no parameter ${name}`)
    for (const each of parameters.filter((parameter) => parameter.in === 'query')) {
      const value = query.get(each.name)
      if (value === null) {
        if (each.required) problems.push(`${path}: ${each.name} is missing`)
        continue
      }
      const isNumber = typeof each.schema === 'object' && each.schema.type === 'integer'
      check(`${path} ${each.name}`, each.schema, isNumber ? Number(value) : value)
    }
  }
  const heldFetch: typeof fetch = async (input, init) => {
    const response = await call(input, init)
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.href.slice(baseUrl.length).split('?')[0] ?? ''
    const operation = definition.paths[path]?.[(init?.method ?? 'GET').toLowerCase()]
    if (!operation) return response
    held++
    checkQuery(path, operation, url.searchParams)
    const answer = operation.responses[response.status] ?? operation.responses['default']
    const described = answer?.$ref ? definition.components.responses?.[lastPart(answer.$ref)] : answer
    const schema = described?.content?.['application/json']?.schema
    if (schema) check(`${path} ${response.status}`, schema, await response.clone().json())
    return response
  }
  return { fetch: heldFetch, problems, heldCalls: () => held }
}
