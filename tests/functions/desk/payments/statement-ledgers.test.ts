import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountCheck, StatementReading } from '#shared/desk/payments.ts'
import { listLinesOfStatement } from '../../../../functions/data/bank-statements.ts'
import { findStatementLine } from '../../../../functions/data/statement-lines.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import {
  testColumns,
  type WrittenLine,
  writeCamt,
  writeCsv,
  writeMt940,
} from './statements/write-statements.ts'

/** Ten thousand by hand: `LEDGERS=10000 npx vitest run <this file>`. */
const runs = Number(process.env['LEDGERS'] ?? 100)

const app = await useTestApp({ startAt: '2027-01-31T04:00:00.000Z' })

interface Kind {
  isNamed: boolean
  isDistinct: boolean
}

/** A window of the bank's ledger, exported in a file. */
interface Export {
  start: number
  end: number
  format: 'camt' | 'MT940' | 'CSV'
  /** The bank's number and page, for an MT940 in a series without overlaps. */
  page?: string
}

interface BankFile {
  exports: readonly Export[]
}

const days = ['2027-01-11', '2027-01-12', '2027-01-12', '2027-01-13'] as const

const movement = fc.record({
  cents: fc.constantFrom(700_00, 700_00, -700_00, 500_00, -200_00, 12_34),
  text: fc.constantFrom('Transfer', 'Transfer', 'Fee'),
  // Money that arrives on a weekend is booked later under the same value date.
  isEarlier: fc.boolean(),
  isNamed: fc.boolean(),
  staysOnDay: fc.integer({ min: 0, max: 3 }),
})

/**
 * A ledger in the bank's order: days never go back. Movements may have the same date, amount and text, but in windows
 * that overlap not the same balance after them too, as nobody could distinguish those.
 */
const ledgers = ({ isNamed, isDistinct }: Kind) =>
  fc.array(movement, { minLength: 1, maxLength: 12 }).map((movements) => {
    let at = 0
    let balance = 0
    const seen = new Set<string>()
    return movements.map(({ cents, text, isEarlier, staysOnDay, ...each }, index): WrittenLine => {
      if (staysOnDay === 0) at = Math.min(at + 1, days.length - 1)
      balance += cents
      const day = days[at] ?? days[0]
      const valueDay = isEarlier && isNamed ? (days[Math.max(at - 1, 0)] ?? day) : day
      const place = `${valueDay} ${cents} ${text} ${balance}`
      const isRepeated = seen.has(place)
      seen.add(place)
      return {
        cents,
        text: isRepeated && isDistinct ? `${text} ${index}` : text,
        day,
        ...(valueDay === day ? {} : { valueDay }),
        ...(isNamed && each.isNamed ? { bankReference: `FT${index}` } : {}),
      }
    })
  })

const windowOf = (length: number) =>
  fc
    .tuple(fc.nat(length - 1), fc.nat(length - 1), fc.constantFrom('camt', 'MT940', 'CSV'))
    .map(([a, b, format]): Export => ({ start: Math.min(a, b), end: Math.max(a, b) + 1, format }))

/** The whole ledger in consecutive pages, each in a file or several in one. */
const seriesOf = (length: number, { isDistinct }: Kind) =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: Math.max(length - 1, 1) }), { maxLength: 4 }),
      fc.constantFrom('camt', 'MT940', ...(isDistinct ? (['CSV'] as const) : [])),
      fc.boolean(),
    )
    .map(([cuts, format, isOneFile]): BankFile[] => {
      const bounds = [0, ...cuts.filter((cut) => cut < length).toSorted((a, b) => a - b), length]
      const exports = bounds.slice(1).map(
        (end, index): Export => ({
          start: bounds[index] ?? 0,
          end,
          format,
          page: `1/${index + 1}`,
        }),
      )
      return (isOneFile && format !== 'CSV') || !isDistinct
        ? [{ exports }]
        : exports.map((each) => ({ exports: [each] }))
    })

