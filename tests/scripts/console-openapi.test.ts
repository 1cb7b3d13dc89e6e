import { expect, test } from 'vitest'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { consoleDocument } from '../../scripts/console-openapi.ts'

const { components } = consoleDocument() as {
  components: {
    schemas: Record<string, { properties: object; required: string[]; 'x-response'?: { $ref: string } }>
  }
}

const common = ['action', 'reason', 'dryRun']

test('every act is a body with the fields of its form', () => {
  for (const act of everyAct) {
    const { properties, required } = components.schemas[act.name] ?? { properties: {}, required: [] }
    const fields = actFieldsOf(act)
    expect(Object.keys(properties).filter((name) => !common.includes(name))).toEqual(
      fields.map(({ name }) => name),
    )
    expect(required.filter((name) => !common.includes(name))).toEqual(
      fields.flatMap((field) => (field.required ? field.name : [])),
    )
    expect(required.includes('reason')).toBe(act.needsReason === true)
    expect('dryRun' in properties).toBe(!act.reads)
  }
})

test('every act has the response that it declares, with the kinds of its fields', () => {
  expect(Object.keys(components.schemas).toSorted()).toEqual(
    everyAct.flatMap(({ name }) => [name, `${name}-response`]).toSorted(),
  )
  for (const { name } of everyAct)
    expect(components.schemas[name]?.['x-response']).toEqual({
      $ref: `#/components/schemas/${name}-response`,
    })
  expect(components.schemas['facility-limit-response']).toEqual({
    type: 'object',
    properties: {
      ok: { const: true },
      facilityId: { type: 'string', kind: 'id' },
      limit: expect.objectContaining({ kind: 'amount' }),
      watermark: expect.objectContaining({ kind: 'amount' }),
      headroom: expect.objectContaining({ kind: 'amount' }),
    },
    required: ['ok', 'facilityId', 'limit', 'watermark', 'headroom'],
    additionalProperties: false,
  })
})
