import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { listDevices, removeDevice } from '../../data/devices.ts'
import { listUserSessions, removeSession } from '../../data/sessions.ts'
import { writeAll } from '../../data/write-all.ts'
import { answer, type Handler } from '../../http/handle.ts'

/** Only the caller's browser stays known; logged-out ones are removed, too. */
export const endOtherSessions: Handler<typeof accountEndpoints.endOtherSessions> = async (
  { session: { userId, sessionId, deviceId } },
  { table, clock },
) => {
  const [sessions, devices] = await Promise.all([listUserSessions(table, userId), listDevices(table, userId)])
  const others = sessions.filter((each) => each.sessionId !== sessionId)
  await writeAll(table, [
    ...others.map((each) => removeSession(table, each)),
    ...devices.filter((each) => each.deviceId !== deviceId).map((each) => removeDevice(table, each)),
  ])
  const now = clock().toISOString()
  return answer({ ended: others.filter(({ expiresAt }) => expiresAt > now).length })
}
