import * as z from 'zod/mini'
import { percentSchema } from '../api/field-schemas.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'

const named = {
  person_id: z.nullable(z.string()),
  name_en: z.string(),
  name_cn: z.nullable(z.string()),
}

/** Who owns the company, as its KYC has it. Shares in percent. */
export const shareholderStructure = z.object({
  /** How far the KYC's review is: before it is approved the structure is what was declared. */
  kyc_status: z.enum(kycStatuses),
  shareholders: z.array(
    z.object({ ...named, capacity: z.nullable(z.string()), ownership_percent: percentSchema }),
  ),
  /** Everybody who holds 25% or more in the end, the largest first. */
  beneficial_owners: z.array(z.object({ ...named, ownership_percent: z.string() })),
  /** All declared shares together. */
  declared_percent: z.string(),
})
