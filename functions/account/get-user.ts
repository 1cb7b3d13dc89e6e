import type { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import { pipelineCodes } from '../../shared/api/errors.ts'
import { findSession } from '../data/sessions.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { presentUser } from './open-session.ts'

export const getUser: Handler<typeof accountEndpoints.getUser> = async ({ session }, { table, clock }) => {
  const [user, stored] = await Promise.all([
    findUser(table, session.userId),
    findSession(table, session.sessionId, clock()),
  ])
  if (!user) throw new Error('a session without a user')
  // It ended while the call was on its way.
  if (!stored) return refuse(pipelineCodes.notSignedIn)
  return answer(presentUser(user, stored.expiresAt))
}
