import * as z from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'

export const companiesEndpoints = {
  getCompanyProfile: endpoint({
    name: 'get-company-profile',
    method: 'GET',
    path: '/metadata/client/company/profile',
    audience: 'session',
    envelope: 'company',
    summary: 'The company that the signed-in user acts for.',
    response: z.object({
      companyId: z.string(),
      id: z.string(),
      /** Null until the company has submitted its KYC. */
      registerNameEn: z.string().nullable(),
      registerNameCn: z.string().nullable(),
      kycStatus: z.enum(kycStatuses),
      isDefault: z.boolean(),
      kyc_id: z.string().nullable(),
    }),
    errors: [20018],
  }),
} as const
