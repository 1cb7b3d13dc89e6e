import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatementLineView, StatementSummary } from '#shared/desk/payments.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { Crash, createFailingTable } from '../../../support/failing-table.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'
import {
  testColumns,
  type WrittenStatement,
  writeCamt,
  writeCsv,
  writeMt940,
} from './statements/write-statements.ts'

let app: TestApp
beforeAll(async () => {
  // Noon in Hong Kong: the same day at UTC+14 until 18:00.
  app = await createTestApp({ startAt: '2027-01-31T04:00:00.000Z' })
})
afterAll(() => app.close())

const csv = { columns: testColumns, account: '123-456789-000', currency: 'GBP' }
const readIn = (text: string, deps: Deps = app.deps) =>
  deskOf(deps)({
    action: 'statement-read',
    actor: 'ada',
    file: Buffer.from(text).toString('base64'),
    ...(text.startsWith('Account') ? csv : {}),
  })

const everyItem = async () => (await app.everyItem()).map(imageOf).toSorted()

/** The ids of lines that a statement or a fingerprint names, and that no line has. */
const idsWithoutLine = async (): Promise<string[]> => {
  const items = (await app.everyItem()) as { type?: string; lineId?: string; lineIds?: string[] }[]
  const stored = new Set(items.flatMap(({ type, lineId }) => (type === 'statement-line' ? lineId : [])))
  const named = items.flatMap(({ type, lineId, lineIds = [] }) =>
    type === 'statement-line-likeness' ? [lineId ?? ''] : lineIds,
  )
  return named.filter((id) => !stored.has(id))
}

const statementsRead = async (): Promise<StatementSummary[]> =>
  (
    (await deskOf(app.deps)({ action: 'statement-list', actor: 'ada', limit: 100 })) as unknown as {
      statements: StatementSummary[]
    }
  ).statements
const openLines = async (): Promise<StatementLineView[]> =>
  (
    (await deskOf(app.deps)({ action: 'statement-line-list', actor: 'ada', limit: 200 })) as unknown as {
      lines: StatementLineView[]
    }
  ).lines

const writers = Object.entries({ camt: writeCamt, MT940: writeMt940, CSV: writeCsv })
const line = { cents: 5_00, text: 'Edge' }

describe.each(writers)('a file in %s', (_name, write) => {
  test('with a text of megabytes is bad input, and nothing of it is kept', async () => {
    const before = await everyItem()
    const outcome = await readIn(
      write({ lines: [{ ...line, day: '2027-01-30', text: 'x'.repeat(2_000_000) }] }),
    )
    expect(outcome).toMatchObject({ ok: false, reason: 'invalidInput' })
    expect(JSON.stringify(outcome).length).toBeLessThan(1000)
    expect(await everyItem()).toEqual(before)
  })

  test('of a day that has come nowhere yet is bad input, and nothing of it is kept', async () => {
    const before = await everyItem()
    for (const day of ['2027-02-01', '2027-03-01', '2031-01-31'])
      expect(await readIn(write({ lines: [{ ...line, day }], balanceDay: '2027-01-31' }))).toMatchObject({
        ok: false,
        reason: 'invalidInput',
        message: expect.stringContaining(day),
      })
    expect(await everyItem()).toEqual(before)
  })
})

const future: [string, string][] = [
  [
    'a value date',
    writeCamt({ lines: [{ ...line, day: '2027-01-31' }] }).replace(
      '<ValDt><Dt>2027-01-31',
      '<ValDt><Dt>2027-02-01',
    ),
  ],
  [
    'a booking date',
    writeCamt({ lines: [{ ...line, day: '2027-01-31' }] }).replace(
      '<BookgDt><Dt>2027-01-31',
      '<BookgDt><Dt>2027-02-01',
    ),
  ],
  ['a closing balance in camt', writeCamt({ lines: [line], balanceDay: '2027-02-01' })],
  ['a closing balance in MT940', writeMt940({ lines: [line], balanceDay: '2027-02-01' })],
  [
    'the day that it was made',
    writeCamt({ lines: [line] }).replace(
      '</Id><Acct>',
      '</Id><CreDtTm>2027-02-01T01:00:00+08:00</CreDtTm><Acct>',
    ),
  ],
  [
    'a booking in the new year',
    writeMt940({ lines: [{ ...line, day: '2027-01-31' }] }).replace('2701310131', '2701310201'),
  ],
]

