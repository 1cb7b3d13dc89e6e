import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyAct } from '#shared/desk/all-acts.ts'
import { fields } from '../../../web/desk/i18n/zh-CN/fields.ts'
import { responseLabels } from '../../../web/desk/i18n/zh-CN/response-labels.ts'
import { kyc } from '../../../web/i18n/zh-CN/kyc.ts'

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

/** Fields of records that only a screen of their own shows: the KYC, the verdict on terms and the signals of sales. */
const shownByTheirScreens = new Set(
  [
    'company_info business_info connected_persons persons holdings person_id company_id holder_id list entry',
    'multiplier principalCents deductionsCents numbers basis',
  ].flatMap((names) => names.split(' ')),
)

test('every field of a response has a label', () => {
  const { field, person, ofCompany, document } = kyc
  const words = { ...fields, ...responseLabels, ...field, ...person, ...ofCompany, ...document }
  const names = everyAct.flatMap(({ output }) =>
    namesIn(z.toJSONSchema(output, { unrepresentable: 'any' }) as JsonSchema),
  )
  expect(names).toContain('lastFour')
  expect(names).toContain('facilityId')
  const isShown = (name: string) => Object.hasOwn(words, name) || shownByTheirScreens.has(name)
  expect([...new Set(names)].filter((name) => !isShown(name))).toEqual([])
})
