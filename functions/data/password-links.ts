import { absent, exists } from './condition.ts'
import type { Credentials } from './credentials.ts'
import { deletableAt } from './expiry.ts'
import { create, type Table, update, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/**
 * - `reset`: requested after a forgotten password.
 * - `initial`: the invitation of a user created by the back office.
 */
export type PasswordLinkPurpose = 'reset' | 'initial'

/** A mailed one-time link that sets a password. Stored under the hash of its token. */
export interface PasswordLink {
  userId: string
  /** The address whose password it replaces. */
  email: string
  purpose: PasswordLinkPurpose
  /** The credentials that it replaces: any change of them invalidates the link. */
  credentialsVersion: number
  /** ISO timestamp, UTC. */
  expiresAt: string
  /** Absent until the link has set a password. */
  usedAt?: string
}

const goodForSeconds = { reset: 30 * 60, initial: 7 * 24 * 3600 } as const satisfies Record<
  PasswordLinkPurpose,
  number
>

/** How long a reset link is valid, in seconds. */
export const resetLinkSeconds = goodForSeconds.reset

/** How long an expired link is kept, so that it can be distinguished from one that never existed. */
const keptForSeconds = 30 * 24 * 3600

const key = (token: string) => ({ pk: `PASSWORD-LINK#${hashToken(token)}`, sk: 'PASSWORD-LINK' })

const later = (from: Date, seconds: number): string => new Date(from.getTime() + seconds * 1000).toISOString()

/** Access pattern: the link of a mailed token, including expired and used ones. */
export const findPasswordLink = (table: Table, token: string): Promise<PasswordLink | undefined> =>
  table.get<PasswordLink>(key(token))

/**
 * A link that replaces the password of the given `credentials`: 30 minutes for a reset, 7 days for a first password.
 */
export const createPasswordLink = (
  table: Table,
  token: string,
  purpose: PasswordLinkPurpose,
  { userId, email, version: credentialsVersion }: Pick<Credentials, 'userId' | 'email' | 'version'>,
  now: Date,
): Write =>
  create<PasswordLink>(table, {
    ...key(token),
    type: 'password-link',
    ...deletableAt(later(now, goodForSeconds[purpose] + keptForSeconds), key(token)),
    userId,
    email,
    purpose,
    credentialsVersion,
    expiresAt: later(now, goodForSeconds[purpose]),
  })

/** Consumes a link, in the transaction of the new password. Fails for every call but the first. */
export const consumePasswordLink = (table: Table, token: string, now: Date): Write =>
  update<PasswordLink>(table, key(token), {
    set: { usedAt: now.toISOString() },
    when: { pk: exists, usedAt: absent },
  })
