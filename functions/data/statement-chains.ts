import type { Currency } from '#shared/money/currency.ts'
import type { ContinuedStatement, StatementHead } from '#shared/repayment/statement-continuity.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A statement that was imported before its predecessor. */
export interface WaitingStatement extends ContinuedStatement {
  statementId: string
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
