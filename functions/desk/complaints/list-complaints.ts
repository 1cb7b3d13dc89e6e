import { complaintFigures } from '#shared/complaints/complaint-figures.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { listComplaintCounts } from '../../data/complaint-figures.ts'
import {
  findComplaints,
  findOpenComplaints,
  listComplaints,
  listOpenComplaints,
} from '../../data/complaint-lists.ts'
import { type Complaint, waitsFrom } from '../../data/complaints.ts'
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

export const complaintRegisterAct: RunAct<'complaint-register'> = async (
  { complaintStatus: status, search, ...listing },
  _act,
  { table },
) => {
  const page = { ...listing, status }
  const { items, cursor } =
    search === undefined
      ? await listComplaints(table, page)
      : await findComplaints(
          table,
          { companyIds: await companiesOf(table, search), text: search.trim() },
          page,
        )
  return {
    ok: true,
    complaints: await withCompanyNames(
      items,
      (each) => ({
        ...describeComplaint(each),
        recordedBy: each.recordedBy,
        closedOn: each.closedOn ?? null,
        closedBy: each.closedBy ?? null,
      }),
      table,
    ),
    cursor: cursor ?? null,
  }
}

export const complaintFiguresAct: RunAct<'complaint-figures'> = async (_input, _act, { table, clock }) => ({
  ok: true,
  figures: complaintFigures(await listComplaintCounts(table), businessDate(clock())),
})
