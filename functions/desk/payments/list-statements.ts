import * as z from 'zod/mini'
import { decimalFromCents } from '#shared/money/cents.ts'
import { listBankStatements } from '../../data/bank-statements.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listStatementsAct = deskAct({
  name: 'statement-list',
  summary: 'The statements of the lender’s bank that were read, the latest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async (page, _act, { table }) => {
    const { items, cursor } = await listBankStatements(table, page)
    return {
      ok: true,
      statements: items.map((statement) => ({
        statementId: statement.statementId,
        format: statement.format,
        number: statement.number,
        account: statement.account,
        currency: statement.currency,
        from: statement.from,
        to: statement.to,
        opening: decimalFromCents(statement.openingCents),
        closing: decimalFromCents(statement.closingCents),
        lines: statement.lineCount,
        credits: statement.creditCount,
        credited: decimalFromCents(statement.creditCents),
        readAt: statement.readAt,
        readBy: statement.readBy,
      })),
      cursor: cursor ?? null,
    }
  },
})
