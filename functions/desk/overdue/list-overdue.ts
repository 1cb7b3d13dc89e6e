import * as z from 'zod/mini'
import type { OverdueList } from '#shared/desk/overdue.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { inBatches } from '../../data/in-batches.ts'
import { listPastDue } from '../../data/portfolio.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { readTalks, tellOverdue } from './tell-overdue.ts'

/** So many facilities are looked into at once. */
const atOnce = 8

export const listOverdueAct = deskAct({
  name: 'overdue-list',
  summary:
    'The facilities that something is past due of, the longest first: how much, what is to be done next, what was promised and the last contact.',
  reads: 'personal data',
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async ({ limit, cursor }, _act, { table, clock }) => {
    const today = businessDate(clock())
    const page = await listPastDue(table, { limit, cursor })
    const overdue = await inBatches(page.items, atOnce, async (filed) =>
      tellOverdue(table, filed, await readTalks(table, filed, today), today),
    )
    const list: OverdueList = {
      asOf: today,
      overdue: overdue.flatMap((facility) => facility ?? []),
      ...(page.cursor ? { cursor: page.cursor } : {}),
    }
    return { ok: true, ...list }
  },
})
