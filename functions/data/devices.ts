import { devicesKeptDays } from '#shared/privacy/retention-days.ts'
import { collect } from './collect.ts'
import { deletableAt } from './expiry.ts'
import { put, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'
import { userPartition } from './users.ts'

/** A browser that a user has logged in with. It is recognised by a secret that it stores; we store its hash. */
export interface Device {
  userId: string
  /** The hash of the browser's secret. Users who share a browser share it. */
  deviceId: string
  /** Of the credentials at login: a change of them makes the browser unknown, except the one that makes the change. */
  credentialsVersion: number
  /** ISO timestamp, UTC: this long after the last login, roughly. */
  expiresAt: string
}

type Named = Pick<Device, 'userId' | 'deviceId'>

const dayMs = 24 * 3_600_000
const knownForDays = devicesKeptDays

/** How long a browser keeps its secret, in seconds. */
export const deviceSeconds = (knownForDays * dayMs) / 1000

const prefix = 'DEVICE#'

const key = ({ userId, deviceId }: Named) => ({ pk: userPartition(userId), sk: `${prefix}${deviceId}` })

/** The id of a browser with `secret`. */
export const deviceIdOf = (secret: string): string => hashToken(secret)

/** Access pattern: a known browser of a user. */
export const findDevice = async (table: Table, named: Named, now: Date): Promise<Device | undefined> => {
  const device = await table.get<Device>(key(named))
  return device && device.expiresAt > now.toISOString() ? device : undefined
}

/** Access pattern: the browsers of a user, including those that are no longer known. */
export const listDevices = (table: Table, userId: string): Promise<Device[]> =>
  collect(table.all<Device>({ pk: userPartition(userId), prefix, consistent: true }))

/** Records a browser as known from `now` on, with the credentials of its login. */
export const registerDevice = (
  table: Table,
  { userId, deviceId, credentialsVersion }: Omit<Device, 'expiresAt'>,
  now: Date,
): Write => {
  const expiresAt = new Date(now.getTime() + knownForDays * dayMs).toISOString()
  return put<Device>(table, {
    ...key({ userId, deviceId }),
    type: 'device',
    ...deletableAt(expiresAt, key({ userId, deviceId })),
    userId,
    deviceId,
    credentialsVersion,
    expiresAt,
  })
}

/** Whether the last renewal is a day ago: logins in quick succession write once. */
export const needsRenewal = ({ expiresAt }: Device, now: Date): boolean =>
  Date.parse(expiresAt) < now.getTime() + (knownForDays - 1) * dayMs

export const removeDevice = (table: Table, named: Named): Write => remove(table, key(named))
