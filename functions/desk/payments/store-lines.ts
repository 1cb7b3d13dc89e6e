import type { BankStatementRecord } from '../../data/bank-statements.ts'
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
  const writeOf = (resembles: string | undefined) =>
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
    })
  // Together: a fingerprint without its line would name a line that nobody can find.
  const written = await table.transact({
    fingerprint: indexLineFingerprint(table, likenessId, lineId, reading.readAt),
    line: writeOf(kept.resembles),
  })
  if (written.ok) return lineId
  if (written.failed.includes('fingerprint')) {
    const alike = await findLineByFingerprint(table, likenessId)
    // Two lines with different references are different, however similar.
    const isLikely = alike !== lineId && (alike === likenessId || lineId === likenessId)
    if (await table.write(writeOf(kept.resembles ?? (isLikely ? alike : undefined)))) return lineId
  }
  // A concurrent import stored a line of another day: this one must not be dropped for it.
  const there = await findStatementLine(table, lineId)
  return there && isOfAnotherDay(kept, there) && lineId !== identified.datedId
    ? keepLine(table, { account, currency }, storeUnderOwnDay(kept, there), reading)
    : lineId
}

/** Stores the new lines of statements; returns the stored id of each line whose id is another than expected. */
export const storeLines = async (
  table: Table,
  statements: readonly IdentifiedStatement[],
  added: readonly StoredLine[],
  readings: ReadonlyMap<string, Reading>,
): Promise<ReadonlyMap<string, string>> => {
  const records = new Map(statements.map(({ record }) => [record.statementId, record]))
  const ids = await inBatches(added, atOnce, async (kept) => {
    const record = records.get(kept.statementId)
    const reading = readings.get(kept.statementId)
    if (!record || !reading) throw new Error(`there is no statement ${kept.statementId}`)
    return [kept.line.lineId, await keepLine(table, record, kept, reading)] as const
  })
  return new Map(ids.filter(([seemed, id]) => seemed !== id))
}
