import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StatementLineView, StatementsRead } from '#shared/desk/payments.ts'
import type { DeskOutcome } from '../../../../functions/desk/engine/desk-act.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { Crash, createFailingTable } from '../../../support/failing-table.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import {
  testAccount,
  testColumns,
  type WrittenLine,
  writeCamt,
  writeCsv,
  writeMt940,
} from './statements/write-statements.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ startAt: '2027-01-31T04:00:00.000Z' })
})
afterEach(() => app.close())

const act = (action: string, fields: object, actor = 'ada'): Promise<DeskOutcome> =>
  deskOf(app.deps)({ action, actor, reason: 'as the bank says', ...fields })
const fieldsOf = (text: string) => ({
  file: Buffer.from(text).toString('base64'),
  ...(text.startsWith('Account') ? { columns: testColumns, account: testAccount, currency: 'GBP' } : {}),
})
const read = async (text: string): Promise<StatementsRead> => {
  const outcome = await act('statement-read', fieldsOf(text))
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as StatementsRead
}
const openLines = async (): Promise<StatementLineView[]> => {
  const outcome = await act('statement-line-list', { limit: 200 })
  return (outcome as unknown as { lines: StatementLineView[] }).lines
}
const amounts = async () => (await openLines()).map(({ amount }) => amount).toSorted()

const transfer = (cents: number, day: string, valueDay = day): WrittenLine => ({
  cents,
  text: 'Transfer',
  day,
  valueDay,
})
const agrees = { difference: '0.00', undecided: 0, periods: 1 }

describe('alike lines that the balances prove are all stored', () => {
  test('of two pages of a day', async () => {
    const pages = [0, 5_000_00].map((openingCents, index) =>
      writeMt940({
        number: 'PAGES',
        page: `31/${index + 1}`,
        openingCents,
        lines: [transfer(5_000_00, '2027-01-30')],
      }),
    )
    const text = pages
      .join('\n')
      .replace(':62F:', ':62M:')
      .replace(/:60F:(?=[^]*PAGES[^]*)(?![^]*:60F:)/, ':60M:')
    expect(await read(text)).toMatchObject({
      statements: [{ newCredits: 1 }, { newCredits: 1 }],
      accounts: [{ ...agrees, kept: '10000.00', change: '10000.00' }],
    })
    expect(await amounts()).toEqual(['5000.00', '5000.00'])
    expect(await read(text)).toMatchObject({ statements: [{ newCredits: 0 }, { newCredits: 0 }] })
  })

  test('of Saturday and the next day, with one value date', async () => {
    await read(writeMt940({ number: 'SAT', lines: [transfer(700_00, '2027-01-29', '2027-01-30')] }))
    const next = writeMt940({
      number: 'MON',
      openingCents: 700_00,
      lines: [transfer(700_00, '2027-01-31', '2027-01-30')],
    })
    expect(await read(next)).toMatchObject({ accounts: [{ ...agrees, kept: '1400.00' }] })
    expect(await amounts()).toEqual(['700.00', '700.00'])
  })

  test('of a CSV at noon and one in the evening that goes on', async () => {
    const day = '2027-01-30'
    await read(writeCsv({ lines: [transfer(5_000_00, day), transfer(12_00, day)] }))
    const evening = writeCsv({
      openingCents: 5_012_00,
      lines: [transfer(5_000_00, day), transfer(7_00, day)],
    })
    expect(await read(evening)).toMatchObject({ accounts: [{ ...agrees, kept: '10019.00' }] })
    expect(await amounts()).toEqual(['12.00', '5000.00', '5000.00', '7.00'])
    expect((await openLines()).map(({ resembles }) => resembles)).toEqual([null, null, null, null])
  })

  test('of a file that overlaps another by half a day, each once', async () => {
    const day = '2027-01-30'
    const lines = [transfer(10_00, day), transfer(10_00, day), transfer(10_00, day)]
    await read(writeCamt({ number: 'A', lines: lines.slice(0, 2) }))
    expect(await read(writeCsv({ openingCents: 10_00, lines: lines.slice(1) }))).toMatchObject({
      statements: [{ newCredits: 1, undecided: 0 }],
      accounts: [{ ...agrees, kept: '30.00' }],
    })
  })

  test('of a file between two others that begins within a day, of which it repeats a later one', async () => {
    const lines = [
      transfer(10_00, '2027-01-28'),
      transfer(20_00, '2027-01-28'),
      transfer(30_00, '2027-01-29'),
      transfer(40_00, '2027-01-30'),
    ]
    await read(writeCamt({ number: 'first', lines: lines.slice(0, 1) }))
    await read(writeMt940({ number: 'later', openingCents: 30_00, lines: lines.slice(2, 3) }))
    expect(
      await read(writeCamt({ number: 'whole', openingCents: 10_00, lines: lines.slice(1) })),
    ).toMatchObject({
      statements: [{ newCredits: 2, undecided: 0 }],
      accounts: [{ ...agrees, kept: '100.00' }],
    })
  })
})

