import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { listOwnCompanies } from './own-companies.ts'

/** Only ever the caller's own: anybody else is as unknown as nobody. */
export const listUserCompanies: Handler<typeof companiesEndpoints.listUserCompanies> = async (
  { input: { params }, session },
  { table },
) => {
  if (params.userId !== session.userId) return refuse('notFound')
  const companies = await listOwnCompanies(table, session)
  return answer(companies.filter(({ status }) => status === 'Active'))
}
