import { replaceCredentials } from '../../data/credentials.ts'
import { listUserSessions, removeSession } from '../../data/sessions.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser } from './find-desk-user.ts'

/** Keeps the transaction within DynamoDB's limit. A user with more sessions is signed out by another call. */
const maxSessions = 90

export const signOutUserAct: RunAct<'user-sign-out'> = async ({ user: named }, act, { table }) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { user, credentials } = found
  const { userId, companyId } = user
  const sessions = await listUserSessions(table, userId)
  const ended = sessions.slice(0, maxSessions)
  const outcome = { ok: true as const, ...describeUser(user), sessions: sessions.length - ended.length }
  if (ended.length === 0) return outcome
  const written = await table.transact({
    // The same credentials with a new version: pending logins and one-time tokens become invalid.
    credentials: replaceCredentials(table, credentials),
    ...Object.fromEntries(ended.map((session) => [session.sessionId, removeSession(table, session)])),
    audit: act.audit({
      companyId,
      before: { userId, sessions: sessions.length },
      after: { userId, sessions: outcome.sessions },
    }),
  })
  return written.ok
    ? outcome
    : refuseAct('changedMeanwhile', 'the user was changed at the same moment; try again')
}
