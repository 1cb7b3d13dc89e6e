import type { BankStatementRecord } from '../../data/bank-statements.ts'
import { inBatches } from '../../data/in-batches.ts'
import { findStatementLine, indexLineFingerprint, replaceStatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { PlacedLine } from './deduplicate-lines.ts'

/** The number of concurrent writes. */
const atOnce = 25

/** When and by whom a statement was first imported. */
export type Reading = Pick<BankStatementRecord, 'readAt' | 'readBy' | 'readAs'>

type StatementOfLine = Pick<BankStatementRecord, 'statementId' | 'account' | 'currency' | 'isByValueDate'>

/** Stores a line once, however often and by however many calls its statement is imported. */
const storeLine = async (
  table: Table,
  { statementId, account, currency, isByValueDate }: StatementOfLine,
  { line: identified, lineId, likenessId, resembles }: PlacedLine,
  reading: Reading,
): Promise<void> => {
  const { alikeKey: _alikeKey, namedKey: _namedKey, datedKey: _datedKey, ...line } = identified
  // Together: a fingerprint without its line would name a line that nobody can find.
  const written = await table.transact({
    fingerprint: indexLineFingerprint(table, likenessId, lineId, reading.readAt),
    line: replaceStatementLine(table, {
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
    }),
  })
  if (written.ok) return
  const stored = await findStatementLine(table, lineId)
  if (stored?.statementId !== statementId)
    throw new Error(`line ${lineId} of statement ${statementId} has the number of another one`)
}

/** Stores the new lines of a statement. */
export const storeLines = async (
  table: Table,
  statement: StatementOfLine,
  placed: readonly PlacedLine[],
  reading: Reading,
): Promise<void> => {
  await inBatches(
    placed.filter(({ isNew }) => isNew),
    atOnce,
    (each) => storeLine(table, statement, each, reading),
  )
}
