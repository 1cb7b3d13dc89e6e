import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'
import { listOwnCompanies } from './own-companies.ts'

export const listAffiliations: Handler<typeof companiesEndpoints.listAffiliations> = async (
  { session },
  { table },
) => answer({ records: await listOwnCompanies(table, session) })
