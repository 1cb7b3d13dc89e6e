import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { Handler } from '../http/handle.ts'
import { chooseDefault } from './choose-default.ts'

export const setDefaultCompany: Handler<typeof companiesEndpoints.setDefaultCompany> = async (
  { input: { body }, session },
  deps,
) => chooseDefault(deps, session, body.company_id)
