import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { listComplaintsOf } from '../data/complaints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeComplaint } from './describe-complaint.ts'

const most = 20

export const listComplaints: Handler<typeof engagementEndpoints.listComplaints> = async (
  { session },
  { table },
) => answer({ complaints: (await listComplaintsOf(table, session.userId, most)).map(describeComplaint) })
