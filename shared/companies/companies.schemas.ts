import * as z from 'zod/mini'
import { loginAnswer } from '../account/account-answers.schema.ts'
import { idSchema } from '../api/field-schemas.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { companyRoles } from './company-roles.ts'

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
      /** What the caller is in the company. */
      role: z.enum(companyRoles),
    }),
  },
  switchCompany: {
    body: z.object({ company_id: idSchema }),
    response: loginAnswer,
  },
}
