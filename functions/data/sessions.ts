import { collect } from './collect.ts'
import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, type Item, remove, type Table, update, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A logged-in browser. It ends when it is deleted or when `expiresAt` has passed, even if its token is still valid. */
export interface Session {
  sessionId: string
  userId: string
  companyId: string
  /** The version of the credentials at login: a new password ends sessions with older ones. */
  credentialsVersion: number
  /** The browser it was opened in. Absent for sessions from before browsers were recorded. */
  deviceId?: string
  /** Where it was opened from. */
  ip: string
  userAgent: string
  createdAt: string
  /** When it ends without further use, never later than its token; ISO timestamp, UTC. */
  expiresAt: string
  /** Until when the user's step-up is valid; ISO timestamp, UTC. Absent without one. */
  provenUntil?: string
}

const prefix = 'SESSION#'

const key = ({ userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>) => ({
  pk: userPartition(userId),
  sk: `${prefix}${sessionId}`,
})

/** Access pattern: the session of a token, until it ends. One strongly consistent read. */
export const findSession = async (
  table: Table,
  named: Pick<Session, 'userId' | 'sessionId'>,
  now: Date,
): Promise<Session | undefined> => {
  const session = await table.get<Session>(key(named))
  return session && session.expiresAt > now.toISOString() ? session : undefined
}

/** Access pattern: all sessions of a user, including expired ones that were not swept yet. */
export const listUserSessions = (table: Table, userId: string): Promise<Session[]> =>
  collect(table.all<Session>({ pk: userPartition(userId), prefix, consistent: true }))

/** Access pattern: a user's live sessions at `now`, newest first. */
export const listLiveSessions = async (table: Table, userId: string, now: Date): Promise<Session[]> =>
  (await listUserSessions(table, userId))
    .filter(({ expiresAt }) => expiresAt > now.toISOString())
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** Creates a session, which may be extended until `until` (ISO timestamp, UTC). */
export const createSession = (table: Table, session: Session, until = session.expiresAt): Write =>
  create<Session>(table, {
    ...key(session),
    type: 'session',
    ...deletableAt(until, key(session)),
    ...session,
  } satisfies Item<Session>)

export const removeSession = (table: Table, named: Pick<Session, 'userId' | 'sessionId'>): Write =>
  remove(table, key(named))

/** Extends a session by its last use (milliseconds since 1970). Fails if it has ended. */
export const extendSession = (table: Table, session: Session, until: number): Write =>
  update<Session>(table, key(session), {
    set: { expiresAt: new Date(until).toISOString() },
    when: { pk: exists },
  })

/** Records a step-up of a session's user. Fails if it has ended. */
export const proveSession = (
  table: Table,
  named: Pick<Session, 'userId' | 'sessionId'>,
  provenUntil: string,
): Write => update<Session>(table, key(named), { set: { provenUntil }, when: { pk: exists } })

/** Ends a session in favour of another. Fails if it has ended. */
export const removeLiveSession = (table: Table, named: Pick<Session, 'userId' | 'sessionId'>): Write =>
  remove<Session>(table, key(named), { pk: exists })
