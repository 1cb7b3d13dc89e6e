import { absent, exists } from './condition.ts'
import type { Credentials } from './credentials.ts'
import { deletableAt } from './expiry.ts'
import { create, type Table, update, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/**
 * - `reset`: asked for by who forgot the password.
 * - `initial`: the invitation to a user whom the lender's side made.
 */
export type PasswordLinkPurpose = 'reset' | 'initial'

/** A mailed link that sets a password, once. Stored under the hash of its token. */
export interface PasswordLink {
  userId: string
  /** The address that logs in with the password that it replaces. */
  email: string
  purpose: PasswordLinkPurpose
  /** The credentials that it replaces: any change of them makes the link worthless. */
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

/** For how many seconds a link that resets a password is good. */
export const resetLinkSeconds = goodForSeconds.reset

/** For how long after its end a link is still known, to be told from one that never was. */
const keptForSeconds = 30 * 24 * 3600

const key = (token: string) => ({ pk: `PASSWORD-LINK#${hashToken(token)}`, sk: 'PASSWORD-LINK' })

const later = (from: Date, seconds: number): string => new Date(from.getTime() + seconds * 1000).toISOString()

/** Access pattern: the link behind a mailed token, expired and used ones included. */
export const findPasswordLink = (table: Table, token: string): Promise<PasswordLink | undefined> =>
  table.get<PasswordLink>(key(token))

/** A link that replaces the password of `credentials` as they are now: 30 minutes for a reset, 7 days for a first one. */
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

/** Uses a link up, in the transaction of the new password. Fails for every call but the first. */
export const consumePasswordLink = (table: Table, token: string, now: Date): Write =>
  update<PasswordLink>(table, key(token), {
    set: { usedAt: now.toISOString() },
    when: { pk: exists, usedAt: absent },
  })
