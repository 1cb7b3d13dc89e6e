import type { AgreementKind, CompanionKind } from '#shared/agreements/agreement-kinds.ts'

/**
 * Of the facility agreement's words. An agreement keeps the version that its signers read: whoever changes the words
 * counts it up.
 */
export const agreementVersion = '2026.11'

/** Of the words of what is added to a facility agreement, likewise. */
export const supplementVersions = {
  addendum: '2026.3',
  increase: '2026.1',
} as const satisfies Readonly<Record<Exclude<AgreementKind, 'facility'>, string>>

/** Of the words of what is signed together with a facility agreement, likewise. */
export const companionVersions: Readonly<Record<CompanionKind, string>> = {
  rpa: '2026.1',
  guarantee: '2026.1',
}
