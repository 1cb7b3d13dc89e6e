import { productLines } from '#shared/product-lines/product-lines.ts'
import { registerDevice } from '../../data/devices.ts'
import { removeLiveSession } from '../../data/sessions.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import type { RequestContext, SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { prepareSession } from './prepare-session.ts'

/**
 * Replaces a session after its credentials were changed in it, without extending it: the former token becomes invalid.
 * Its browser stays known; others do not. The write `formerSession` fails if it has ended.
 */
export const renewSession = async (
  deps: Deps,
  user: User,
  { userId, sessionId, companyId, lineId, deviceId, expiresAt }: SessionContext,
  credentialsVersion: number,
  request: RequestContext,
): Promise<{ token: string; writes: Record<'formerSession' | 'session' | 'device', Write | undefined> }> => {
  const { table, clock } = deps
  const { session, loginResponse } = await prepareSession(
    user,
    { companyId, line: lineId && productLines[lineId] },
    { version: credentialsVersion },
    { ...request, deviceId },
    deps,
    // A session without a required factor can do nothing but set it up, so the factor exists by now.
    { until: expiresAt, lacksFactor: false },
  )
  return {
    token: loginResponse.token,
    writes: {
      formerSession: removeLiveSession(table, { userId, sessionId }),
      session,
      device: deviceId ? registerDevice(table, { userId, deviceId, credentialsVersion }, clock()) : undefined,
    },
  }
}