test.each(future)('a statement with %s that is tomorrow everywhere is refused', async (_name, text) => {
  expect(text).toMatch(/2027-02-01|270201|0201/)
  expect(await readIn(text)).toMatchObject({ ok: false, reason: 'invalidInput' })
})

test('a statement of the day that it is already where clocks are furthest on is read', async () => {
  const later = await createTestApp({ startAt: '2027-01-31T10:00:00.000Z' })
  const written: WrittenStatement = { lines: [{ ...line, day: '2027-02-01' }] }
  for (const write of [writeCamt, writeMt940, writeCsv])
    expect(await readIn(write(written), later.deps)).toMatchObject({ ok: true })
  await later.close()
})

test('a statement counts as read once all its lines are there, wherever reading it breaks off', async () => {
  const lines = [1, 2, 3].map((cents) => ({ cents, text: `whole ${cents}`, day: '2027-01-30' }))
  const crashes: number[] = []
  for (const time of ['before', 'after'] as const)
    for (let write = 1; write <= 6; write++) {
      const number = `${time}-${write}`
      const text = writeCamt({
        number,
        lines: lines.map((each) => ({ ...each, bankReference: `${number}-${each.cents}` })),
      })
      const { table, crashes: countCrashes } = createFailingTable(app.deps.table, (each) =>
        each === write ? time : undefined,
      )
      await readIn(text, { ...app.deps, table }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      crashes.push(countCrashes())
      expect(await idsWithoutLine()).toEqual([])
      const kept = (await openLines()).filter(({ bankReference }) => bankReference?.startsWith(`${number}-`))
      const isListed = (await statementsRead()).some((each) => each.number === number)
      expect(!isListed || kept.length === 3).toBe(true)
      expect(await readIn(text)).toMatchObject({ ok: true, statements: [{ credits: 3 }] })
      expect((await statementsRead()).filter((each) => each.number === number)).toHaveLength(1)
      expect(
        (await openLines()).filter(({ bankReference }) => bankReference?.startsWith(`${number}-`)),
      ).toHaveLength(3)
    }
  // A transaction, one for each line, and the one by which it counts as read.
  expect(crashes).toEqual([1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0])
})

const saying = (words: string) =>
  writeCamt({ number: 'broken-off', lines: [{ cents: 7_00, text: words, day: '2027-01-30' }] })

test('a statement that broke off is read again only as it was: other words of its lines would be other money', async () => {
  const { table } = createFailingTable(app.deps.table, (write) => (write === 2 ? 'before' : undefined))
  await expect(readIn(saying('as it was'), { ...app.deps, table })).rejects.toThrow(Crash)
  const before = await everyItem()
  expect(await readIn(saying('as it was not'))).toMatchObject({ ok: false, reason: 'ruleBroken' })
  expect(await everyItem()).toEqual(before)
  expect(await readIn(saying('as it was'))).toMatchObject({ ok: true, statements: [{ newCredits: 1 }] })
  expect(await idsWithoutLine()).toEqual([])
})

test('a line as long as any may be is kept and listed, as many as a page has', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    cents: index + 1,
    text: `long ${String(index).padStart(4, '0')} ${'还'.repeat(3_300)}`,
    day: '2027-01-29',
    payer: '灯'.repeat(160),
  }))
  expect(await readIn(writeCamt({ number: 'long', lines }))).toMatchObject({ ok: true })
  const { statementId } = (await statementsRead()).find(({ number }) => number === 'long') ?? {}
  const listed = await deskOf(app.deps)({
    action: 'statement-line-list',
    actor: 'ada',
    statementId,
    limit: 200,
  })
  expect((listed as unknown as { lines: unknown[] }).lines).toHaveLength(50)
  // A Lambda answers 6 MB, and a page has 200 lines.
  expect(Buffer.byteLength(JSON.stringify(listed)) * 4).toBeLessThan(6_000_000)
})
