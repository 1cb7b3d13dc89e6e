import { businessDate } from '#shared/time/business-date.ts'
import { deviceAttemptsKey } from '../../account/sessions/known-device.ts'
import { findCount, resetCount } from '../../data/daily-counts.ts'
import { listDevices } from '../../data/devices.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser, wrongPasswordsOf } from './find-desk-user.ts'

/** Keeps the transaction within DynamoDB's limit, should a user have logged in with more browsers in half a year. */
const maxDevices = 45

export const unlockUserAct: RunAct<'user-unlock'> = async ({ user: named }, act, { table, clock }) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { user, credentials } = found
  const { userId, companyId } = user
  const now = clock()
  const count = wrongPasswordsOf(user, now)
  const wrongPasswordsToday = await findCount(table, count)
  const devices = (await listDevices(table, userId)).slice(0, maxDevices)
  const day = businessDate(now)
  const ofDevices = devices.flatMap((device) =>
    (['wrong-password-on-device', 'wrong-factor-on-device'] as const).map((counted) => [
      `${counted}:${device.deviceId}`,
      resetCount(table, { counted, subject: deviceAttemptsKey(credentials, device), day }),
    ]),
  )
  await table.transact({
    count: resetCount(table, count),
    factors: resetCount(table, { counted: 'wrong-factor', subject: userId, day }),
    ...Object.fromEntries(ofDevices),
    audit: act.audit({
      companyId,
      before: { userId, wrongPasswordsToday },
      after: { userId, wrongPasswordsToday: 0 },
    }),
  })
  return { ok: true, ...describeUser(user), wrongPasswordsToday: 0 }
}
