import { businessDate } from '#shared/time/business-date.ts'
import { findBankStatement, listLinesOfStatement } from '../../data/bank-statements.ts'
import { byQueuePosition } from '../../data/review-queue.ts'
import {
  findStatementLine,
  listDecidedLines,
  listHeldLines,
  listWaitingLines,
  type StatementLine,
} from '../../data/statement-lines.ts'
import type { Item, ItemPage, Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { pendingApprovalsOfRows } from '../engine/pending-approvals.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'
import { createObstacleFinder } from './booking-obstacle.ts'
import { describeLines } from './describe-line.ts'
import { describeStatement } from './describe-statement.ts'
import { loadPayoutFindings } from './load-sent-payouts.ts'
import { createReconciliation } from './reconcile-line.ts'
import { searchStatementLines } from './search-statement-lines.ts'

/** The most lines by one index that a search examines. */
const maxFound = 100

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

export const listStatementLinesAct: RunAct<'statement-line-list'> = async (
  { state, month, statementId, held, search, ...page },
  { actor, principal },
  { table, clock, config, seal },
) => {
  const obstaclesOf = createObstacleFinder({ table, config }, { actor, ...(principal ? { principal } : {}) })
  const describe = async (lines: readonly StatementLine[]) => {
    const [told, obstacles] = await Promise.all([
      describeLines(table, lines, {
        receipts: createReconciliation({ table, clock }),
        payouts: (debits) => loadPayoutFindings({ table, seal }, debits),
      }),
      Promise.all(lines.map(obstaclesOf)),
    ])
    return told.map((line, index) => ({ ...line, heldBack: obstacles[index]?.byRule ?? null }))
  }
  if (statementId !== undefined) {
    const [statement, lineIds] = await Promise.all([
      findBankStatement(table, statementId),
      listLinesOfStatement(table, statementId),
    ])
    if (!statement || !lineIds) return refuseAct('notFound', `there is no statement ${statementId}`)
    const { items, cursor } = await pageOfStatement(table, lineIds, page)
    const lines = await describe(items)
    return { ok: true, statement: describeStatement(statement), lines, cursor: cursor ?? null }
  }
  if (state === 'open') {
    const { waiting, cursor } = await workQueuePage(
      {
        kind: 'statement-line',
        list: (limit, after) => listWaitingLines(table, limit, after),
        find: async (text) => {
          const found = await searchStatementLines(table, text, maxFound)
          return found.filter((line) => line.state === 'open').toSorted(byQueuePosition)
        },
        describe: (line: StatementLine & { companyId?: string }) => ({ line }),
      },
      { held, search, ...page },
      actor,
      { table, clock },
    )
    const told = await describe(waiting.map(({ line }) => line))
    const lines = waiting.flatMap(({ workId, takenBy, takenAt, proposed }, index) => {
      const line = told[index]
      return line ? [{ ...line, proposed, work: { workId, takenBy, takenAt } }] : []
    })
    return { ok: true, statement: null, lines, cursor: cursor ?? null }
  }
  const { items, cursor } =
    state === 'suspense' && month === undefined
      ? await listHeldLines(table, page)
      : await listDecidedLines(table, state, {
          month: month ?? businessDate(clock()).slice(0, 7),
          ...page,
        })
  const [told, proposedOf] = await Promise.all([
    describe(items),
    state === 'suspense' ? pendingApprovalsOfRows({ table, clock }, 'statement-line', items) : () => [],
  ])
  const lines = told.map((line) => ({ ...line, proposed: proposedOf(line) }))
  return { ok: true, statement: null, lines, cursor: cursor ?? null }
}
