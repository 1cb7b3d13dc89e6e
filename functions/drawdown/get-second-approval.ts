import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { findSecondApproval } from '../data/second-approvals.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeSecondApproval } from './describe-second-approval.ts'

export const getSecondApproval: Handler<typeof drawdownEndpoints.getSecondApproval> = async (
  { session },
  { table, clock },
) => answer(describeSecondApproval(await findSecondApproval(table, session.companyId), clock()))
