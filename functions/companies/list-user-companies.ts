import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { listOwnCompanies } from './own-companies.ts'

/** Only the caller's own: another user is as unknown as a missing one. */
export const listUserCompanies: Handler<typeof companiesEndpoints.listUserCompanies> = async (
  { input: { params }, session },
  { table },
) => {
  if (params.userId !== session.userId) return refuse('notFound')
  const companies = await listOwnCompanies(table, session)
  return answer(companies.filter(({ status }) => status === 'Active'))
}
