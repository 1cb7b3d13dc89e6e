import type { Credentials } from '../../data/credentials.ts'
import { type Device, deviceIdOf, findDevice, needsRenewal, registerDevice } from '../../data/devices.ts'
import type { Write } from '../../data/table.ts'
import { deviceCookie, deviceSecretOf } from '../../http/device-cookie.ts'
import type { RequestContext, SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { unknownLogin } from './find-login.ts'

type LoggedInWith = Pick<Credentials, 'userId' | 'version'>

/** The browser of a call, if the user has logged in with it: known only for the credentials of that login. */
export const findDeviceOfUser = async (
  { table, clock, config }: Pick<Deps, 'table' | 'clock' | 'config'>,
  userId: string,
  request: Pick<RequestContext, 'cookies'>,
): Promise<Device | undefined> => {
  const deviceSecret = deviceSecretOf(request, config)
  if (!deviceSecret) return undefined
  return findDevice(table, { userId, deviceId: deviceIdOf(deviceSecret) }, clock())
}

/** The browser, if it is known for these credentials. */
export const matchKnownDevice = (
  credentials: LoggedInWith | undefined,
  device: Device | undefined,
): Device | undefined => (device?.credentialsVersion === credentials?.version ? device : undefined)

/**
 * The known browser of a call, for these credentials. It is also looked up for unknown logins, so that the time taken
 * does not reveal them.
 */
export const findKnownDevice = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  credentials: LoggedInWith | undefined,
  request: Pick<RequestContext, 'cookies'>,
): Promise<Device | undefined> =>
  matchKnownDevice(credentials, await findDeviceOfUser(deps, credentials?.userId ?? unknownLogin, request))

/** The counter of a known browser's failures: a new password starts another. */
export const deviceAttemptsKey = (
  { userId, version }: LoggedInWith,
  { deviceId = 'unknown' }: Pick<SessionContext, 'deviceId'>,
): string => `${userId}#${version}#${deviceId}`

export interface RecognisedDevice {
  deviceId: string
  /** Records the browser as known; absent if that was recorded recently. */
  write: Write | undefined
  /** The cookie that sets the secret in the browser. */
  cookie: string
}

/** Records the browser of a login as known. A browser that another user has logged in with keeps its secret. */
export const recogniseDevice = (
  { table, clock, random, config }: Pick<Deps, 'table' | 'clock' | 'random' | 'config'>,
  { userId, version }: LoggedInWith,
  request: Pick<RequestContext, 'cookies'>,
  known?: Device,
): RecognisedDevice => {
  const deviceSecret = deviceSecretOf(request, config) ?? random.secret()
  const now = clock()
  const deviceId = deviceIdOf(deviceSecret)
  return {
    deviceId,
    write:
      known && !needsRenewal(known, now)
        ? undefined
        : registerDevice(table, { userId, deviceId, credentialsVersion: version }, now),
    cookie: deviceCookie(deviceSecret, config),
  }
}
