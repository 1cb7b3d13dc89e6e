import { inBatches } from '../../data/in-batches.ts'
import { findStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { type IdentifiedLine, isOfSameDay } from './statements/line-identity.ts'

/** A line with its imported statement. */
export interface ReadLine {
  statementId: string
  line: IdentifiedLine
}

/** A line with its stored id. */
export interface StoredLine extends ReadLine {
  /** A line of another statement with the same reference and amount on another day. */
  resembles?: string
}

type Holder = Pick<StatementLine, 'statementId' | 'bookingDate' | 'valueDate'>

/**
 * A line whose reference and amount are those of a stored line of another day: stored under its own day, and marked as
 * resembling that line unless both are of one statement, which has each line once. A person decides.
 */
export const storeUnderOwnDay = (
  { line, statementId }: ReadLine,
  holder: Pick<StatementLine, 'statementId'>,
): StoredLine => {
  const { datedId, lineId } = line
  if (!datedId) throw new Error(`line ${lineId} is known by its day already`)
  return {
    statementId,
    line: { ...line, lineId: datedId },
    ...(holder.statementId === statementId ? {} : { resembles: lineId }),
  }
}

/** True if the stored line with that id is of another day: the bank reused a reference. */
export const isOfAnotherDay = (
  { line }: Pick<ReadLine, 'line'>,
  holder: Pick<StatementLine, 'bookingDate' | 'valueDate'> | undefined,
): boolean => holder !== undefined && line.datedId !== undefined && !isOfSameDay(holder, line)

/**
 * Lines by their stored ids, and whether they are new: the stored line if it is the same, a different id if only
 * reference and amount match.
 */
export const deduplicateLines = async (
  table: Table,
  lines: readonly ReadLine[],
  atOnce: number,
): Promise<(StoredLine & { isNew: boolean })[]> => {
  const present = await inBatches(lines, atOnce, ({ line }) => findStatementLine(table, line.lineId))
  const claimed = new Map<string, Holder>()
  const kept = lines.map((read, index): StoredLine & { isNew?: boolean } => {
    const { line, statementId } = read
    const { lineId, bookingDate, valueDate } = line
    const here = claimed.get(lineId)
    // Two lines of one statement are different lines.
    const isOwn = here?.statementId === statementId
    const holder = isOwn ? here : (present[index] ?? here)
    if (holder && line.datedId && (isOwn || isOfAnotherDay(read, holder)))
      return storeUnderOwnDay(read, holder)
    claimed.set(lineId, { statementId, bookingDate, valueDate })
    return { ...read, isNew: !present[index] }
  })
  return inBatches(kept, atOnce, async (each) => ({
    ...each,
    isNew: each.isNew ?? !(await findStatementLine(table, each.line.lineId)),
  }))
}
