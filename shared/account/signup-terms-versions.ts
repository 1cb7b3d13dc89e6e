/** The terms that a signup accepts. The payment-platform line has no interest waiver plan. */
export const termsKinds = [
  'terms_of_use',
  'privacy_policy',
  'interest_waiver_plan',
  'revenue_financing_subsidy_plan',
] as const
export type TermsKind = (typeof termsKinds)[number]

/** The terms' versions in force, by publication date. */
export const termsVersions = {
  terms_of_use: '2026-11-29',
  privacy_policy: '2026-11-28',
  interest_waiver_plan: '2026-11-29',
  revenue_financing_subsidy_plan: '2026-11-29',
} as const satisfies Record<TermsKind, string>
