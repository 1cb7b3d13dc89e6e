import * as z from 'zod/mini'
import { fieldError } from '#shared/api/envelope.ts'
import { everyAct, type NamedAct } from '#shared/desk/all-acts.ts'
import { consoleActsPath } from '#shared/desk/console-paths.ts'

type Json = Record<string, unknown>

const refOf = (name: string) => `#/components/schemas/${name}`

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

/** The body of an act: its name, its fields, and what every act takes. */
const bodyOf = ({ name, summary, roles, reads, needsReason, input }: NamedAct): Json => {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return {
    type: 'object',
    description: summary,
    'x-roles': roles,
    'x-response': { $ref: refOf(responseName(name)) },
    properties: {
      action: { const: name },
      ...properties,
      reason: { type: 'string', minLength: 1, maxLength: 1000 },
      ...(reads ? {} : { dryRun: { type: 'boolean', default: false } }),
    },
    required: ['action', ...required, ...(needsReason ? ['reason'] : [])],
  }
}

const withOk = (schema: Json): Json =>
  Array.isArray(schema['anyOf'])
    ? { anyOf: (schema['anyOf'] as Json[]).map(withOk) }
    : {
        ...schema,
        properties: { ok: { const: true }, ...Object(schema['properties']) },
        required: ['ok', ...((schema['required'] as string[] | undefined) ?? [])],
      }

const jsonSchemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return written
}

/** The response of an act that was done: `ok`, and its own fields. */
const responseOf = ({ output }: NamedAct): Json => withOk(jsonSchemaOf(output))

/** What every act responds with where it is only simulated, or proposed to a second person. */
const simulated: Json = {
  type: 'object',
  properties: { ok: { const: true }, dryRun: { const: true } },
  required: ['ok', 'dryRun'],
}
const proposed: Json = {
  type: 'object',
  properties: { ok: { const: true }, proposalId: { type: 'string' }, waitsFor: { type: 'string' } },
  required: ['ok', 'proposalId', 'waitsFor'],
}

const responseName = (name: string) => `${name}-response`

const refusal: Json = {
  type: 'object',
  properties: {
    ok: { const: false },
    code: { type: 'integer' },
    reason: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: jsonSchemaOf(fieldError),
      description: 'Every invalid field of the input.',
    },
  },
  required: ['ok', 'code', 'reason', 'message'],
}

/** The OpenAPI 3.1 document of the console: all acts share one path and are told apart by `action`. */
export const consoleDocument = (): Json => ({
  openapi: '3.1.0',
  info: { title: 'Back office', version: '1.0.0' },
  paths: {
    [consoleActsPath]: {
      post: {
        operationId: 'perform-act',
        summary: 'Performs an act of the back office, or simulates it.',
        security: [{ person: [] }],
        requestBody: {
          required: true,
          ...json({
            oneOf: everyAct.map(({ name }) => ({ $ref: refOf(name) })),
            discriminator: {
              propertyName: 'action',
              mapping: Object.fromEntries(everyAct.map(({ name }) => [name, refOf(name)])),
            },
          }),
        },
        responses: {
          200: {
            description: 'Success: what the act responds with, its dry run or its proposal',
            ...json({
              anyOf: [
                ...everyAct.map(({ name }) => ({ $ref: refOf(responseName(name)) })),
                simulated,
                proposed,
              ],
            }),
          },
          default: { description: 'Refused', ...json(refusal) },
        },
      },
    },
  },
  components: {
    schemas: Object.fromEntries(
      everyAct.flatMap((act) => [
        [act.name, bodyOf(act)],
        [responseName(act.name), responseOf(act)],
      ]),
    ),
    securitySchemes: { person: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
})
