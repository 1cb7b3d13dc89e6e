import type { SignupTerms } from '#shared/account/signup-terms.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { create, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/**
 * Proof that a user accepted documents, those of one moment together: which wordings, in which language, when and from
 * where. Never deleted.
 */
export interface Consent {
  userId: string
  agreements: readonly SignupTerms[]
  locale: Locale
  at: string
  ip: string
}

const prefix = 'CONSENT#'

/** Access pattern: what a user accepted. */
export const listConsents = async (table: Table, userId: string): Promise<Consent[]> =>
  (await table.query<Consent>({ pk: userPartition(userId), prefix })).items

export const createConsent = (table: Table, consent: Consent): Write =>
  create<Consent>(table, {
    pk: userPartition(consent.userId),
    sk: `${prefix}${consent.at}`,
    type: 'consent',
    ...consent,
  })
