import { findSession } from '../../data/sessions.ts'
import { findUser, type User } from '../../data/users.ts'
import type { Deps } from '../../http/deps.ts'
import type { SessionContext } from '../../http/handle.ts'

/** The user of a session, and when it ends. Undefined where it ended while the call was on its way. */
export const findSignedIn = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  session: SessionContext,
): Promise<{ user: User; expiresAt: string } | undefined> => {
  const [user, stored] = await Promise.all([
    findUser(table, session.userId),
    findSession(table, session, clock()),
  ])
  if (!user) throw new Error('a session without a user')
  return stored && { user, expiresAt: stored.expiresAt }
}
