import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { switchSession } from '../account/sessions/switch-session.ts'
import { findMembership, isActive } from '../data/memberships.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

/** Another user's company is as unknown as one that never existed. */
export const switchCompany: Handler<typeof companiesEndpoints.switchCompany> = async (
  { input: { body }, session, request },
  deps,
) => {
  const named = { companyId: body.company_id, userId: session.userId }
  const membership = await findMembership(deps.table, named)
  if (!isActive(membership)) return refuse('notFound', [{ field: 'body.company_id', rule: 'invalid' }])
  const loginResponse = await switchSession(deps, session, membership, request)
  return loginResponse ? answer(loginResponse) : refuse('changedMeanwhile')
}
