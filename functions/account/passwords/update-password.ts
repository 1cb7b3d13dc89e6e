import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findCredentials } from '../../data/credentials.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { renewSession } from '../sessions/renew-session.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './hash-password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

export const updatePassword: Handler<typeof accountEndpoints.updatePassword> = async (
  { input: { body }, session, request },
  deps,
) => {
  const { table } = deps
  const user = await findSessionUser(table, session)
  const credentials = await findCredentials(table, user.email)
  // The address was changed at the same moment.
  if (credentials?.userId !== user.userId) return refuse('changedMeanwhile')
  const version = credentials.version + 1
  const confirmed = await confirmPassword(
    deps,
    credentials,
    body.old_password,
    session,
    request,
    'body.old_password',
    async () => {
      const common = await refuseCommonPassword(body.password, user.email, deps.config)
      if (common) return common
      const { token, writes } = await renewSession(deps, user, session, version, request)
      const written = await table.transact({
        ...changePassword(deps, credentials, await hashPassword(body.password, deps.hashStrength), 'updated'),
        ...writes,
      })
      return written.ok ? answer({ token }) : refuse('changedMeanwhile')
    },
  )
  if (!confirmed.ok) return confirmed
  if (!confirmed.next.ok) return confirmed.next
  await endSessions(deps, user.userId, { openedBefore: version })
  return confirmed.next
}
