import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { removeDevice } from '../../data/devices.ts'
import { findSession, removeSession } from '../../data/sessions.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'

/**
 * Searches the caller's own partition only: another user's session is as unknown as one that never existed. Its browser
 * is no longer known, unless it is the caller's own.
 */
export const endSession: Handler<typeof accountEndpoints.endSession> = async (
  { input: { params }, session: { userId, deviceId: own } },
  { table, clock },
) => {
  const named = { userId, sessionId: params.id }
  const ended = await findSession(table, named, clock())
  if (!ended) return refuse('notFound')
  const { deviceId } = ended
  await table.transact({
    session: removeSession(table, named),
    device: deviceId && deviceId !== own ? removeDevice(table, { userId, deviceId }) : undefined,
  })
  return answer(null)
}
