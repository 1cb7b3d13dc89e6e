import { absent } from './condition.ts'
import { check, create, type Item, put, remove, type Table, update, type Write } from './table.ts'

/** The credentials of an email address. The item also makes the address unique. */
export interface Credentials {
  email: string
  userId: string
  /** PHC string of Argon2id. Absent until an invited user has set a password. */
  passwordHash?: string
  /** When the password was last set through a mailed link; ISO timestamp, UTC. Absent if it never was. */
  resetAt?: string
  /** When they were last used to log in; ISO timestamp, UTC. Absent if not since it is recorded. */
  lastLoginAt?: string
  /** Incremented with every change of the password or the address; it follows the user from address to address. */
  version: number
}

/** The normalised form in which an email address is stored and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

const key = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'CREDENTIALS' })

/** Access pattern: credentials by email address. */
export const findCredentials = (table: Table, email: string): Promise<Item<Credentials> | undefined> =>
  table.get<Credentials>(key(normalEmail(email)))

const itemOf = (credentials: Credentials): Item<Credentials> => ({
  ...credentials,
  ...key(credentials.email),
  type: 'credentials',
})

/**
 * Asserts that the credentials are unchanged. The version alone is not enough: an address that was released and taken
 * by another user may have reached the same one.
 */
const unchanged = ({ userId, version }: Credentials) => ({ version, userId })

/** Claims the address; fails if it is taken. */
export const createCredentials = (table: Table, credentials: Credentials): Write =>
  create<Credentials>(table, itemOf(credentials))

/** Sets a new password and increments the version. Fails if the credentials were changed since they were read. */
export const replaceCredentials = (table: Table, credentials: Credentials): Write =>
  put<Credentials>(
    table,
    itemOf({ ...credentials, version: credentials.version + 1 }),
    unchanged(credentials),
  )

/** Releases an address. Fails if the credentials were changed since they were read. */
export const removeCredentials = (table: Table, credentials: Credentials): Write =>
  remove<Credentials>(table, key(credentials.email), unchanged(credentials))

/**
 * Records a login. Fails unless the credentials are still the ones that were checked, so that no login rests on an old
 * password.
 */
export const recordLogin = (table: Table, credentials: Credentials, now: Date): Write =>
  update<Credentials>(table, key(credentials.email), {
    set: { lastLoginAt: now.toISOString() },
    when: unchanged(credentials),
  })

/** Asserts that nobody has logged in with the credentials since they were read. */
export const expectNoLogin = (table: Table, credentials: Credentials): Write =>
  check<Credentials>(table, key(credentials.email), {
    ...unchanged(credentials),
    lastLoginAt: credentials.lastLoginAt ?? absent,
  })

/** Asserts that the credentials are the ones that were checked, so that nothing rests on an old password. */
export const expectCredentials = (table: Table, credentials: Credentials): Write =>
  check<Credentials>(table, key(credentials.email), unchanged(credentials))
