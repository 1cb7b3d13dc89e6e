import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatementList, StatementSummary } from '#shared/desk/payments.ts'
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

interface StoredItem {
  pk: string
  type: string
  lineId?: string
  lineIds?: string[]
  text?: string
  payerName?: string
  isIncomplete?: true
}

const storedItems = async () => (await app.everyItem()) as unknown as StoredItem[]
const linesOf = (items: readonly StoredItem[], beginning: string) =>
  items.filter(({ type, text }) => type === 'statement-line' && text?.startsWith(beginning))
const storedLines = async (beginning: string) => linesOf(await storedItems(), beginning)

/**
 * The ids that a statement or a fingerprint refers to without a stored line. An incomplete statement has ids before its
 * lines are stored.
 */
const withoutLine = (items: readonly StoredItem[]): string[] => {
  const stored = new Set(items.flatMap(({ type, lineId }) => (type === 'statement-line' ? lineId : [])))
  const incomplete = new Set(items.flatMap(({ pk, isIncomplete }) => (isIncomplete ? pk : [])))
  const named = items.flatMap(({ pk, type, lineId, lineIds = [] }) =>
    type === 'statement-line-likeness' ? [lineId ?? ''] : incomplete.has(pk) ? [] : lineIds,
  )
  return named.filter((id) => !stored.has(id))
}
const idsWithoutLine = async () => withoutLine(await storedItems())

const statementsRead = async (): Promise<StatementSummary[]> =>
  (
    (await deskOf(app.deps)({ action: 'statement-list', actor: 'ada', limit: 100 })) as unknown as {
      statements: StatementSummary[]
    }
  ).statements
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

test.each(['before', 'after'] as const)(
  'a statement counts as read once all its lines are there, wherever reading it breaks off (%s a write)',
  async (time) => {
    const count = 120
    const crashes: number[] = []
    for (let write = 1; write <= 10; write++) {
      const number = `${time}-${write}`
      const text = writeMt940({
        number,
        lines: Array.from({ length: count }, (_, index) => ({
          cents: index + 1,
          text: `${number} ${index}`,
          day: '2027-01-30',
          bankReference: `${number}-${index}`,
        })),
      })
      const { table, crashes: countCrashes } = createFailingTable(app.deps.table, (each) =>
        each === write ? time : undefined,
      )
      await readIn(text, { ...app.deps, table }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      crashes.push(countCrashes())
      // Scanned once, as a scan of this large table is slow.
      const broken = await storedItems()
      expect(withoutLine(broken)).toEqual([])
      const kept = linesOf(broken, `${number} `)
      const isListed = (await statementsRead()).some((each) => each.number.startsWith(`${number}/`))
      expect(!isListed || kept.length === count).toBe(true)
      expect(await readIn(text)).toMatchObject({ ok: true, statements: [{ credits: count }] })
      expect((await statementsRead()).filter((each) => each.number.startsWith(`${number}/`))).toHaveLength(1)
      const complete = await storedItems()
      expect(linesOf(complete, `${number} `)).toHaveLength(count)
      expect(complete.filter(({ isIncomplete }) => isIncomplete)).toEqual([])
    }
    // One transaction with the ids of the lines, three with the lines, three with their index entries, and the one that
    // completes the statement.
    expect(crashes).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  },
)

test.each(writers.slice(0, 2))('a statement without lines in %s is read, of no days', async (name, write) => {
  const text = write({ number: `empty ${name}`, lines: [], page: '77/1' })
  const read = { ok: true, statements: [{ lines: 0, from: null, to: null }] }
  expect(await readIn(text)).toMatchObject(read)
  expect(await statementsRead()).toContainEqual(
    expect.objectContaining({ number: expect.stringContaining(`empty ${name}`), from: null, to: null }),
  )
})

test('a statement that two people read at the same moment has each line once', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    cents: index + 1,
    text: `at once ${index}`,
    day: '2027-01-30',
  }))
  const text = writeCamt({ number: 'at once', lines })
  const { table } = createFailingTable(app.deps.table, (write) => (write === 4 ? 'before' : undefined))
  await expect(readIn(text, { ...app.deps, table })).rejects.toThrow(Crash)
  await Promise.all([readIn(text), readIn(text)])
  expect(await readIn(text)).toMatchObject({ statements: [{ newCredits: 0 }] })
  expect(await storedLines('at once')).toHaveLength(120)
})

