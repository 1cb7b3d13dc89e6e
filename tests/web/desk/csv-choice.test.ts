import { expect, test } from 'vitest'
import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'
import { mappingToRemember, noCsvChoice } from '../../../web/desk/features/payments/csv-choice.ts'

const columns = { valueDate: 'Date', amount: 'Amount', balance: 'Balance', text: ['Details'] }
const headings = ['Date', 'Amount', 'Balance', 'Details']

const preview = (mapping: string | null): CsvPreview => ({
  mapping,
  fitting: [],
  headings,
  rows: [],
  dateOrders: ['DMY'],
  lines: [],
  problems: [],
})

const mapping = (changes: Partial<CsvMapping> = {}): CsvMapping => ({
  name: 'Harbour Bank',
  columns,
  dateOrder: 'DMY',
  headings,
  account: '123-456',
  currency: 'GBP',
  savedBy: 'ada',
  savedAt: '2027-01-04T01:00:00.000Z',
  ...changes,
})

const remembered = (choice: object, known: CsvMapping[] = [], used: string | null = null) =>
  mappingToRemember({ ...noCsvChoice, ...choice }, preview(used), known, 'bank.csv')

test('the layout of an account’s file is remembered under its number, or under a name', () => {
  const layout = { columns, dateOrder: 'DMY', headings, account: '123-456', currency: 'GBP' }
  expect(remembered({ account: ' 123-456 ', currency: 'GBP' })).toEqual({ name: '123-456', ...layout })
  expect(remembered({ account: '123-456', currency: 'GBP', name: 'Savings' })).toEqual({
    name: 'Savings',
    ...layout,
  })
})

test('a file that names its accounts is remembered by its own name', () => {
  const roles = {
    Date: 'valueDate',
    Amount: 'amount',
    Balance: 'balance',
    Details: 'text',
    Account: 'account',
  }
  const named = mappingToRemember(
    { ...noCsvChoice, roles: roles as never, currency: 'GBP' },
    { ...preview(null), headings: [...headings, 'Account'] },
    [],
    'bank.csv',
  )
  expect(named).toMatchObject({ name: 'bank', columns: { account: 'Account' }, currency: 'GBP' })
  expect(named).not.toHaveProperty('account')
})

test('nothing is remembered of a file that was recognised, unless it is of another account', () => {
  const known = [mapping()]
  expect(remembered({}, known, 'Harbour Bank')).toBeUndefined()
  expect(remembered({ account: '123-456' }, known, 'Harbour Bank')).toBeUndefined()
  expect(remembered({ account: '789' }, known, 'Harbour Bank')).toMatchObject({
    name: '789',
    account: '789',
    currency: 'GBP',
    columns,
  })
})

test('a bank’s public format is remembered with the account that was entered for it', () => {
  const ready = [mapping({ account: null, currency: null, savedBy: null, savedAt: null })]
  expect(remembered({ account: '789', currency: 'HKD' }, ready, 'Harbour Bank')).toMatchObject({
    name: '789',
    account: '789',
    currency: 'HKD',
  })
})
