import * as z from 'zod/mini'
import { kycStatuses } from '../kyc/kyc-status.ts'

export const companiesSchemas = {
  getCompanyProfile: {
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
  },
}
