import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** How a bank statement stands to what was read of its account before. */
export const continuities = [
  /** It opens with the balance that was known last. */
  'continues',
  /** It covers days that were read before, and comes to its closing balance by what is new in it. */
  'overlaps',
  /** Nothing was read of the account before: its opening balance follows from nothing. */
  'first',
  /** It is of later days, and opens with another balance: something is missing. */
  'gap',
  /** It covers days that were read before, and does not come to its closing balance by what is new in it. */
  'differs',
  /** It ends before what was read last, and has lines that were not known. */
  'earlier',
] as const
export type Continuity = (typeof continuities)[number]

/** What is known of an account: the last statement that continued what was before it, or was accepted. */
export interface StatementHead {
  to: BusinessDate
  closingCents: Cents
  /** The bank's own number of the statement in its year, where it counts them. */
  sequence?: number
}

export interface ContinuedStatement {
  /** Days of its lines; empty of a statement without lines. */
  from: BusinessDate
  to: BusinessDate
  openingCents: Cents
  closingCents: Cents
  sequence?: number
}

/** Whether its lines may be booked by rule: what it says follows from what was known. */
export const isContinuous = (continuity: Continuity): boolean =>
  continuity === 'continues' || continuity === 'overlaps'

/** Whether a statement begins where another one ends. */
export const follows = (statement: ContinuedStatement, { to, closingCents }: StatementHead): boolean =>
  statement.openingCents === closingCents && (statement.from === '' || statement.from >= to)

/** How a statement continues what is known. `fresh` are its lines that were not read before. */
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

/** How many statements the bank numbered between the two; 0 where it begins to count again, or does not count. */
export const missingBetween = (
  head: Pick<StatementHead, 'sequence'> | undefined,
  { sequence }: Pick<ContinuedStatement, 'sequence'>,
): number =>
  head?.sequence === undefined || sequence === undefined ? 0 : Math.max(0, sequence - head.sequence - 1)
