import type { KycDetail } from '../../../web/features/kyc/kyc-drafts.ts'

/** A new KYC without any data. */
export const aKyc = (changes: Partial<KycDetail> = {}): KycDetail => ({
  id: 'kyc-1',
  version: 1,
  status: 'draft',
  submitted_at: null,
  submitted_by: null,
  taken_at: null,
  decided_at: null,
  answer_due: null,
  is_corrected: false,
  return_reason: null,
  returned_fields: [],
  reviews: [],
  company_info: null,
  business_info: null,
  connected_persons: null,
  documents: null,
  in_force: null,
  files: [],
  hidden: [],
  told_numbers: [],
  ...changes,
})
