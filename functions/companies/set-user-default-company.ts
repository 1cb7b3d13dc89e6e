import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { type Handler, refuse } from '../http/handle.ts'
import { chooseDefault } from './choose-default.ts'

/** Only ever the caller's own: anybody else is as unknown as nobody. */
export const setUserDefaultCompany: Handler<typeof companiesEndpoints.setUserDefaultCompany> = async (
  { input: { params, body }, session },
  deps,
) => (params.userId === session.userId ? chooseDefault(deps, session, body.company_id) : refuse('notFound'))
