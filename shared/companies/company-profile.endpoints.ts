import { companyEndpoint } from '../api/endpoint.ts'
import type { companiesSchemas } from './companies.schemas.ts'

export const companyProfileEndpoints = {
  /** The company of the session. */
  getCompanyProfile: companyEndpoint<typeof companiesSchemas.getCompanyProfile>()({
    name: 'get-company-profile',
    method: 'GET',
    path: '/metadata/client/company/profile',
    reads: true,
    errors: ['notFound'],
  }),
} as const
