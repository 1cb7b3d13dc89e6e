import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, type Item, remove, type Table, update, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A logged-in browser. It ends when it is deleted or when `expiresAt` has passed, whatever its token says. */
export interface Session {
  sessionId: string
  userId: string
  companyId: string
  /** The version of the credentials that it was opened with: a new password ends those of older ones. */
  credentialsVersion: number
  /** The browser that it was opened in. Absent of a session of before browsers were known. */
  deviceId?: string
  /** Where it was opened from. */
  ip: string
  userAgent: string
  createdAt: string
  /** When it ends unless it is used before, never later than its token; ISO timestamp, UTC. */
  expiresAt: string
  /** Until when its user has proven anew who they are; ISO timestamp, UTC. Absent until they do. */
  provenUntil?: string
}

const prefix = 'SESSION#'

const key = ({ userId, sessionId }: Pick<Session, 'userId' | 'sessionId'>) => ({
  pk: userPartition(userId),
  sk: `${prefix}${sessionId}`,
})

/** Access pattern: the session that a token is bound to, while it lasts. One strongly consistent read. */
export const findSession = async (
  table: Table,
  named: Pick<Session, 'userId' | 'sessionId'>,
  now: Date,
): Promise<Session | undefined> => {
  const session = await table.get<Session>(key(named))
  return session && session.expiresAt > now.toISOString() ? session : undefined
}

/** Access pattern: all sessions of a user, those included that have run out and were not swept yet. */
export const listUserSessions = async (table: Table, userId: string): Promise<Session[]> => {
  const sessions: Session[] = []
  for await (const session of table.all<Session>({ pk: userPartition(userId), prefix, consistent: true }))
    sessions.push(session)
  return sessions
}

/** Access pattern: where a user is logged in at `now`, newest first. */
export const listLiveSessions = async (table: Table, userId: string, now: Date): Promise<Session[]> =>
  (await listUserSessions(table, userId))
    .filter(({ expiresAt }) => expiresAt > now.toISOString())
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))

/** Makes a session, which may be kept until `until` (ISO timestamp, UTC). */
export const createSession = (table: Table, session: Session, until = session.expiresAt): Write =>
  create<Session>(table, {
    ...key(session),
    type: 'session',
    ...deletableAt(until, key(session)),
    ...session,
  } satisfies Item<Session>)

export const removeSession = (table: Table, named: Pick<Session, 'userId' | 'sessionId'>): Write =>
  remove(table, key(named))

/** Has a session that was used last until then (milliseconds since 1970). Fails where it has ended. */
export const keepSession = (table: Table, session: Session, until: number): Write =>
  update<Session>(table, key(session), {
    set: { expiresAt: new Date(until).toISOString() },
    when: { pk: exists },
  })

/** Notes that a session's user has proven anew who they are. Fails where it has ended. */
export const proveSession = (
  table: Table,
  named: Pick<Session, 'userId' | 'sessionId'>,
  provenUntil: string,
): Write => update<Session>(table, key(named), { set: { provenUntil }, when: { pk: exists } })

/** Gives a session up for another. Fails where it has ended. */
export const giveUpSession = (table: Table, named: Pick<Session, 'userId' | 'sessionId'>): Write =>
  remove<Session>(table, key(named), { pk: exists })
