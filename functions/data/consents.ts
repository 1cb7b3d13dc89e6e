import type { SignupTerms } from '#shared/account/signup-terms.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { create, type Item, put, remove, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/**
 * Proof that a user accepted documents at one moment: versions, language, time and origin. Deleted only with the
 * account, or when its mailbox turns out to be another person's.
 */
export interface Consent {
  userId: string
  agreements: readonly SignupTerms[]
  locale: Locale
  at: string
  ip: string
}

const prefix = 'CONSENT#'

const key = ({ userId, at }: Pick<Consent, 'userId' | 'at'>) => ({
  pk: userPartition(userId),
  sk: `${prefix}${at}`,
})

const itemOf = (consent: Consent): Item<Consent> => ({ ...key(consent), type: 'consent', ...consent })

/** Access pattern: a user's consents. */
export const listConsents = async (table: Table, userId: string): Promise<Consent[]> =>
  (await table.query<Consent>({ pk: userPartition(userId), prefix })).items

export const createConsent = (table: Table, consent: Consent): Write =>
  create<Consent>(table, itemOf(consent))

/** Replaces the previous consents, which another person gave. */
export const replaceConsents = (table: Table, before: readonly Consent[], consent: Consent): Write[] => [
  put<Consent>(table, itemOf(consent)),
  ...before
    .filter(({ at }) => at !== consent.at)
    .map(({ userId, at }) => remove<Consent>(table, key({ userId, at }))),
]
