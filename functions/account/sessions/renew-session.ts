import { productLines } from '#shared/product-lines/product-lines.ts'
import { knowDevice } from '../../data/devices.ts'
import { giveUpSession } from '../../data/sessions.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import type { RequestContext, SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { prepareSession } from './prepare-session.ts'

/**
 * Gives a session up for one under the credentials that were changed in it, which lasts no longer: the former token is
 * worth nothing, whoever has it. Its browser stays known; the others are not any more. The write `formerSession` fails
 * if it has ended.
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
    // One that lacks a required factor changes nothing before it has it.
    { until: expiresAt, hasFactor: true },
  )
  return {
    token: loginResponse.token,
    writes: {
      formerSession: giveUpSession(table, { userId, sessionId }),
      session,
      device: deviceId ? knowDevice(table, { userId, deviceId, credentialsVersion }, clock()) : undefined,
    },
  }
}
