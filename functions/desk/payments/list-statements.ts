import { listBankStatements } from '../../data/bank-statements.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeStatement } from './describe-statement.ts'

export const listStatementsAct: RunAct<'statement-list'> = async (page, _act, { table }) => {
  const { items, cursor } = await listBankStatements(table, page)
  return {
    ok: true,
    statements: items.map(describeStatement),
    cursor: cursor ?? null,
  }
}
