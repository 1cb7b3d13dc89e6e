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
import { sha256Of } from '../../data/sha256.ts'
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
import type { CsvReading } from './statements/parse-csv.ts'
import { type Reading, storeLines } from './store-lines.ts'
import { warnOfOtherPayees } from './warn-of-other-payees.ts'

/** Each is written twice in one transaction of at most a hundred writes. */
const maxStatements = 40
const atOnce = 25

type Given = ActInput<'statement-read'>

/** How a CSV is read: by the given columns or mapping, or by the mapping that is recognised by its headings. */
const csvReadingOf = async (
  source: string,
  given: Given,
  table: Table,
): Promise<CsvReading | DeskRefusal | undefined> => {
  const { columns, mapping: name, dateOrder, account, currency } = given
  const balances = { openingCents: given.openingBalance, closingCents: given.closingBalance }
  if (columns) return { columns, dateOrder, account, currency, ...balances }
  const [{ loadCsvMappings }, { fittingMappings }] = await Promise.all([
    import('./csv-mappings.ts'),
    import('./choose-csv-mapping.ts'),
  ])
  const mappings = await loadCsvMappings(table)
  const fitting =
    name === undefined ? fittingMappings(source, mappings) : mappings.filter((each) => each.name === name)
  const [mapping, ...others] = fitting
  if (name !== undefined && !mapping) return refuseAct('notFound', `there is no mapping ${name}`)
  if (others.length > 0)
    return refuseAct(
      'invalidInput',
      `the file has the headings of ${fitting.map((each) => each.name).join(' and ')}: say by which mapping it is read`,
    )
  return (
    mapping && {
      columns: mapping.columns,
      dateOrder: dateOrder ?? mapping.dateOrder,
      account: account ?? mapping.account ?? undefined,
      currency: currency ?? mapping.currency ?? undefined,
      ...balances,
    }
  )
}

const parseFile = async (
  given: Given,
  table: Table,
  latest: BusinessDate,
): Promise<BankStatement[] | DeskRefusal> => {
  const { formatOf, parseSource, textOf } = await import('./statements/parse-statements.ts')
  try {
    const source = textOf(given.file, given.encoding)
    const csv = formatOf(source) === 'CSV' ? await csvReadingOf(source, given, table) : undefined
    if (csv && 'ok' in csv) return csv
    const statements = await parseSource(source, csv)
    return statements.map((statement) => checkDays(statement, latest))
  } catch (error) {
    if (error instanceof UnreadableStatement) return refuseAct('invalidInput', error.message)
    throw error
  }
}

const fingerprintOf = (lines: readonly IdentifiedLine[]): string =>
  sha256Of(lines.map(({ likenessId }) => likenessId).join('\n')).slice(0, 32)

/**
 * Whether a statement that was imported before now has additional lines, as with another text encoding. Each would
 * become a new line, and its money would be booked twice.
 */
const saysOtherwise = async (
  table: Table,
  { statementId, linesFingerprint }: Pick<BankStatementRecord, 'statementId' | 'linesFingerprint'>,
  lines: readonly IdentifiedLine[],
  addedIds: ReadonlySet<string>,
): Promise<boolean> => {
  if (linesFingerprint) return linesFingerprint !== fingerprintOf(lines)
  const before = new Set(await listLinesOfStatement(table, statementId))
  return lines.some(({ lineId }) => addedIds.has(lineId) && !before.has(lineId))
}

interface KeptStatement {
  record: BankStatementRecord
  /** As the file has them. */
  lines: readonly IdentifiedLine[]
}

/** The write of a statement's line ids: belongs in the transaction after which all its lines are there. */
const indexLines = (
  table: Table,
  { record, lines }: KeptStatement,
  moved: ReadonlyMap<string, string> = new Map(),
): Write =>
  indexStatementLines(
    table,
    record.statementId,
    lines.map(({ lineId }) => moved.get(lineId) ?? lineId),
  )

/**
 * Marks incomplete statements as imported and lists their lines, now that all are written. False if another call
 * imports one of them.
 */
const completeStatements = async (
  table: Table,
  statements: readonly KeptStatement[],
  moved: ReadonlyMap<string, string>,
): Promise<boolean> => {
  const writes = statements.flatMap((statement, index): [string, Write][] => {
    const { isIncomplete, linesFingerprint: _fingerprint, ...record } = statement.record
    return isIncomplete
      ? [
          [`statement ${index}`, replaceBankStatement(table, { ...record, version: record.version + 1 })],
          [`lines ${index}`, indexLines(table, statement, moved)],
        ]
      : []
  })
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
  for (const [index, { record, lines: ofStatement }] of told.entries()) {
    const before = kept[index]
    if (before?.format === record.format && (await saysOtherwise(table, before, ofStatement, addedIds)))
      return refuseAct(
        'ruleBroken',
        `statement ${record.number} was read before, and its lines said something else: read it in the encoding that it was read in then`,
      )
  }

  const now: Reading = {
    readAt: clock().toISOString(),
    readBy: act.actor,
    ...(act.principal ? { readAs: act.principal } : {}),
  }
  const readings = new Map(
    told.map(({ record: { statementId } }, index) => [statementId, readingOf(kept[index]) ?? now]),
  )
  const toStore = told.map(({ record, lines: ofStatement }, index): KeptStatement => {
    const { isIncomplete: _isIncomplete, linesFingerprint: _fingerprint, ...before } = kept[index] ?? {}
    const isWhole = !ofStatement.some(({ lineId }) => addedIds.has(lineId))
    return {
      record: {
        ...before,
        ...record,
        ...(readings.get(record.statementId) ?? now),
        version: kept[index]?.version ?? 0,
        ...(isWhole ? {} : { isIncomplete: true as const, linesFingerprint: fingerprintOf(ofStatement) }),
      },
      lines: ofStatement,
    }
  })
  const writes = toStore.flatMap((statement, index): [string, Write][] => [
    [`statement ${index}`, replaceBankStatement(table, statement.record)],
    ...(statement.record.isIncomplete
      ? []
      : [[`lines ${index}`, indexLines(table, statement)] as [string, Write]]),
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
  const moved = await storeLines(table, told, added, readings)
  return (await completeStatements(table, toStore, moved))
    ? outcome
    : refuseAct('changedMeanwhile', beingRead)
}

export const readStatementAct: RunAct<'statement-read'> = async (given, act, deps) => {
  const parsed = await parseFile(given, deps.table, latestDateAnywhere(deps.clock()))
  if (!Array.isArray(parsed)) return parsed
  let outcome = await keepStatements(parsed, act, deps)
  // Another statement of the account may be imported concurrently: this one is checked against the current chain.
  for (let again = 1; outcome === chainMoved && again < maxTries; again += 1)
    outcome = await keepStatements(parsed, act, deps)
  return outcome
}
