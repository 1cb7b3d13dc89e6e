import { expect, test } from 'vitest'
import type { ResponseKind } from '#shared/desk/response-fields.ts'
import { responseKindsByField } from '#shared/desk/response-kinds.ts'
import { kindOf } from '../../../web/desk/ui/value-kind.ts'

const samples: Readonly<Record<ResponseKind, unknown>> = {
  state: 'approved',
  id: '5b0f3a52',
  amount: '1250.00',
  cents: 125_000,
  product: 'payoneer',
  act: 'kyc-approve',
  country: '47',
  percent: '6.25',
  time: '2027-01-28T02:10:00.000Z',
  troubles: ['sales'],
  exceptions: [],
  text: '2026.10',
}

test('the console shows each response field as its act declares it', () => {
  expect(responseKindsByField.length).toBeGreaterThan(500)
  expect(responseKindsByField.filter(([name, kind]) => kindOf(name, samples[kind]) !== kind)).toEqual([])
})

test('a name has the same kind in every act', () => {
  const kinds = Map.groupBy(responseKindsByField, ([name]) => name)
  expect([...kinds.values()].filter((each) => new Set(each.map(([, kind]) => kind)).size > 1)).toEqual([])
})

test.each<[string, unknown, string]>([
  ['an amount', '1250.00', 'amount'],
  ['a day', '2027-01-28', 'time'],
  ['a flag', true, 'flag'],
  ['a text', 'as agreed', 'text'],
  ['a text of whole numbers', '2026', 'text'],
])('a value that no act declares is shown by its shape: %s', (_what, value, kind) => {
  expect(kindOf('formerlyUnknown', value)).toBe(kind)
})

test('a state that no act declares is one by its name, as in a preview', () => {
  expect(kindOf('overriddenStops', ['pastDue', 'openDispute'])).toBe('state')
})
