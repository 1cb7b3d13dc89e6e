import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { Handler } from '../http/handle.ts'
import { decideRequest } from './decide-request.ts'

export const confirmMember: Handler<typeof companiesEndpoints.confirmMember> = async (
  { input: { body }, session: { companyId, userId } },
  deps,
) => decideRequest(deps, { companyId, userId: body.user_id }, 'confirmed', userId)
