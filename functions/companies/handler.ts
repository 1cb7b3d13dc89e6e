import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { companiesSchemas } from '#shared/companies/companies.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof companiesEndpoints> = {
  getCompanyProfile: async () => (await import('./get-company-profile.ts')).getCompanyProfile,
  switchCompany: async () => (await import('./switch-company.ts')).switchCompany,
}

export const createCompaniesLambda = (deps: Deps) =>
  createAreaLambda(companiesEndpoints, companiesSchemas, handlers, deps)
