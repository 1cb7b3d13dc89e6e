import type { OverdueList } from '#shared/desk/overdue.ts'
import { nextActionDay } from '#shared/portfolio/next-action.ts'
import { dueDatesOf } from '#shared/repayment/charge-order-aging.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import { listFollowUps } from '../../data/follow-ups.ts'
import { inBatches } from '../../data/in-batches.ts'
import { type Contribution, findContribution, listPastDue } from '../../data/portfolio.ts'
import type { Item, Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { pageWorkQueue } from '../engine/work-queue-page.ts'
import { overdueCaseView, readTalks } from './overdue-case.ts'

/** The number of facilities examined concurrently. */
const atOnce = 8

const isBetween = (day: string, { from, to }: { from: string; to: string }): boolean =>
  day >= from && day <= to

type PastDueRow = Item<Contribution>

/** The past-due facilities of companies. */
const findPastDueOf = async (table: Table, companyIds: readonly string[]): Promise<PastDueRow[]> => {
  const facilities = await inBatches(companyIds, atOnce, (companyId) =>
    listCompanyFacilities(table, companyId),
  )
  const filed = await inBatches(facilities.flat(), atOnce, ({ facilityId }) =>
    findContribution(table, facilityId),
  )
  return filed.flatMap((row) => (row?.pastDue ? row : []))
}

export const listOverdueAct: RunAct<'overdue-list'> = async (asked, { actor }, { table, clock }) => {
  const { bucket, order } = asked
  const today = businessDate(clock())
  const followUps = await listFollowUps(table)
  // Also of a cursor's row, which may have left the list since: the place depends on nothing else.
  const placeOf = (workId: string): string => {
    const [since, facilityId] = [workId.slice(0, 10), workId.slice(11)]
    return order === 'daysPastDue' ? workId : `${nextActionDay(since, followUps.get(facilityId))}#${workId}`
  }
  const inOrder = (rows: readonly PastDueRow[]): PastDueRow[] =>
    rows.toSorted((a, b) => (placeOf(a.gsi1sk ?? '') < placeOf(b.gsi1sk ?? '') ? -1 : 1))
  const dueDates = bucket ? dueDatesOf(bucket, today) : { from: '0', to: today }
  // Few facilities are past due at a time: they are read once, and paged by the place in either order.
  let all: Promise<PastDueRow[]> | undefined
  const list = async (limit: number, after: string | undefined): Promise<PastDueRow[]> => {
    all ??= listPastDue(table, dueDates).then(inOrder)
    const rows = await all
    return rows.filter(({ gsi1sk = '' }) => !after || placeOf(gsi1sk) > placeOf(after)).slice(0, limit)
  }
  const find = async (text: string) => inOrder(await findPastDueOf(table, await companiesOf(table, text)))
  const page = await pageWorkQueue({ kind: 'overdue', list, find }, asked, actor, { table, clock })
  const overdue = await inBatches(page.waiting, atOnce, async ({ row, work }) => {
    // A user's own items are found without the list.
    if (!row.pastDue || !isBetween(row.pastDue.since, dueDates)) return undefined
    const talks = await readTalks(table, row, today)
    const view = await overdueCaseView(table, row, talks, followUps.get(row.facilityId), clock())
    return view && { ...view, ...work }
  })
  const response: OverdueList = {
    asOf: today,
    overdue: overdue.flatMap((facility) => facility ?? []),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...response }
}
