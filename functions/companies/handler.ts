import { companiesEndpoints } from '../../shared/companies/companies.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getCompanyProfile } from './get-company-profile.ts'

export const createCompaniesLambda = (deps: Deps) =>
  createAreaLambda(companiesEndpoints, { getCompanyProfile }, deps)
