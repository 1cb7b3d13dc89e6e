import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The continuity of a bank statement with earlier ones of its account. */
export const continuities = [
  /** Its opening balance is the last known balance. */
  'continues',
  /** It covers known days, and its new lines lead to its closing balance. */
  'overlaps',
  /** The first statement of the account: its opening balance cannot be checked. */
  'first',
  /** It covers later days, with another opening balance: something is missing. */
  'gap',
  /** It covers known days, and its new lines do not lead to its closing balance. */
  'differs',
  /** It ends before the last known statement, and has unknown lines. */
  'earlier',
] as const
export type Continuity = (typeof continuities)[number]

/** The end of an account's chain: the last continuous or accepted statement. */
export interface StatementHead {
  to: BusinessDate
  closingCents: Cents
  /** The bank's sequence number within the year, if it has one. */
  sequence?: number
}

export interface ContinuedStatement {
  /** The range of its lines; empty for a statement without lines. */
  from: BusinessDate
  to: BusinessDate
  openingCents: Cents
  closingCents: Cents
  sequence?: number
}

/** Whether a statement's lines may be booked by rule: it follows from known data. */
export const isContinuous = (continuity: Continuity): boolean =>
  continuity === 'continues' || continuity === 'overlaps'

/** Whether a statement begins where another one ends. */
export const follows = (statement: ContinuedStatement, { to, closingCents }: StatementHead): boolean =>
  statement.openingCents === closingCents && (statement.from === '' || statement.from >= to)

/** The continuity of a statement with the chain. `fresh` are its new lines. */
export const continuityOf = (
  head: StatementHead | undefined,
  statement: ContinuedStatement,
  fresh: { count: number; cents: Cents },
): Continuity => {
  if (!head) return 'first'
  if (follows(statement, head)) return 'continues'
  if (statement.from > head.to) return 'gap'
  if (fresh.count === 0) return 'overlaps'
  if (statement.to < head.to) return 'earlier'
  return head.closingCents + fresh.cents === statement.closingCents ? 'overlaps' : 'differs'
}

/** The number of missing statements between two; 0 if the numbering restarts or does not exist. */
export const countMissingStatements = (
  head: Pick<StatementHead, 'sequence'> | undefined,
  { sequence }: Pick<ContinuedStatement, 'sequence'>,
): number =>
  head?.sequence === undefined || sequence === undefined ? 0 : Math.max(0, sequence - head.sequence - 1)
