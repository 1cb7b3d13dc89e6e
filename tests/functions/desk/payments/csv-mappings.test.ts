import { beforeAll, describe, expect, test } from 'vitest'
import { builtInCsvMappings } from '#shared/desk/built-in-csv-mappings.ts'
import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2027-01-31T04:00:00.000Z' })

const call = async <Response = Record<string, unknown>>(
  action: string,
  fields: Record<string, unknown> = {},
  actor = 'ada',
) =>
  (await deskOf(app.deps)({ action, actor, ...fields })) as unknown as Response & {
    ok: boolean
    message?: string
  }

const inBase64 = (text: string) => Buffer.from(text).toString('base64')

const headings = ['Posted', 'Particulars', 'Paid in', 'Paid out', 'Running balance']
const columns = {
  valueDate: 'Posted',
  credit: 'Paid in',
  debit: 'Paid out',
  balance: 'Running balance',
  text: ['Particulars'],
}
const csv = `Harbour Bank,,,,\n${headings.join(',')}\n03/01/2027,b,,34.56,1300.00\n02/01/2027,a,"1,234.56",,1334.56\n`
const account = '123-456789-000'
const harbour = { name: 'Harbour Bank', columns, dateOrder: 'DMY', headings, account, currency: 'GBP' }

const listed = async (): Promise<CsvMapping[]> =>
  (await call<{ mappings: CsvMapping[] }>('csv-mapping-list')).mappings

describe('a mapping', () => {
  test('is saved once for everybody, changed under its name, and removed', async () => {
    const before = (await app.everyItem()).length
    expect(await call('csv-mapping-save', harbour)).toMatchObject({ ok: true, savedBy: 'ada' })
    expect(await call('csv-mapping-save', harbour, 'grace')).toMatchObject({ ok: true, savedBy: 'ada' })
    // The mapping and one entry of the audit.
    expect((await app.everyItem()).length).toBe(before + 2)
    expect(await call('csv-mapping-save', { ...harbour, dateOrder: 'MDY' }, 'grace')).toMatchObject({
      savedBy: 'grace',
    })
    expect((await listed()).filter(({ name }) => name === 'Harbour Bank')).toMatchObject([
      { dateOrder: 'MDY', savedBy: 'grace' },
    ])
    expect(await call('csv-mapping-remove', { mapping: 'Harbour Bank' })).toMatchObject({ ok: true })
    expect((await listed()).map(({ name }) => name)).toEqual(
      builtInCsvMappings.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    )
    expect(await call('csv-mapping-remove', { mapping: 'Harbour Bank' })).toMatchObject(refusal('notFound'))
  })

  test('that comes with the portal is replaced by a saved one of its name, and comes back', async () => {
    await call('csv-mapping-save', { ...harbour, name: 'Wise' })
    expect((await listed()).filter(({ name }) => name === 'Wise')).toMatchObject([{ savedBy: 'ada' }])
    expect(await call('csv-mapping-remove', { mapping: 'Wise' })).toMatchObject({ ok: true })
    expect((await listed()).filter(({ name }) => name === 'Wise')).toMatchObject([{ savedBy: null }])
    expect(await call('csv-mapping-remove', { mapping: 'Wise' })).toMatchObject(refusal('notFound'))
  })

  test('is refused with every wrong field', async () => {
    const { valueDate: _valueDate, ...without } = columns
    expect(
      await call('csv-mapping-save', {
        name: ' ',
        columns: { ...without, credit: undefined },
        dateOrder: 'XYZ',
        headings: [],
        currency: 'XXX',
      }),
    ).toMatchObject(
      refusal('invalidInput', {
        message: expect.stringContaining('columns.valueDate'),
        errors: ['name', 'columns.valueDate', 'dateOrder', 'headings', 'currency'].map((field) => ({
          field,
          rule: expect.any(String),
        })),
      }),
    )
    expect(
      await call('csv-mapping-save', { ...harbour, columns: { ...columns, credit: undefined } }),
    ).toMatchObject(refusal('invalidInput', { errors: [{ field: expect.stringMatching(/^columns/) }] }))
  })

  test('that is two people’s at once is one’s', async () => {
    const outcomes = await Promise.all([
      call('csv-mapping-save', { ...harbour, name: 'At once' }),
      call('csv-mapping-save', { ...harbour, name: 'At once', dateOrder: 'YMD' }),
    ])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    await call('csv-mapping-remove', { mapping: 'At once' })
  })
})

