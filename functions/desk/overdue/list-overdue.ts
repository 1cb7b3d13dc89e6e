import type { OverdueList } from '#shared/desk/overdue.ts'
import { dueDatesOf } from '#shared/repayment/charge-order-aging.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import { listFollowUps } from '../../data/follow-ups.ts'
import { inBatches } from '../../data/in-batches.ts'
import { findContribution, listPastDue } from '../../data/portfolio.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { pageWorkQueue } from '../engine/work-queue-page.ts'
import { overdueCaseView, readContactHistory } from './overdue-case.ts'
import { nextActionPlace, type PastDueRow, pageByNextAction } from './page-past-due.ts'

/** The number of facilities examined concurrently. */
const atOnce = 8

const isBetween = (day: string, { from, to }: { from: string; to: string }): boolean =>
  day >= from && day <= to

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
  const dueDates = bucket ? dueDatesOf(bucket, today) : { from: '0', to: today }
  const placeOf = ({ gsi1sk = '' }: PastDueRow): string =>
    order === 'daysPastDue' ? gsi1sk : nextActionPlace(gsi1sk, followUps)
  const inOrder = (rows: readonly PastDueRow[]): PastDueRow[] =>
    rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  const list = (limit: number, after: string | undefined): Promise<PastDueRow[]> =>
    order === 'daysPastDue'
      ? listPastDue(table, dueDates, limit, after)
      : pageByNextAction(table, dueDates, followUps, limit, after)
  const find = async (text: string) => inOrder(await findPastDueOf(table, await companiesOf(table, text)))
  const page = await pageWorkQueue({ kind: 'overdue', list, find }, asked, actor, { table, clock })
  const overdue = await inBatches(page.waiting, atOnce, async ({ row, work }) => {
    // A user's own items are found without the list.
    if (!row.pastDue || !isBetween(row.pastDue.since, dueDates)) return undefined
    const talks = await readContactHistory(table, row, today)
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
