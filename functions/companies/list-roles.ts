import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { companyRoles } from '#shared/companies/company-roles.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listRoles: Handler<typeof companiesEndpoints.listRoles> = async () =>
  answer(companyRoles.map((role) => ({ role, binds: role === 'administrator' })))