const stories = (kind: Kind) =>
  ledgers(kind).chain((ledger) =>
    fc
      .tuple(
        seriesOf(ledger.length, kind),
        fc.array(windowOf(ledger.length), { maxLength: kind.isDistinct ? 3 : 0 }),
      )
      .chain(([series, windows]) => {
        const files: BankFile[] = [...series, ...windows.map((each) => ({ exports: [each] }))]
        return fc.record({
          ledger: fc.constant(ledger),
          files: fc.constant(files),
          order: fc.array(fc.nat(files.length - 1), { maxLength: 4 }).chain((repeats) =>
            fc.shuffledSubarray([...files.keys(), ...repeats], {
              minLength: files.length + repeats.length,
            }),
          ),
        })
      }),
  )

let accounts = 0

const balanceAt = (ledger: readonly WrittenLine[], index: number): number =>
  ledger.slice(0, index).reduce((sum, { cents }) => sum + cents, 0)

/** The rows of a CSV, its only identity: two windows with the same rows are the same file. */
const rowsOf = (ledger: readonly WrittenLine[], { start, end }: Export): string =>
  JSON.stringify([balanceAt(ledger, start), ledger.slice(start, end).map(({ day: _day, ...row }) => row)])

const writeExport = (ledger: readonly WrittenLine[], account: string, of: Export): string => {
  const { start, end, format, page } = of
  const statement = {
    account,
    lines: ledger.slice(start, end),
    openingCents: balanceAt(ledger, start),
    number: `${format} ${page ?? ''} ${start}-${end}`,
    ...(page ? { page } : { page: `${100 + start * 20 + end * 2}/1` }),
  }
  return { camt: writeCamt, MT940: writeMt940, CSV: writeCsv }[format](statement)
}

const statementsOf = (text: string): string => /<Stmt>.*<\/Stmt>/s.exec(text)?.[0] ?? ''

const inOneDocument = (texts: readonly string[]): string => {
  const [first = '', ...others] = texts
  if (!first.startsWith('<')) return texts.join('\n')
  return first.replace('</BkToCstmrStmt>', `${others.map(statementsOf).join('')}</BkToCstmrStmt>`)
}

