import { type BankStatementRecord, indexStatementLines } from '../../data/bank-statements.ts'
import { inBatches } from '../../data/in-batches.ts'
import {
  findLineByFingerprint,
  findStatementLine,
  indexLineFingerprint,
  replaceStatementLine,
} from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { isOfAnotherDay, type StoredLine, storeUnderOwnDay } from './deduplicate-lines.ts'
import type { IdentifiedStatement } from './identify-statement.ts'

/** The number of concurrent writes. */
const atOnce = 25

/** When and by whom a statement was first imported. */
export type Reading = Pick<BankStatementRecord, 'readAt' | 'readBy' | 'readAs'>

/** Stores a line once, however many calls import it concurrently; returns its stored id. */
const keepLine = async (
  table: Table,
  { account, currency }: Pick<BankStatementRecord, 'account' | 'currency'>,
  kept: StoredLine,
  reading: Reading,
): Promise<string> => {
  const { statementId, line: identified } = kept
  const { likenessId, datedId: _datedId, ...line } = identified
  const { lineId } = line
  const isFirst = await table.write(indexLineFingerprint(table, likenessId, lineId, reading.readAt))
  const alike = isFirst ? lineId : await findLineByFingerprint(table, likenessId)
  // Two lines with different references are different, however similar.
  const likely =
    alike !== undefined && alike !== lineId && (alike === likenessId || lineId === likenessId)
      ? alike
      : undefined
  const resembles = kept.resembles ?? likely
  const isWritten = await table.write(
    replaceStatementLine(table, {
      ...line,
      statementId,
      account,
      currency,
      ...(resembles ? { resembles } : {}),
      state: 'open',
      parts: [],
      ...reading,
      version: 0,
    }),
  )
  if (isWritten) return lineId
  // A concurrent import stored a line of another day: this one must not be dropped for it.
  const there = await findStatementLine(table, lineId)
  return there && isOfAnotherDay(kept, there) && lineId !== identified.datedId
    ? keepLine(table, { account, currency }, storeUnderOwnDay(kept, there), reading)
    : lineId
}

/** Stores the new lines of statements; returns the ids that differ from the expected ones. */
export const storeLines = async (
  table: Table,
  statements: readonly IdentifiedStatement[],
  added: readonly StoredLine[],
  readings: ReadonlyMap<string, Reading>,
): Promise<void> => {
  const records = new Map(statements.map(({ record }) => [record.statementId, record]))
  const ids = await inBatches(added, atOnce, async (kept) => {
    const record = records.get(kept.statementId)
    const reading = readings.get(kept.statementId)
    if (!record || !reading) throw new Error(`there is no statement ${kept.statementId}`)
    return [kept.line.lineId, await keepLine(table, record, kept, reading)] as const
  })
  const moved = new Map(ids.filter(([seemed, id]) => seemed !== id))
  for (const { record, lines } of statements)
    if (lines.some(({ lineId }) => moved.has(lineId)))
      await table.write(
        indexStatementLines(
          table,
          record.statementId,
          lines.map(({ lineId }) => moved.get(lineId) ?? lineId),
        ),
      )
}
