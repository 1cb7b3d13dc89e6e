import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyAct } from '#shared/desk/all-acts.ts'
import { fields } from '../../../web/desk/i18n/zh-CN/fields.ts'
import { responseLabels } from '../../../web/desk/i18n/zh-CN/response-labels.ts'

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** The names of all fields of a schema. */
const namesIn = ({ properties = {}, items, anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(namesIn),
]

test('every field of a response has a label', () => {
  const words = { ...fields, ...responseLabels }
  const names = everyAct.flatMap(({ output }) =>
    namesIn(z.toJSONSchema(output, { unrepresentable: 'any' }) as JsonSchema),
  )
  expect(names).toContain('lastFour')
  expect(names).toContain('facilityId')
  expect([...new Set(names)].filter((name) => !Object.hasOwn(words, name))).toEqual([])
})
