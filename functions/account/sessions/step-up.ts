import { findCredentials } from '../../data/credentials.ts'
import { type Refused, type RequestContext, refuse, type SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { findSessionUser } from './find-session-user.ts'

/** Has a logged-in user prove anew who they are, before what a session alone is not enough for. Undefined where they do. */
export const stepUp = async (
  deps: Deps,
  session: SessionContext,
  { password }: { password: string },
  request: RequestContext,
): Promise<Refused<'wrongOldPassword' | 'accountLocked' | 'changedMeanwhile'> | undefined> => {
  const user = await findSessionUser(deps.table, session)
  const credentials = await findCredentials(deps.table, user.email)
  // The address was changed at the same moment.
  if (credentials?.userId !== user.userId) return refuse('changedMeanwhile')
  return confirmPassword(deps, credentials, password, session, request, 'body.password')
}
