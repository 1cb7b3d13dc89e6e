import type { ActInput } from '#shared/desk/all-acts.ts'
import type { StatementReading } from '#shared/desk/payments.ts'
import { type BusinessDate, latestDateAnywhere } from '#shared/time/business-date.ts'
import {
  type BankStatementRecord,
  findBankStatement,
  indexStatementLines,
  listLinesOfStatement,
  replaceBankStatement,
} from '../../data/bank-statements.ts'
import { isDebit, type StatementLine } from '../../data/statement-lines.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chainStatements, type FreshStatement } from './chain-statements.ts'
import { deduplicateLines, type StoredLine } from './deduplicate-lines.ts'
import { describeReading, type IdentifiedStatement, identifyStatement } from './identify-statement.ts'
import { lenderBankAccount } from './lender-bank-account.ts'
import { type BankStatement, checkDays, UnreadableStatement } from './statements/bank-statement.ts'
import type { IdentifiedLine } from './statements/line-identity.ts'
import { type Reading, storeLines } from './store-lines.ts'
import { warnOfOtherPayees } from './warn-of-other-payees.ts'

/** Each is written twice in one transaction of at most a hundred writes. */
const maxStatements = 40
const atOnce = 25

type Given = ActInput<'statement-read'>

const parseFile = async (
  { file: bytes, columns, dateOrder, account, currency, encoding }: Given,
  latest: BusinessDate,
): Promise<BankStatement[] | DeskRefusal> => {
  const { parseStatements } = await import('./statements/parse-statements.ts')
  try {
    const statements = await parseStatements(
      bytes,
      columns && account && currency ? { columns, dateOrder, account, currency } : undefined,
      encoding,
    )
    return statements.map((statement) => checkDays(statement, latest))
  } catch (error) {
    if (error instanceof UnreadableStatement) return refuseAct('invalidInput', error.message)
    throw error
  }
}

/**
 * Whether a statement that was imported before now has additional lines, as with another text encoding. Each would
 * become a new line, and its money would be booked twice.
 */
const saysOtherwise = async (
  table: Table,
  { statementId }: Pick<BankStatementRecord, 'statementId'>,
  lines: readonly IdentifiedLine[],
  addedIds: ReadonlySet<string>,
): Promise<boolean> => {
  const before = new Set(await listLinesOfStatement(table, statementId))
  return lines.some(({ lineId }) => addedIds.has(lineId) && !before.has(lineId))
}

/**
 * Marks incomplete statements as imported, now that all their lines are written. False if another call imports one of
 * them.
 */
const completeStatements = async (
  table: Table,
  records: readonly BankStatementRecord[],
): Promise<boolean> => {
  const writes = records.flatMap(({ isIncomplete, ...record }, index): [string, Write][] =>
    isIncomplete
      ? [[`statement ${index}`, replaceBankStatement(table, { ...record, version: record.version + 1 })]]
      : [],
  )
  return writes.length === 0 || (await table.transact(Object.fromEntries(writes))).ok
}

/** The new lines of a statement, without those of earlier statements in the file. */
const freshOf = (
  { statementId }: Pick<BankStatementRecord, 'statementId'>,
  added: readonly StoredLine[],
  seen: Set<string>,
): FreshStatement['fresh'] => {
  const fresh = added.filter((each) => each.statementId === statementId && !seen.has(each.line.lineId))
  for (const { line } of fresh) seen.add(line.lineId)
  return { count: fresh.length, cents: fresh.reduce((sum, { line }) => sum + line.amountCents, 0) }
}

const positionOf = ({ continuity, knownCents, missing }: BankStatementRecord) => ({
  ...(continuity ? { continuity } : {}),
  ...(knownCents === undefined ? {} : { knownCents }),
  ...(missing === undefined ? {} : { missing }),
})

/** The debits that are about to be stored. */
const debitsOf = (
  statements: readonly IdentifiedStatement[],
  added: readonly StoredLine[],
  readings: ReadonlyMap<string, Reading>,
): StatementLine[] =>
  statements.flatMap(({ record: { statementId, account, currency } }) => {
    const reading = readings.get(statementId)
    return added.flatMap(({ line: { likenessId: _likenessId, datedId: _datedId, ...line }, ...kept }) =>
      reading && kept.statementId === statementId && isDebit(line)
        ? {
            ...line,
            statementId,
            account,
            currency,
            state: 'open' as const,
            parts: [],
            ...reading,
            version: 0,
          }
        : [],
    )
  })

/**
 * Importing a statement again does not change its importer: after a crash, the lines still belong to the first import.
 */
const readingOf = (kept: BankStatementRecord | undefined): Reading | undefined =>
  kept && {
    readAt: kept.readAt,
    readBy: kept.readBy,
    ...(kept.readAs ? { readAs: kept.readAs } : {}),
  }

/** The audit entry of an import: figures and continuity, without the account. */
const auditedReading = ({
  format: _format,
  account: _account,
  from: _from,
  to: _to,
  lines: _lines,
  known,
  missing,
  ...audited
}: StatementReading): Partial<StatementReading> => ({
  ...audited,
  ...(known === null ? {} : { known }),
  ...(missing > 0 ? { missing } : {}),
})

