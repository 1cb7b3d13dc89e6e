import type { OverdueList } from '#shared/desk/overdue.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { inBatches } from '../../data/in-batches.ts'
import { listPastDue } from '../../data/portfolio.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { pageWorkQueue } from '../engine/work-queue-page.ts'
import { overdueCaseView, readTalks } from './overdue-case.ts'

/** The number of facilities examined concurrently. */
const atOnce = 8

export const listOverdueAct: RunAct<'overdue-list'> = async (asked, { actor }, { table, clock }) => {
  const today = businessDate(clock())
  const page = await pageWorkQueue(
    { kind: 'overdue', list: (limit, after) => listPastDue(table, limit, after) },
    asked,
    actor,
    { table, clock },
  )
  const overdue = await inBatches(page.waiting, atOnce, async ({ row, work }) => {
    const told = await overdueCaseView(table, row, await readTalks(table, row, today), today)
    return told && { ...told, ...work }
  })
  const list: OverdueList = {
    asOf: today,
    overdue: overdue.flatMap((facility) => facility ?? []),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...list }
}
