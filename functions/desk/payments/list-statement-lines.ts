import * as z from 'zod/mini'
import type { StatementLineTold } from '#shared/desk/payments.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findBankStatement, listLinesOfStatement } from '../../data/bank-statements.ts'
import {
  findStatementLine,
  lineStates,
  listDecidedLines,
  listOpenLines,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Item, ItemPage, Table } from '../../data/table.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { tellHolder } from '../engine/tell-waiting.ts'
import { describeLines } from './describe-line.ts'
import { describeStatement } from './describe-statement.ts'
import { createWhatFor } from './find-what-for.ts'

const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month as 2027-01'))

/** A page of a statement's lines, by their number in it. */
const pageOfStatement = async (
  table: Table,
  lineIds: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<StatementLine>>> => {
  const start = Number(cursor ?? 0)
  const from = Number.isSafeInteger(start) && start > 0 ? start : 0
  const lines = await Promise.all(
    lineIds.slice(from, from + limit).map((lineId) => findStatementLine(table, lineId)),
  )
  const next = from + limit
  return {
    items: lines.flatMap((line) => line ?? []),
    ...(next < lineIds.length ? { cursor: String(next) } : {}),
  }
}

/** Of the lines that are open, who works on them. */
const withHolders = (
  table: Table,
  items: readonly Item<StatementLine>[],
  told: readonly StatementLineTold[],
): Promise<StatementLineTold[]> =>
  Promise.all(
    told.map(async (line, index) => {
      const item = items[index]
      return item?.state === 'open'
        ? { ...line, work: await tellHolder(table, 'statement-line', item) }
        : line
    }),
  )

export const listStatementLinesAct = deskAct({
  name: 'statement-line-list',
  summary:
    'The lines of bank statements: those that are open, with what each seems to be for and why; those of a statement; or those that were decided on in a month.',
  reads: 'personal data',
  schema: z.object({
    state: explained(z._default(z.enum(lineStates), 'open'), 'what became of them', 'booked'),
    month: z.optional(
      explained(monthSchema, 'of those that are decided on: when; this month where none is given', '2027-01'),
    ),
    statementId: z.optional(
      explained(z.string().check(z.minLength(1)), 'all lines of this statement instead', '5d41402abc4b2a76'),
    ),
    limit: fields.listLimit,
    cursor: fields.listCursor,
  }),
  run: async ({ state, month, statementId, ...page }, _act, { table, clock }) => {
    const [statement, lineIds] =
      statementId === undefined
        ? []
        : await Promise.all([findBankStatement(table, statementId), listLinesOfStatement(table, statementId)])
    if (statementId !== undefined && !(statement && lineIds))
      return refuseAct('notFound', `there is no statement ${statementId}`)
    const list = (): Promise<ItemPage<Item<StatementLine>>> => {
      if (lineIds) return pageOfStatement(table, lineIds, page)
      if (state === 'open') return listOpenLines(table, page)
      return listDecidedLines(table, state, { month: month ?? businessDate(clock()).slice(0, 7), ...page })
    }
    const { items, cursor } = await list()
    return {
      ok: true,
      statement: statement ? describeStatement(statement) : null,
      lines: await withHolders(
        table,
        items,
        await describeLines(table, items, createWhatFor({ table, clock })),
      ),
      cursor: cursor ?? null,
    }
  },
})
