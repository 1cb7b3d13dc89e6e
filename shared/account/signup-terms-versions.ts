import type { TermsKind } from './signup-terms.ts'

/** The wording of the terms that are in force, by the date it was published. */
export const termsVersions = {
  terms_of_use: '2026-11-01',
  privacy_policy: '2026-11-01',
  interest_waiver_plan: '2026-11-01',
  revenue_financing_subsidy_plan: '2026-11-01',
} as const satisfies Record<TermsKind, string>
