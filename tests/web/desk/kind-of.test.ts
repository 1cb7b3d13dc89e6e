import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everyAct } from '#shared/desk/all-acts.ts'
import type { ResponseKind } from '#shared/desk/response-fields.ts'
import { kindOf } from '../../../web/desk/ui/kind-of.ts'

interface JsonSchema {
  kind?: ResponseKind
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

const kindsIn = (
  act: string,
  schema: JsonSchema,
  name = '',
): { act: string; name: string; kind: ResponseKind }[] => [
  ...(schema.kind ? [{ act, name, kind: schema.kind }] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([inside, of]) => kindsIn(act, of, inside)),
  ...[...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].flatMap((of) =>
    kindsIn(act, of, name),
  ),
]

const declared = everyAct.flatMap(({ name, output }) =>
  kindsIn(name, z.toJSONSchema(output, { unrepresentable: 'any' }) as JsonSchema),
)

const samples: Readonly<Record<ResponseKind, unknown>> = {
  state: 'approved',
  id: '5b0f3a52',
  amount: '1250.00',
  cents: 125_000,
  product: 'payoneer',
  act: 'kyc-approve',
  percent: '6.25',
  time: '2027-01-28T02:10:00.000Z',
}

test('the console shows each response field as its act declares it', () => {
  expect(declared.length).toBeGreaterThan(500)
  expect(declared.filter(({ name, kind }) => kindOf(name, samples[kind]) !== kind)).toEqual([])
})

test('a name has the same kind in every act', () => {
  const kinds = Map.groupBy(declared, ({ name }) => name)
  expect([...kinds.values()].filter((fields) => new Set(fields.map(({ kind }) => kind)).size > 1)).toEqual([])
})