describe('a file', () => {
  beforeAll(() => call('csv-mapping-save', harbour))

  test('is read by its headings, by a name and by columns alike', async () => {
    const file = inBase64(csv)
    const expected = { statements: [{ newCredits: 1, newDebits: 1, opening: '100.00', closing: '1300.00' }] }
    for (const how of [
      {},
      { mapping: 'Harbour Bank' },
      { columns, dateOrder: 'DMY', account, currency: 'GBP' },
    ])
      expect(await call('statement-read', { file, ...how, dryRun: true })).toMatchObject({ after: expected })
  })

  test('without known headings, or by an unknown name, is refused', async () => {
    const file = inBase64(csv.replace('Particulars', 'Details'))
    expect(await call('statement-read', { file })).toMatchObject(
      refusal('invalidInput', { message: expect.stringContaining('needs its columns') }),
    )
    expect(await call('statement-read', { file, mapping: 'Nobody’s' })).toMatchObject(refusal('notFound'))
  })

  test('with the headings of two mappings asks which', async () => {
    await call('csv-mapping-save', { ...harbour, name: 'Harbour Bank USD', currency: 'USD' })
    const file = inBase64(csv)
    expect(await call('statement-read', { file })).toMatchObject(
      refusal('invalidInput', {
        message: expect.stringContaining('Harbour Bank and Harbour Bank USD: say by which'),
      }),
    )
    expect(await call<CsvPreview>('csv-preview', { file })).toMatchObject({
      mapping: null,
      fitting: ['Harbour Bank', 'Harbour Bank USD'],
      headings,
      lines: [],
    })
    await call('csv-mapping-remove', { mapping: 'Harbour Bank USD' })
  })

  test('is read by the mapping of its account before one that is of none', async () => {
    const { account: _account, ...ofNone } = harbour
    await call('csv-mapping-save', { ...ofNone, name: 'Any account' })
    expect(await call<CsvPreview>('csv-preview', { file: inBase64(csv) })).toMatchObject({
      mapping: 'Harbour Bank',
      fitting: [],
    })
    await call('csv-mapping-remove', { mapping: 'Any account' })
  })

  test('is previewed by its headings, by a name and by columns, and nothing is stored', async () => {
    const before = (await app.everyItem()).length
    const file = inBase64(csv)
    expect(await call('csv-preview', { file })).toEqual({
      ok: true,
      mapping: 'Harbour Bank',
      fitting: [],
      headings,
      rows: [
        ['03/01/2027', 'b', '', '34.56', '1300.00'],
        ['02/01/2027', 'a', '1,234.56', '', '1334.56'],
      ],
      dateOrders: ['DMY', 'MDY'],
      lines: [
        expect.objectContaining({ row: 3, valueDate: '2027-01-03', amount: '-34.56', balance: '1300.00' }),
        expect.objectContaining({
          row: 4,
          valueDate: '2027-01-02',
          amount: '1234.56',
          account,
          currency: 'GBP',
        }),
      ],
      problems: [],
    })
    expect(await call('csv-preview', { file, mapping: 'Harbour Bank' })).toMatchObject({
      mapping: 'Harbour Bank',
    })
    expect(await call('csv-preview', { file, columns, dateOrder: 'MDY' })).toMatchObject({
      mapping: null,
      lines: [{ valueDate: '2027-03-01' }, { valueDate: '2027-02-01' }],
    })
    expect(
      await call('csv-preview', {
        file: inBase64(csv.replace('34.56', 'x').replace('02/01', '32/01')),
        columns,
      }),
    ).toMatchObject({
      problems: ['row 3: a debit is no amount: x', 'row 4: the date is no date: 32/01/2027'],
    })
    expect((await app.everyItem()).length).toBe(before)
  })

  test('whose headings stand below a preamble is shown by them', async () => {
    const file = inBase64(
      '\u{FEFF}Account statement,,\r\nAccount,123-456789-000\r\n\r\nDay,"Details, in words",Sum\r\n2027-01-31,Rent,9.00',
    )
    expect(await call('csv-preview', { file })).toMatchObject({
      mapping: null,
      headings: ['Day', 'Details, in words', 'Sum'],
      rows: [['2027-01-31', 'Rent', '9.00']],
    })
    expect(await call('csv-preview', { file: inBase64('1,2,3\n4,5,6') })).toMatchObject({ headings: [] })
  })
})

test('only payments staff save, remove and preview; auditors list', async () => {
  expect(await call('csv-mapping-list', { roles: ['auditor'] })).toMatchObject({ ok: true })
  for (const [action, fields] of [
    ['csv-mapping-save', harbour],
    ['csv-mapping-remove', { mapping: 'Harbour Bank' }],
    ['csv-preview', { file: inBase64(csv) }],
  ] as const)
    expect(await call(action, { ...fields, roles: ['auditor', 'credit'] })).toMatchObject(
      refusal('forbidden'),
    )
})
