import type { IncompleteStatement } from '#shared/desk/payments.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import {
  listBankStatements,
  listStatementsOfDays,
  listUnacceptedStatements,
} from '../../data/bank-statement-lists.ts'
import { type BankStatementRecord, listIncompleteStatements } from '../../data/bank-statements.ts'
import { findStoringProgress } from '../../data/statement-chains.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeStatement } from './describe-statement.ts'

/** An account has at most one incomplete statement, unless a file has several. */
const maxIncomplete = 50

const describeIncomplete = async (table: Table): Promise<IncompleteStatement[]> => {
  const statements = await listIncompleteStatements(table, maxIncomplete)
  const described = await Promise.all(
    statements.map(async (statement) => {
      const progress = await findStoringProgress(table, statement)
      // The index lags behind the table.
      if (!progress) return []
      const { statementId, number, account, currency, lineCount, readAt, readBy } = statement
      const { total = lineCount, stored = 0, storedAt = null } = progress
      return [{ statementId, number, account, currency, lines: total, stored, storedAt, readAt, readBy }]
    }),
  )
  return described.flat()
}

type Shown = Pick<BankStatementRecord, 'account' | 'number' | 'from' | 'to'>

const acceptsStatement =
  (search: string | undefined) =>
  ({ account, number }: Shown): boolean =>
    search === undefined || account.endsWith(search) || number === search

const isWithin = (
  { from = '', to = '~' }: { from?: BusinessDate | undefined; to?: BusinessDate | undefined },
  statement: Shown,
): boolean => from <= statement.to && statement.from <= to

export const listStatementsAct: RunAct<'statement-list'> = async (
  { from, to, unaccepted, search, ...page },
  _act,
  { table },
) => {
  const listing = { ...page, accepts: acceptsStatement(search) }
  const listed = unaccepted
    ? listUnacceptedStatements(table, {
        ...listing,
        accepts: (statement) => isWithin({ from, to }, statement) && acceptsStatement(search)(statement),
      })
    : from || to
      ? listStatementsOfDays(table, { ...listing, from, to })
      : listBankStatements(table, search ? listing : page)
  const [{ items, cursor }, incomplete] = await Promise.all([
    listed,
    page.cursor === undefined ? describeIncomplete(table) : [],
  ])
  return {
    ok: true,
    statements: items.map(describeStatement),
    incomplete,
    cursor: cursor ?? null,
  }
}
