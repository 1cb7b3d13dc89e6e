import type { AgreementKind, CompanionKind } from '#shared/agreements/agreement-kinds.ts'

/**
 * The version of the facility agreement's text. An agreement keeps the version that its signers read: increment it with
 * every change of the text.
 */
export const agreementVersion = '2026.17'

/** The versions of the texts of supplements, likewise. */
export const supplementVersions = {
  addendum: '2026.3',
  increase: '2026.2',
  plan: '2026.3',
} as const satisfies Readonly<Record<Exclude<AgreementKind, 'facility'>, string>>

/** The versions of the texts of companion documents, likewise. */
export const companionVersions: Readonly<Record<CompanionKind, string>> = {
  rpa: '2026.1',
  guarantee: '2026.3',
}
