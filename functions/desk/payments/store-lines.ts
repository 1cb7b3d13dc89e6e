import type { BankStatementRecord } from '../../data/bank-statements.ts'
import { inBatches } from '../../data/in-batches.ts'
import { recordStoringProgress } from '../../data/statement-chains.ts'
import { indexStatementLine } from '../../data/statement-line-index.ts'
import {
  findStatementLines,
  indexLineFingerprint,
  replaceStatementLine,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { PlacedLine } from './deduplicate-lines.ts'
import { findFreeFingerprints } from './free-fingerprints.ts'

/** In a transaction of at most a hundred writes, a line and its fingerprint each. */
const maxTogether = 50
/** Concurrent transactions. */
const atOnce = 8
/** Retries: another import of the same statement may store some of a transaction's lines first. */
const maxTries = 10

/** When and by whom a statement was first imported. */
export type Reading = Pick<BankStatementRecord, 'readAt' | 'readBy' | 'readAs'>

type StatementOfLine = Pick<BankStatementRecord, 'statementId' | 'account' | 'currency' | 'isByValueDate'>

const lineOf = (
  { statementId, account, currency, isByValueDate }: StatementOfLine,
  { line: identified, lineId, resembles }: PlacedLine,
  reading: Reading,
): StatementLine => {
  const { alikeKey: _alikeKey, namedKey: _namedKey, datedKey: _datedKey, ...line } = identified
  return {
    ...line,
    lineId,
    statementId,
    account,
    currency,
    ...(isByValueDate ? { isByValueDate } : {}),
    ...(resembles ? { resembles } : {}),
    state: 'open',
    parts: [],
    ...reading,
    version: 0,
  }
}

/** The lines of a statement that are not stored yet. */
const missingOf = async (
  table: Table,
  { statementId }: StatementOfLine,
  placed: readonly PlacedLine[],
): Promise<PlacedLine[]> => {
  const stored = await findStatementLines(
    table,
    placed.map(({ lineId }) => lineId),
  )
  const other = stored.find((line) => line && line.statementId !== statementId)
  if (other) throw new Error(`line ${other.lineId} of statement ${statementId} has the number of another one`)
  return placed.filter((_line, index) => !stored[index])
}

/** Stores lines in one transaction, each once, however often and by however many calls its statement is imported. */
const storeTogether = async (
  table: Table,
  statement: StatementOfLine,
  placed: readonly PlacedLine[],
  reading: Reading,
): Promise<void> => {
  let left = placed
  for (let tries = 1; left.length > 0; tries++) {
    // Together: a fingerprint without its line would name a line that nobody can find.
    const writes = left.flatMap((each) => [
      indexLineFingerprint(table, each.likenessId, each.lineId, reading.readAt),
      replaceStatementLine(table, lineOf(statement, each, reading)),
    ])
    const written = await table.transact(Object.fromEntries(writes.map((write, index) => [index, write])))
    if (written.ok) return
    if (tries === maxTries) throw new Error(`lines of statement ${statement.statementId} cannot be stored`)
    left = await missingOf(table, statement, left)
  }
}

const groupsOf = <Each>(all: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

/** As many writes as a transaction has: thousands of single ones would take longer than an import may. */
const maxWrites = 100

/** Indexes lines once all are stored. After a crash, all are indexed again: a complete statement is indexed whole. */
const indexTogether = async (table: Table, lines: readonly StatementLine[]): Promise<void> => {
  const writes = lines.flatMap((line) => indexStatementLine(table, line))
  await inBatches(groupsOf(writes, maxWrites), atOnce, (group) =>
    table.transact(Object.fromEntries(group.map((write, index) => [index, write]))),
  )
}

/** Chooses new fingerprint ids: the lines that are stored may have taken those of the others. */
const withFreeFingerprints = async (table: Table, placed: readonly PlacedLine[]): Promise<PlacedLine[]> => {
  const ids = await findFreeFingerprints(
    table,
    placed.map(({ line }) => line.alikeKey),
  )
  return placed.map((each, index) => ({ ...each, likenessId: ids[index] ?? each.likenessId }))
}

interface Storing {
  reading: Reading
  /** Some lines may be stored already. */
  isResumed: boolean
  /** Some of them with other texts. */
  hasOtherTexts: boolean
  now: () => Date
}

/** Stores the new lines of a statement, and after each group of transactions how many are stored. */
export const storeLines = async (
  table: Table,
  statement: StatementOfLine,
  placed: readonly PlacedLine[],
  { reading, isResumed, hasOtherTexts, now }: Storing,
): Promise<void> => {
  const fresh = placed.filter(({ isNew }) => isNew)
  const missing = isResumed ? await missingOf(table, statement, fresh) : fresh
  const left = hasOtherTexts ? await withFreeFingerprints(table, missing) : missing
  let stored = fresh.length - left.length
  for (const together of groupsOf(left, maxTogether * atOnce)) {
    await inBatches(groupsOf(together, maxTogether), atOnce, (each) =>
      storeTogether(table, statement, each, reading),
    )
    stored += together.length
    if (stored < fresh.length)
      await table.write(recordStoringProgress(table, statement, { stored, storedAt: now().toISOString() }))
  }
  await indexTogether(
    table,
    fresh.map((each) => lineOf(statement, each, reading)),
  )
}
