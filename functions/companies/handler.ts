import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { companiesSchemas } from '#shared/companies/companies.schemas.ts'
import type { Handlers } from '../http/handle.ts'
import { createAreaLambda } from '../http/lambda.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof companiesEndpoints> = {
  getCompanyProfile: async () => (await import('./get-company-profile.ts')).getCompanyProfile,
}

export const createCompaniesLambda = (deps: Deps) =>
  createAreaLambda(companiesEndpoints, companiesSchemas, handlers, deps)
