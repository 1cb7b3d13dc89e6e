import { create, type Item, remove, type Table, type Write } from './table.ts'

/** A signed-in browser. It ends when it is deleted or when `expiresAt` has passed, whatever its token says. */
export interface Session {
  sessionId: string
  userId: string
  companyId: string
  createdAt: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const key = (sessionId: string) => ({ pk: `SESSION#${sessionId}`, sk: 'SESSION' })

/** Access pattern: the session that a token is bound to, while it lasts. One strongly consistent read. */
export const findSession = async (
  table: Table,
  sessionId: string,
  now: Date,
): Promise<Session | undefined> => {
  const session = await table.get<Session>(key(sessionId))
  return session && session.expiresAt > now.toISOString() ? session : undefined
}

export const createSession = (table: Table, session: Session): Write =>
  create<Session>(table, {
    ...key(session.sessionId),
    type: 'session',
    ttl: Math.floor(Date.parse(session.expiresAt) / 1000),
    ...session,
  } satisfies Item<Session>)

export const endSession = (table: Table, sessionId: string): Write => remove(table, key(sessionId))
