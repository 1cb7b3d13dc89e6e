import { knowDevice } from '../../data/devices.ts'
import { rebindSession } from '../../data/sessions.ts'
import type { Write } from '../../data/table.ts'
import type { SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

/** Takes a session and its browser over to the credentials that were changed in it: the others end and are forgotten. */
export const stayLoggedIn = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { userId, sessionId, deviceId }: SessionContext,
  credentialsVersion: number,
): { session: Write; device: Write | undefined } => ({
  session: rebindSession(table, { userId, sessionId }, credentialsVersion),
  device: deviceId ? knowDevice(table, { userId, deviceId, credentialsVersion }, clock()) : undefined,
})
