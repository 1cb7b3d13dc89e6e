import * as z from 'zod/mini'
import { listBankStatements } from '../../data/bank-statements.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { describeStatement } from './describe-statement.ts'

export const listStatementsAct = deskAct({
  name: 'statement-list',
  summary: 'The statements of the lender’s bank that were read, the latest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async (page, _act, { table }) => {
    const { items, cursor } = await listBankStatements(table, page)
    return {
      ok: true,
      statements: items.map(describeStatement),
      cursor: cursor ?? null,
    }
  },
})