test('how many lines of an incomplete statement are stored is listed', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => ({
    cents: index + 1,
    text: `many ${index}`,
    day: '2027-01-30',
  }))
  const text = writeCamt({ number: 'many', lines })
  const progress = async () =>
    (await deskOf(app.deps)({ action: 'statement-list', actor: 'ada', limit: 1 })) as unknown as StatementList
  // The statement with the ids of its lines, eight transactions of fifty lines, the progress, and the ninth.
  const { table } = createFailingTable(app.deps.table, (write) => (write === 11 ? 'before' : undefined))
  await expect(readIn(text, { ...app.deps, table })).rejects.toThrow(Crash)
  const listed = { number: 'many', lines: 500, stored: 400, readBy: 'ada', storedAt: expect.any(String) }
  expect((await progress()).incomplete).toMatchObject([listed])
  expect(await readIn(text)).toMatchObject({ statements: [{ newCredits: 500 }] })
  expect((await progress()).incomplete).toEqual([])
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

/** Some lines are alike, and some have no payer. */
const paidBy = (payer: (index: number) => string) =>
  writeMt940({
    number: 'encoding',
    lines: Array.from({ length: 120 }, (_, index) => ({
      cents: 9_00,
      text: `encoding ${index % 7}`,
      day: '2027-01-30',
      ...(index % 2 ? { payer: payer(index), account: `12-${index % 3}` } : {}),
    })),
  })

const inTwoEncodings = (payer: string) =>
  writeMt940({
    number: 'two encodings',
    lines: Array.from({ length: 60 }, (_, index) => ({
      cents: index + 1,
      text: `two encodings ${index} ${payer}`,
      day: '2027-01-30',
    })),
  })

test('a statement that a second person reads in the right encoding while it is read in a wrong one has each line once', async () => {
  const readInFull = () =>
    deskOf(app.deps)({
      action: 'statement-read',
      actor: 'ben',
      file: Buffer.from(inTwoEncodings('海港公司')).toString('base64'),
      replacesTexts: true,
    })
  let isFirst = true
  const table: Deps['table'] = {
    ...app.deps.table,
    async transact(writes) {
      const outcome = await app.deps.table.transact(writes)
      if (isFirst) {
        isFirst = false
        await readInFull()
      }
      return outcome
    },
  }
  await readIn(inTwoEncodings('º£¸Û¹«Ë¾'), { ...app.deps, table })
  expect(await readInFull()).toMatchObject({ ok: true })
  const lines = await storedLines('two encodings')
  expect(lines).toHaveLength(60)
  expect(lines.filter(({ text }) => text?.includes('海港公司'))).toHaveLength(60)
  expect(await idsWithoutLine()).toEqual([])
})

test('a statement that broke off in a wrong encoding is completed in the right one', async () => {
  const text = paidBy((index) => `海港公司${index % 5}`)
  const wrong = paidBy((index) => `º£¸Û¹«Ë¾${index % 5}`)
  const { table } = createFailingTable(app.deps.table, (write) => (write === 3 ? 'before' : undefined))
  await expect(readIn(wrong, { ...app.deps, table })).rejects.toThrow(Crash)
  expect(await storedLines('encoding')).toHaveLength(50)
  expect(await readIn(text)).toMatchObject({ ok: false, reason: 'ruleBroken' })
  const replaced = await deskOf(app.deps)({
    action: 'statement-read',
    actor: 'ada',
    file: Buffer.from(text).toString('base64'),
    replacesTexts: true,
  })
  expect(replaced).toMatchObject({ ok: true, statements: [{ newCredits: 0, rewritten: 25 }] })
  const payers = (await storedLines('encoding')).map(({ payerName }) => payerName ?? '')
  expect(payers).toHaveLength(120)
  expect(payers.filter((payer) => payer.startsWith('海港公司'))).toHaveLength(60)
  expect(payers.filter((payer) => payer === '')).toHaveLength(60)
  expect(await idsWithoutLine()).toEqual([])
  expect(await readIn(text)).toMatchObject({ ok: true, statements: [{ newCredits: 0, rewritten: 0 }] })
})

const everything = async () => (await app.everyItem()).map(imageOf).toSorted()

const replace = (text: string) =>
  deskOf(app.deps)({
    action: 'statement-read',
    actor: 'ada',
    file: Buffer.from(text).toString('base64'),
    replacesTexts: true,
  })

test('texts are replaced in all statements of a file or in none', async () => {
  const day = '2027-01-27'
  const first = (text: string) =>
    writeMt940({ number: 'pair-1', openingCents: 5_000_00, lines: [{ cents: 9_00, text, day }] })
  const second = (...amounts: readonly number[]) =>
    writeMt940({
      number: 'pair-2',
      openingCents: 5_009_00,
      lines: amounts.map((cents) => ({ cents, text: 'the second', day })),
    })
  expect(await readIn(first('wrong') + second(7_00, 1_00))).toMatchObject({ ok: true })
  const before = await everything()
  // The second has the same balances and other amounts.
  expect(await replace(first('right') + second(6_00, 2_00))).toMatchObject({ ok: false })
  expect(await everything()).toEqual(before)
  expect(await replace(first('right') + second(7_00, 1_00))).toMatchObject({
    ok: true,
    statements: [{ rewritten: 1 }, { rewritten: 0 }],
  })
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
