import type { Currency } from '#shared/money/currency.ts'
import type { ContinuedStatement, StatementHead } from '#shared/repayment/statement-continuity.ts'
import type { CoveredPeriod, StatementWithNewLines } from '#shared/repayment/statement-coverage.ts'
import { exists } from './condition.ts'
import { type Item, put, remove, replace, type Table, update, type Write } from './table.ts'

/** A statement that was imported before its predecessor. */
export interface WaitingStatement extends ContinuedStatement {
  statementId: string
}

/** A statement with lines that may be stored twice: its balances count once a person has decided on each. */
export interface DoubtfulStatement extends StatementWithNewLines {
  /** The number of its lines that are undecided. */
  undecided: number
}

/** The chain of consecutive statements of one of the lender's accounts. */
export interface StatementChain {
  account: string
  currency: Currency
  /** The end of the chain; absent until two people have accepted the first statement. */
  head?: StatementHead & { statementId: string }
  /**
   * Statements without a known predecessor, the earliest first: each joins the chain once its predecessor is imported
   * or accepted.
   */
  waiting: readonly WaitingStatement[]
  /** The periods whose lines are stored without gaps. Absent before balances were compared. */
  coverage?: readonly CoveredPeriod[]
  doubtful?: readonly DoubtfulStatement[]
  version: number
}

const key = ({ account, currency }: Pick<StatementChain, 'account' | 'currency'>) => ({
  pk: `STATEMENTCHAIN#${account}#${currency}`,
  sk: 'CHAIN',
})

/** Access pattern: the statement chain of an account. */
export const findStatementChain = (
  table: Table,
  of: Pick<StatementChain, 'account' | 'currency'>,
): Promise<Item<StatementChain> | undefined> => table.get<StatementChain>(key(of))

/** Creates a chain (version 0) or replaces the version that was read. */
export const replaceStatementChain = (table: Table, chain: StatementChain): Write =>
  replace<StatementChain>(table, { ...chain, ...key(chain), type: 'statement-chain' })

const incompletePrefix = 'INCOMPLETE#'

/** How many of a statement's new lines are stored, and when the last of them were. */
export interface StoringProgress {
  stored: number
  storedAt: string
}

interface IncompleteStatement extends Partial<StoringProgress> {
  statementId: string
  /** How many of its lines are new. Absent before lines were stored in groups. */
  total?: number
}

type AccountOf = Pick<StatementChain, 'account' | 'currency'>

const incompleteKey = (of: AccountOf, statementId: string) => ({
  pk: key(of).pk,
  sk: `${incompletePrefix}${statementId}`,
})

/** Marks a statement whose lines are not all stored: no other one of the account is imported until they are. */
export const markIncomplete = (
  table: Table,
  of: AccountOf,
  { statementId, total }: { statementId: string; total: number },
): Write =>
  put<IncompleteStatement>(table, {
    ...incompleteKey(of, statementId),
    type: 'incomplete-statement',
    statementId,
    total,
  })

/** Records how many lines are stored by now. Does nothing once all are. */
export const recordStoringProgress = (
  table: Table,
  { statementId, ...of }: AccountOf & { statementId: string },
  { stored, storedAt }: StoringProgress,
): Write =>
  update<IncompleteStatement>(table, incompleteKey(of, statementId), {
    set: { stored, storedAt },
    when: { pk: exists },
  })

/** Access pattern: how many lines of an incomplete statement are stored; undefined once all are. */
export const findStoringProgress = (
  table: Table,
  { statementId, ...of }: AccountOf & { statementId: string },
): Promise<(Partial<StoringProgress> & { total?: number }) | undefined> =>
  table.get<IncompleteStatement>(incompleteKey(of, statementId))

export const unmarkIncomplete = (table: Table, of: AccountOf, statementId: string): Write =>
  remove<IncompleteStatement>(table, incompleteKey(of, statementId))

/** Access pattern: the statements of an account whose lines are not all stored. */
export const listIncomplete = async (table: Table, of: AccountOf): Promise<string[]> => {
  const { items } = await table.query<IncompleteStatement>({
    pk: key(of).pk,
    prefix: incompletePrefix,
    consistent: true,
  })
  return items.map(({ statementId }) => statementId)
}