const maxTries = 5
const chainMoved = refuseAct(
  'changedMeanwhile',
  'other statements of the account are being read at this moment; read it again',
)

type StatementsRead = { ok: true; statements: StatementReading[] }

/** Stores the new statements and lines, and their continuity. */
const keepStatements = async (
  parsed: readonly BankStatement[],
  act: Act,
  { table, clock, config, seal, log }: Deps,
): Promise<StatementsRead | DeskRefusal> => {
  if (parsed.length > maxStatements)
    return refuseAct(
      'invalidInput',
      `the file has ${parsed.length} statements: at most ${maxStatements} at once`,
    )
  const statements: IdentifiedStatement[] = []
  for (const each of parsed) {
    const account = lenderBankAccount(config.lender, each.account)
    if (!account)
      return refuseAct('ruleBroken', `account ${each.account || 'without a number'} is none of the lender’s`)
    const read = identifyStatement(account, each)
    if (statements.some(({ record }) => record.statementId === read.record.statementId)) continue
    statements.push(read)
  }
  const lines = statements.flatMap(({ record: { statementId }, lines: ofStatement }) =>
    ofStatement.map((line) => ({ statementId, line })),
  )
  const distinct = await deduplicateLines(table, lines, atOnce)
  const added = distinct.filter(({ isNew }) => isNew)
  const addedIds = new Set(added.map(({ line }) => line.lineId))
  const kept = await Promise.all(statements.map(({ record }) => findBankStatement(table, record.statementId)))
  const seen = new Set<string>()
  const chained = await chainStatements(
    table,
    statements.flatMap(({ record }, index) =>
      kept[index] ? [] : { record, fresh: freshOf(record, added, seen) },
    ),
  )
  const told = statements.map(({ record }, index) => ({
    record: {
      ...record,
      ...(kept[index] ? positionOf(kept[index]) : chained.positions.get(record.statementId)),
    },
    lines: distinct.flatMap(({ statementId, line }) => (statementId === record.statementId ? line : [])),
  }))
  const outcome = {
    ok: true as const,
    statements: told.map((statement) => describeReading(statement, (id) => addedIds.has(id))),
  }
  if (added.length === 0 && kept.every((each) => each && !each.isIncomplete)) return outcome
  for (const [index, { record, lines: ofStatement }] of told.entries())
    if (kept[index]?.format === record.format && (await saysOtherwise(table, record, ofStatement, addedIds)))
      return refuseAct(
        'ruleBroken',
        `statement ${record.number} was read before, and its lines said something else: read it in the encoding that it was read in then`,
      )

  const now: Reading = {
    readAt: clock().toISOString(),
    readBy: act.actor,
    ...(act.principal ? { readAs: act.principal } : {}),
  }
  const readings = new Map(
    told.map(({ record: { statementId } }, index) => [statementId, readingOf(kept[index]) ?? now]),
  )
  const records = told.map(({ record, lines: ofStatement }, index): BankStatementRecord => {
    const { isIncomplete: _isIncomplete, ...before } = kept[index] ?? {}
    return {
      ...before,
      ...record,
      ...(readings.get(record.statementId) ?? now),
      version: kept[index]?.version ?? 0,
      ...(ofStatement.some(({ lineId }) => addedIds.has(lineId)) ? { isIncomplete: true as const } : {}),
    }
  })
  const writes = records.flatMap((record, index): [string, Write][] => [
    [`statement ${index}`, replaceBankStatement(table, record)],
    [
      `lines ${index}`,
      indexStatementLines(table, record.statementId, told[index]?.lines.map(({ lineId }) => lineId) ?? []),
    ],
  ])
  const written = await table.transact<string>({
    ...Object.fromEntries(writes),
    ...chained.writes,
    audit: act.audit({
      before: null,
      after: {
        statements: outcome.statements.map(auditedReading),
      },
    }),
  })
  const beingRead = 'the same statement is being read at this moment; read it again'
  if (!written.ok)
    return written.failed.some((name) => !/^(statement|lines) /.test(name))
      ? chainMoved
      : refuseAct('changedMeanwhile', beingRead)
  // Before the lines are stored: after a crash, they count as new again.
  await warnOfOtherPayees({ table, seal, log }, debitsOf(told, added, readings))
  await storeLines(table, told, added, readings)
  return (await completeStatements(table, records)) ? outcome : refuseAct('changedMeanwhile', beingRead)
}

export const readStatementAct: RunAct<'statement-read'> = async (given, act, deps) => {
  const parsed = await parseFile(given, latestDateAnywhere(deps.clock()))
  if (!Array.isArray(parsed)) return parsed
  let outcome = await keepStatements(parsed, act, deps)
  // Another statement of the account may be imported concurrently: this one is checked against the current chain.
  for (let again = 1; outcome === chainMoved && again < maxTries; again += 1)
    outcome = await keepStatements(parsed, act, deps)
  return outcome
}
