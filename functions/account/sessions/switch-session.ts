import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { findProductLine } from '../../data/company-product-line.ts'
import { expectCredentials, findCredentials } from '../../data/credentials.ts'
import { expectMembership, type Membership } from '../../data/memberships.ts'
import { findSession, removeLiveSession } from '../../data/sessions.ts'
import type { RequestContext, SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { findSessionUser } from './find-session-user.ts'
import { lacksRequiredFactor } from './lacks-required-factor.ts'
import { prepareSession } from './prepare-session.ts'

/**
 * Replaces a session by one in which the same user acts by another membership, without extending it: otherwise
 * switching would avoid ever logging in again. Undefined, with nothing written, if the session has ended or the
 * credentials or the membership were changed meanwhile.
 */
export const switchSession = async (
  deps: Deps,
  current: SessionContext,
  membership: Membership,
  request: RequestContext,
): Promise<LoginResponse | undefined> => {
  const { table, clock } = deps
  const { companyId, invitedBy } = membership
  const [user, line, former, lacksFactor] = await Promise.all([
    findSessionUser(table, current),
    findProductLine(table, companyId),
    findSession(table, current, clock()),
    lacksRequiredFactor(deps, { userId: current.userId, companyId }),
  ])
  const credentials = await findCredentials(table, user.email)
  if (!former || credentials?.userId !== user.userId || credentials.version !== former.credentialsVersion)
    return undefined
  const { session, loginResponse } = await prepareSession(
    user,
    { companyId, line, isJoined: invitedBy !== undefined },
    credentials,
    { ...request, deviceId: former.deviceId },
    deps,
    { until: current.expiresAt, lacksFactor },
  )
  const written = await table.transact({
    former: removeLiveSession(table, current),
    session,
    credentials: expectCredentials(table, credentials),
    ...expectMembership(table, membership),
  })
  return written.ok ? loginResponse : undefined
}
