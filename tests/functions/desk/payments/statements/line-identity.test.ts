import { expect, test } from 'vitest'
import {
  identifyLines,
  isOfSameDay,
} from '../../../../../functions/desk/payments/statements/line-identity.ts'
import { parseStatements } from '../../../../../functions/desk/payments/statements/parse-statements.ts'
import { testColumns, type WrittenLine, writeCamt, writeCsv, writeMt940 } from './write-statements.ts'

const csv = { columns: testColumns, dateOrder: 'YMD' as const, account: '1', currency: 'GBP' }

const identify = async (file: string) => {
  const statements = await parseStatements(new TextEncoder().encode(file), csv)
  return statements.flatMap((statement) => identifyLines('account', statement))
}
const keysOf = async (file: string) =>
  (await identify(file)).map(({ alikeKey, datedKey, balanceCents }) => [alikeKey, datedKey, balanceCents])

const named: WrittenLine[] = [
  { cents: 10_00, text: 'Bill 1234567890', bankReference: 'FT1' },
  { cents: 10_00, text: 'Bill 1234567890', bankReference: 'FT2' },
]
const unnamed: WrittenLine[] = [
  { cents: 10_00, text: 'Bill 12345-67890' },
  { cents: 10_00, text: 'Bill 12345-67890' },
  { cents: 10_01, text: 'Bill 12345-67890' },
]

test('a line has the same keys and balance in every format', async () => {
  const lines = [...named, ...unnamed]
  const keys = await keysOf(writeCamt({ lines }))
  expect(new Set(keys.map(([alike]) => alike)).size).toBe(2)
  expect(new Set(keys.map(([, dated]) => dated)).size).toBe(3)
  for (const file of [writeCamt({ lines, version: '02' }), writeMt940({ lines }), writeCsv({ lines })])
    expect(await keysOf(file)).toEqual(keys)
})

test('a line has the same keys and balance in statements that overlap', async () => {
  const [, second] = await keysOf(writeCamt({ lines: named }))
  expect(await keysOf(writeMt940({ lines: named.slice(1), number: '2', openingCents: 10_00 }))).toEqual([
    second,
  ])
})

test('a line without an amount has no place among the others', async () => {
  const [first, second] = await identify(writeCamt({ lines: [{ cents: 0, text: 'Note' }, ...named] }))
  expect([first?.index, second?.index]).toEqual([0, 1])
})

test.each([
  ['the same dates', '2027-01-29', '2027-01-30', true],
  ['one date alone, that of the booking', '2027-01-29', '2027-01-29', true],
  ['another booking date', '2027-01-28', '2027-01-30', true],
  ['another value date', '2027-01-29', '2027-01-31', false],
  ['other dates', '2027-02-01', '2027-02-01', false],
])('a line with %s: whether it is of that day', (_what, bookingDate, valueDate, isSame) => {
  const line = { bookingDate: '2027-01-29', valueDate: '2027-01-30' }
  expect(isOfSameDay(line, { bookingDate, valueDate })).toBe(isSame)
})
