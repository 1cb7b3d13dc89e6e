import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { Handler } from '../http/handle.ts'
import { decideRequest } from './decide-request.ts'

export const rejectMember: Handler<typeof companiesEndpoints.rejectMember> = async (
  { input: { body }, session: { companyId, userId } },
  deps,
) => decideRequest(deps, { companyId, userId: body.user_id }, 'rejected', userId)
