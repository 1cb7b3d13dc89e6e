import type { AgreementDocument } from './agreements.ts'

/** The wording of each document that is in force, by the date it was published. */
export const agreementVersions = {
  terms_of_use: '2026-11-01',
  privacy_policy: '2026-11-01',
  interest_waiver_plan: '2026-11-01',
  revenue_financing_subsidy_plan: '2026-11-01',
} as const satisfies Record<AgreementDocument, string>
