import { complaintFigures } from '#shared/complaints/complaints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type Complaint,
  findOpenComplaints,
  listClosedComplaints,
  listOpenComplaints,
  waitsFrom,
} from '../../data/complaints.ts'
import type { Item, Table } from '../../data/table.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'
import { describeComplaint } from './describe-complaint.ts'

export const listComplaintsAct: RunAct<'complaint-list'> = async (asked, { actor }, deps) => ({
  ok: true,
  ...(await workQueuePage<Complaint, ReturnType<typeof describeComplaint> & { receivedAt: string }>(
    {
      kind: 'complaint',
      list: (limit, after) => listOpenComplaints(deps.table, limit, after),
      find: async (text) => findOpenComplaints(deps.table, await companiesOf(deps.table, text), text.trim()),
      describe: (complaint) => ({ ...describeComplaint(complaint), receivedAt: waitsFrom(complaint) }),
    },
    asked,
    actor,
    deps,
  )),
})

const pageSize = 200

const everyOpen = async (table: Table): Promise<Item<Complaint>[]> => {
  const open: Item<Complaint>[] = []
  for (let after: string | undefined; ; ) {
    const page = await listOpenComplaints(table, pageSize, after)
    open.push(...page)
    after = page.at(-1)?.gsi1sk
    if (page.length < pageSize) return open
  }
}

export const complaintRegisterAct: RunAct<'complaint-register'> = async (_input, _act, { table, clock }) => {
  const [open, closed] = await Promise.all([everyOpen(table), listClosedComplaints(table)])
  const all = [...open, ...closed]
  return {
    ok: true,
    figures: complaintFigures(all, businessDate(clock())),
    complaints: await withCompanyNames(
      all,
      (each) => ({
        ...describeComplaint(each),
        recordedBy: each.recordedBy,
        closedOn: each.closedOn ?? null,
        closedBy: each.closedBy ?? null,
      }),
      table,
    ),
  }
}
