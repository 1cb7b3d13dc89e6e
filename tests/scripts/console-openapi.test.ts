import { expect, test } from 'vitest'
import { actFieldsOf } from '#shared/desk/act-fields-of.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import { consoleDocument } from '../../scripts/console-openapi.ts'

const { components } = consoleDocument() as {
  components: { schemas: Record<string, { properties: object; required: string[] }> }
}

const common = ['action', 'reason', 'dryRun']

test('every act is a body with the fields of its form', () => {
  expect(Object.keys(components.schemas).toSorted()).toEqual(everyAct.map(({ name }) => name).toSorted())
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
