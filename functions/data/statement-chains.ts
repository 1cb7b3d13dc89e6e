import type { Currency } from '#shared/money/currency.ts'
import type { ContinuedStatement, StatementHead } from '#shared/repayment/statement-continuity.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A statement that was read before what it continues. */
export interface WaitingStatement extends ContinuedStatement {
  statementId: string
}

/** How far the statements of an account of the lender's follow from each other. */
export interface StatementChain {
  account: string
  currency: Currency
  /** Where they end; absent until two people have accepted the first one. */
  head?: StatementHead & { statementId: string }
  /** What is not known to follow from anything, the earliest first: each continues once what is before it is read or accepted. */
  waiting: readonly WaitingStatement[]
  version: number
}

const key = ({ account, currency }: Pick<StatementChain, 'account' | 'currency'>) => ({
  pk: `STATEMENTCHAIN#${account}#${currency}`,
  sk: 'CHAIN',
})

/** Access pattern: how far the statements of an account follow from each other. */
export const findStatementChain = (
  table: Table,
  of: Pick<StatementChain, 'account' | 'currency'>,
): Promise<Item<StatementChain> | undefined> => table.get<StatementChain>(key(of))

/** Creates a chain (version 0) or replaces the version that was read. */
export const replaceStatementChain = (table: Table, chain: StatementChain): Write =>
  replace<StatementChain>(table, { ...chain, ...key(chain), type: 'statement-chain' })
