import { endpoint } from '../api/endpoint.ts'
import type { companiesSchemas } from './companies.schemas.ts'

export const companiesEndpoints = {
  /** The company that the logged-in user acts for. */
  getCompanyProfile: endpoint<typeof companiesSchemas.getCompanyProfile>()({
    name: 'get-company-profile',
    method: 'GET',
    path: '/metadata/client/company/profile',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound'],
  }),
  /**
   * Acts for another of the user's companies from here on: answers a new session, which lasts no longer than the one of
   * before, and ends that one.
   */
  switchCompany: endpoint<typeof companiesSchemas.switchCompany>()({
    name: 'switch-company',
    method: 'POST',
    path: '/metadata/clientuserCompany/switch',
    audience: 'session',
    envelope: 'company',
    errors: ['changedMeanwhile', 'notFound'],
  }),
} as const
