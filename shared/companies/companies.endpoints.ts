import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'

export const companiesEndpoints = {
  getCompanyProfile: endpoint({
    name: 'get-company-profile',
    method: 'GET',
    path: '/metadata/client/company/profile',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'The company that the logged-in user acts for.',
    response: z.object({
      companyId: z.string(),
      id: z.string(),
      /** Null until the company has submitted its KYC. */
      registerNameEn: z.nullable(z.string()),
      registerNameCn: z.nullable(z.string()),
      kycStatus: z.enum(kycStatuses),
      isDefault: z.boolean(),
      kyc_id: z.nullable(z.string()),
    }),
    errors: ['notFound'],
  }),
} as const
