import * as z from 'zod/mini'
import { companyInfoDraftSchema } from '../kyc/company-info.schema.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'

/** What the company tells of itself when it applies: at least one field. */
export const companyInformationInput = companyInfoDraftSchema.check(
  z.refine((fields) => Object.values(fields).some((value) => value !== undefined), 'atLeastOne'),
)

/** The company's KYC that the data are part of, and all that it says of the company by now. */
export const companyInformation = z.object({
  kyc_id: z.string(),
  kyc_status: z.enum(kycStatuses),
  company_info: companyInfoDraftSchema,
})