const readAll = async ({
  ledger,
  files,
  order,
}: {
  ledger: WrittenLine[]
  files: BankFile[]
  order: number[]
}) => {
  const account = `77-${String(++accounts).padStart(6, '0')}`
  const { lender } = app.deps.config
  const own = { ...lender.repaymentAccount, accountNumber: account, otherNumbers: [] }
  const deps: Deps = {
    ...app.deps,
    config: { ...app.deps.config, lender: { ...lender, repaymentAccount: own, payoutAccount: own } },
  }
  const act = async (action: string, fields: object) => {
    const outcome = await deskOf(deps)({ action, actor: 'ada', reason: 'as the bank says', ...fields })
    // A CSV has no number: two of one day, with the same balances and as many lines, cannot be told apart.
    if (!outcome.ok) fc.pre(!outcome.message.includes('said something else'))
    if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`)
    return outcome
  }
  const { table } = deps
  /** The movement of each stored line. */
  const truth = new Map<string, number>()
  const csvRows = new Map<string, string>()
  let checks: AccountCheck[] = []
  let questions = 0
  for (const at of order) {
    const { exports } = files[at] ?? { exports: [] }
    const isCsv = exports[0]?.format === 'CSV'
    const outcome = await act('statement-read', {
      file: Buffer.from(inOneDocument(exports.map((each) => writeExport(ledger, account, each)))).toString(
        'base64',
      ),
      ...(isCsv ? { columns: testColumns, account, currency: 'GBP' } : {}),
    })
    for (const [index, { statementId }] of (outcome['statements'] as StatementReading[]).entries()) {
      const { start = 0 } = exports[index] ?? {}
      if (isCsv && exports[index]) {
        const rows = rowsOf(ledger, exports[index])
        // Skips histories in which two exports of the bank cannot be distinguished.
        if ((csvRows.get(statementId) ?? rows) !== rows) fc.pre(false)
        csvRows.set(statementId, rows)
      }
      const lineIds = (await listLinesOfStatement(table, statementId)) ?? []
      const lines = await Promise.all(lineIds.map((lineId) => findStatementLine(table, lineId)))
      const written = exports[index] ? ledger.slice(start, exports[index].end) : []
      // A CSV whose rows add up from either end may be read in the other order, which its amounts alone need not show.
      const isInPlace = (line: (typeof lines)[number], { cents, bankReference }: WrittenLine) =>
        line?.amountCents === cents && line.bankReference === bankReference
      if (isCsv && lines.some((line, offset) => !isInPlace(line, written[offset] as WrittenLine)))
        fc.pre(false)
      for (const [offset, lineId] of lineIds.entries()) {
        const line = lines[offset]
        if (line?.statementId === statementId && !truth.has(lineId)) truth.set(lineId, start + offset)
        if (!line?.resembles) continue
        const isSame = [...truth].some(
          ([other, movementIndex]) => other !== lineId && movementIndex === truth.get(lineId),
        )
        questions++
        await act('statement-line-resolve', { lineId, as: isSame ? 'duplicate' : 'separate' })
        if (isSame) truth.delete(lineId)
      }
    }
    checks = outcome['accounts'] as AccountCheck[]
  }
  const last = order.at(-1) ?? 0
  // The last file is imported once more, after the last decision.
  const [exported] = files[last]?.exports ?? []
  if (exported) {
    const again = await act('statement-read', {
      file: Buffer.from(
        inOneDocument((files[last]?.exports ?? []).map((each) => writeExport(ledger, account, each))),
      ).toString('base64'),
      ...(exported.format === 'CSV' ? { columns: testColumns, account, currency: 'GBP' } : {}),
    })
    checks = again['accounts'] as AccountCheck[]
  }
  return {
    held: [...truth.values()].toSorted((a, b) => a - b),
    checks,
    questions,
    total: balanceAt(ledger, ledger.length),
  }
}

const exported = (start: number, end: number, format: Export['format'], page?: string): BankFile => ({
  exports: [{ start, end, format, ...(page ? { page } : {}) }],
})

/** Found at random: a statement with undecided lines, between two periods whose sums cancel each other out. */
const amongCancelling = {
  ledger: [
    { cents: -700_00, text: 'Transfer', day: '2027-01-11' },
    { cents: 12_34, text: 'Fee', day: '2027-01-12' },
    { cents: 12_34, text: 'Transfer', day: '2027-01-12' },
    { cents: 500_00, text: 'Fee', day: '2027-01-12' },
    { cents: 500_00, text: 'Fee', day: '2027-01-12' },
    { cents: 500_00, text: 'Fee', day: '2027-01-13' },
    { cents: 700_00, text: 'Transfer', day: '2027-01-13' },
  ],
  files: [
    exported(0, 4, 'camt', '1/1'),
    exported(4, 5, 'camt', '1/2'),
    exported(6, 7, 'camt', '1/4'),
    exported(0, 1, 'camt'),
    exported(2, 6, 'MT940'),
  ],
  order: [3, 1, 2, 4, 0],
}

/** In milliseconds: the regular number takes a few seconds. */
const timeLimit = 600_000 + runs * 200

test.each<[string, Kind]>([
  ['without references', { isNamed: false, isDistinct: true }],
  ['with references and value dates', { isNamed: true, isDistinct: true }],
  ['in pages of a file, some alike also in their balance,', { isNamed: false, isDistinct: false }],
])('each movement of a ledger %s is stored once', { timeout: timeLimit }, async (_name, kind) => {
  let questions = 0
  let lines = 0
  await fc.assert(
    fc.asyncProperty(stories(kind), async (story) => {
      const { held, checks, total, ...each } = await readAll(story)
      questions += each.questions
      lines += story.ledger.length
      expect(held).toEqual([...story.ledger.keys()])
      const points = new Set(
        [...story.ledger.keys(), story.ledger.length].map((at) => balanceAt(story.ledger, at)),
      )
      // While statements are missing, a balance that recurs within days may join periods that do not touch.
      const isClear = points.size > story.ledger.length || !kind.isDistinct
      expect(checks).toMatchObject([
        isClear ? { difference: '0.00', undecided: 0, kept: (total / 100).toFixed(2) } : {},
      ])
    }),
    { numRuns: runs, ...(kind.isDistinct && !kind.isNamed ? { examples: [[amongCancelling]] } : {}) },
  )
  // The balances prove nearly all: a person is asked about few.
  expect(questions).toBeLessThan(lines / 10)
})
