import type { IncompleteStatement } from '#shared/desk/payments.ts'
import { listBankStatements, listIncompleteStatements } from '../../data/bank-statements.ts'
import { findStoringProgress } from '../../data/statement-chains.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeStatement } from './describe-statement.ts'

/** An account has one at most, unless a file has several. */
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

export const listStatementsAct: RunAct<'statement-list'> = async (page, _act, { table }) => {
  const [{ items, cursor }, incomplete] = await Promise.all([
    listBankStatements(table, page),
    page.cursor === undefined ? describeIncomplete(table) : [],
  ])
  return {
    ok: true,
    statements: items.map(describeStatement),
    incomplete,
    cursor: cursor ?? null,
  }
}
