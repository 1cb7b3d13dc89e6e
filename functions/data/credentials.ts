import { absent } from './condition.ts'
import { check, create, type Item, put, remove, type Table, update, type Write } from './table.ts'

/** What an email address logs in with. The item is also what makes the address unique. */
export interface Credentials {
  email: string
  userId: string
  /** PHC string of Argon2id. Absent until an invited user has set a password. */
  passwordHash?: string
  /** When the password was last set by a mailed link; ISO timestamp, UTC. Absent where it never was. */
  resetAt?: string
  /** When somebody last logged in by them; ISO timestamp, UTC. Absent where nobody has since it is kept. */
  lastLoginAt?: string
  /** Counts up with every change of the password or the address, and goes with the user from address to address. */
  version: number
}

/** The one form in which an email address is stored and compared. */
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
 * Holds while the credentials are those that were read. The version alone would not do: an address that was given up
 * and taken by somebody else may have come to the same one.
 */
const unchanged = ({ userId, version }: Credentials) => ({ version, userId })

/** Claims the address; fails where somebody has it. */
export const createCredentials = (table: Table, credentials: Credentials): Write =>
  create<Credentials>(table, itemOf(credentials))

/** Sets a new password and counts the version up. Fails where the credentials were changed since they were read. */
export const replaceCredentials = (table: Table, credentials: Credentials): Write =>
  put<Credentials>(
    table,
    itemOf({ ...credentials, version: credentials.version + 1 }),
    unchanged(credentials),
  )

/** Gives an address up. Fails where the credentials were changed since they were read. */
export const removeCredentials = (table: Table, credentials: Credentials): Write =>
  remove<Credentials>(table, key(credentials.email), unchanged(credentials))

/** Notes a login by the credentials that were checked: none is made on the word of a former password. */
export const recordLogin = (table: Table, credentials: Credentials, now: Date): Write =>
  update<Credentials>(table, key(credentials.email), {
    set: { lastLoginAt: now.toISOString() },
    when: unchanged(credentials),
  })

/** Holds while nobody has logged in by credentials since they were read. */
export const expectIdle = (table: Table, credentials: Credentials): Write =>
  check<Credentials>(table, key(credentials.email), {
    ...unchanged(credentials),
    lastLoginAt: credentials.lastLoginAt ?? absent,
  })

/** Holds while the credentials are those that were checked: nothing is done on the word of a former password. */
export const expectCredentials = (table: Table, credentials: Credentials): Write =>
  check<Credentials>(table, key(credentials.email), unchanged(credentials))
