import { inBatches } from '../../data/in-batches.ts'
import { findStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import { type IdentifiedLine, isOfSameDay } from './statements/line-identity.ts'

/** A line with the statement that it was read in. */
export interface ReadLine {
  statementId: string
  line: IdentifiedLine
}

/** A line by the id that it is kept by. */
export interface KeptLine extends ReadLine {
  /** One of another statement with its reference and amount, of another day. */
  resembles?: string
}

type Holder = Pick<StatementLine, 'statementId' | 'bookingDate' | 'valueDate'>

/**
 * The line as it is kept beside one that has its reference and amount and is of another day: by its own day, and told to
 * resemble that one unless both are of one statement, which has each line once. A person decides then.
 */
export const onAnotherDay = (
  { line, statementId }: ReadLine,
  holder: Pick<StatementLine, 'statementId'>,
): KeptLine => {
  const { datedId, lineId } = line
  if (!datedId) throw new Error(`line ${lineId} is known by its day already`)
  return {
    statementId,
    line: { ...line, lineId: datedId },
    ...(holder.statementId === statementId ? {} : { resembles: lineId }),
  }
}

/** True where the line that has the id is of another day: a reference that the bank used again. */
export const isOfAnotherDay = (
  { line }: Pick<ReadLine, 'line'>,
  holder: Pick<StatementLine, 'bookingDate' | 'valueDate'> | undefined,
): boolean => holder !== undefined && line.datedId !== undefined && !isOfSameDay(holder, line)

/**
 * Lines by the ids that they are kept by, and whether they are new: the present one where a line is that, another where the
 * reference and the amount alone are the same.
 */
export const deduplicateLines = async (
  table: Table,
  lines: readonly ReadLine[],
  atOnce: number,
): Promise<(KeptLine & { isNew: boolean })[]> => {
  const present = await inBatches(lines, atOnce, ({ line }) => findStatementLine(table, line.lineId))
  const claimed = new Map<string, Holder>()
  const kept = lines.map((read, index): KeptLine & { isNew?: boolean } => {
    const { line, statementId } = read
    const { lineId, bookingDate, valueDate } = line
    const here = claimed.get(lineId)
    // Of one statement, two lines are two.
    const isOwn = here?.statementId === statementId
    const holder = isOwn ? here : (present[index] ?? here)
    if (holder && line.datedId && (isOwn || isOfAnotherDay(read, holder))) return onAnotherDay(read, holder)
    claimed.set(lineId, { statementId, bookingDate, valueDate })
    return { ...read, isNew: !present[index] }
  })
  return inBatches(kept, atOnce, async (each) => ({
    ...each,
    isNew: each.isNew ?? !(await findStatementLine(table, each.line.lineId)),
  }))
}