/** Imports a day with a sum of zero in two formats: it may be the same day, or two. */
const readTwice = async () => {
  const lines = [transfer(700_00, '2027-01-30'), transfer(-700_00, '2027-01-30')]
  await read(writeCamt({ number: 'Z1', lines }))
  return read(writeMt940({ number: 'Z2', lines }))
}

describe('lines that may repeat stored ones', () => {
  test('wait for a person, who sees both; the same line counts once', async () => {
    expect(await readTwice()).toMatchObject({
      statements: [{ newCredits: 1, newDebits: 1, undecided: 2 }],
      accounts: [{ undecided: 2, kept: '0.00' }],
    })
    const doubtful = (await openLines()).filter(({ resembles }) => resembles)
    expect(doubtful).toMatchObject([
      { resembled: { number: 'Z1', text: 'Transfer', state: 'open' } },
      { resembled: { number: 'Z1' } },
    ])
    for (const { lineId } of doubtful)
      for (const as of ['duplicate', 'duplicate'])
        expect(await act('statement-line-resolve', { lineId, as })).toMatchObject({
          ok: true,
          line: { state: 'ignored', duplicateOf: expect.any(String), remaining: '0.00' },
        })
    expect(await amounts()).toEqual(['-700.00', '700.00'])
    expect(await readTwice()).toMatchObject({ statements: [{ newCredits: 0 }], accounts: [agrees] })
  })

  test('are other lines where a person says so, once', async () => {
    await readTwice()
    const [first] = (await openLines()).filter(({ resembles }) => resembles)
    const fields = { lineId: first?.lineId, as: 'separate' }
    for (const again of [fields, fields])
      expect(await act('statement-line-resolve', again)).toMatchObject({
        line: { state: 'open', resembles: null, duplicateOf: null },
      })
    expect(await act('statement-line-resolve', { ...fields, as: 'duplicate' })).toMatchObject({
      reason: 'wrongState',
    })
    expect(await act('statement-line-resolve', { ...fields, lineId: 'none' })).toMatchObject({
      reason: 'notFound',
    })
  })

  test('are not decided on by whoever read the file', async () => {
    await readTwice()
    const [first] = (await openLines()).filter(({ resembles }) => resembles)
    const four = { ...app.deps, config: { ...app.deps.config, fourEyes: true } }
    expect(
      await deskOf(four)({
        action: 'statement-line-resolve',
        actor: 'ada',
        reason: 'mine',
        lineId: first?.lineId,
        as: 'separate',
      }),
    ).toMatchObject({ reason: 'forbidden' })
  })
})

test('a month of several accounts in one file is read; what is another’s is left out and named', async () => {
  const days = Array.from({ length: 30 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`)
  const month = (account: string, currency: string) =>
    days.map((day, index) =>
      writeMt940({
        number: `${currency}${index}`,
        account,
        currency,
        openingCents: index * 100,
        lines: [transfer(100, day)],
      }),
    )
  const text = [
    ...month(testAccount, 'GBP'),
    ...month(testAccount, 'USD'),
    ...month(testAccount, 'EUR'),
    ...month('999-999990-999', 'GBP'),
  ].join('\n')
  const otherAccounts = [{ ending: '0999', statements: 30, lines: 30 }]
  const accounts = ['GBP', 'USD', 'EUR'].map((currency) => ({ ...agrees, currency, kept: '30.00' }))
  const simulated = await act('statement-read', { ...fieldsOf(text), dryRun: true })
  expect(simulated).toMatchObject({ after: { otherAccounts, accounts } })
  expect((simulated as unknown as { after: StatementsRead }).after.statements).toHaveLength(90)
  // A crash between two groups of statements: another import goes on.
  const { table, crashes } = createFailingTable(app.deps.table, (write) =>
    write === 60 ? 'before' : undefined,
  )
  await deskOf({ ...app.deps, table })({ action: 'statement-read', actor: 'ada', ...fieldsOf(text) }).catch(
    (error: unknown) => {
      if (!(error instanceof Crash)) throw error
    },
  )
  expect(crashes()).toBe(1)
  expect(await read(text)).toMatchObject({ otherAccounts, accounts })
  expect(await read(text)).toMatchObject({ otherAccounts, accounts })
  expect(await amounts()).toEqual(Array.from({ length: 90 }, () => '1.00'))
})

const oneLine = (number: string) => writeCamt({ number, lines: [transfer(100, '2027-01-30')] })

test('while a statement of the account is not read whole, no other one is read', async () => {
  const { table } = createFailingTable(app.deps.table, (write) => (write === 2 ? 'before' : undefined))
  const broken = deskOf({ ...app.deps, table })({
    action: 'statement-read',
    actor: 'ada',
    ...fieldsOf(oneLine('BROKEN')),
  })
  await expect(broken).rejects.toThrow(Crash)
  expect(await act('statement-read', fieldsOf(oneLine('OTHER')))).toMatchObject({
    reason: 'changedMeanwhile',
    message: expect.stringContaining('BROKEN'),
  })
  await read(oneLine('BROKEN'))
  expect(await read(oneLine('OTHER'))).toMatchObject({ statements: [{ newCredits: 0 }] })
})
