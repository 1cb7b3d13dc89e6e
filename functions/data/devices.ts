import { devicesKeptDays } from '#shared/privacy/retention-days.ts'
import { deletableAt } from './expiry.ts'
import { put, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'
import { userPartition } from './users.ts'

/** A browser that a user has logged in with. It is known by a secret that it keeps, of which the hash is stored. */
export interface Device {
  userId: string
  /** The hash of the browser's secret. Users who share a browser share it. */
  deviceId: string
  /** Of the credentials that it logged in with: a change of them makes it unknown, but for the browser it is done in. */
  credentialsVersion: number
  /** ISO timestamp, UTC: so long after the last login, roughly. */
  expiresAt: string
}

type Named = Pick<Device, 'userId' | 'deviceId'>

const dayMs = 24 * 3_600_000
const knownForDays = devicesKeptDays

/** For how many seconds a browser is to keep its secret. */
export const deviceSeconds = (knownForDays * dayMs) / 1000

const prefix = 'DEVICE#'

const key = ({ userId, deviceId }: Named) => ({ pk: userPartition(userId), sk: `${prefix}${deviceId}` })

/** By what a browser is known that keeps `secret`. */
export const deviceIdOf = (secret: string): string => hashToken(secret)

/** Access pattern: a browser that a user has logged in with, while it is known. */
export const findDevice = async (table: Table, named: Named, now: Date): Promise<Device | undefined> => {
  const device = await table.get<Device>(key(named))
  return device && device.expiresAt > now.toISOString() ? device : undefined
}

/** Access pattern: the browsers that a user has logged in with, those included that are known no more. */
export const listDevices = async (table: Table, userId: string): Promise<Device[]> => {
  const devices: Device[] = []
  for await (const device of table.all<Device>({ pk: userPartition(userId), prefix, consistent: true }))
    devices.push(device)
  return devices
}

/** Has a browser be known from `now` on, with the credentials that it logs in with. */
export const knowDevice = (
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

/** Whether it is a day since a browser was last taken for known: logins that come close together write it once. */
export const isToBeRenewed = ({ expiresAt }: Device, now: Date): boolean =>
  Date.parse(expiresAt) < now.getTime() + (knownForDays - 1) * dayMs

export const forgetDevice = (table: Table, named: Named): Write => remove(table, key(named))
