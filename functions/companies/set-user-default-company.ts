import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { type Handler, refuse } from '../http/handle.ts'
import { chooseDefault } from './choose-default.ts'

/** Only the caller's own: another user is as unknown as a missing one. */
export const setUserDefaultCompany: Handler<typeof companiesEndpoints.setUserDefaultCompany> = async (
  { input: { params, body }, session },
  deps,
) => (params.userId === session.userId ? chooseDefault(deps, session, body.company_id) : refuse('notFound'))
