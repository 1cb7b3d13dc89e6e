import { businessDate } from '#shared/time/business-date.ts'
import { type Credentials, findCredentials, normalEmail } from '../../data/credentials.ts'
import type { DailyCount } from '../../data/daily-counts.ts'
import type { Item, Table } from '../../data/table.ts'
import { findUser, type User } from '../../data/users.ts'

import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

type Found = { ok: true; user: Item<User>; credentials: Item<Credentials> }

/** The requested user, with their credentials. Refused with `userNotFound` if there is none. */
export const findDeskUser = async (table: Table, named: string): Promise<Found | DeskRefusal> => {
  const byEmail = named.includes('@')
  const userId = byEmail ? (await findCredentials(table, named))?.userId : named
  const user = userId ? await findUser(table, userId) : undefined
  const credentials = user && (await findCredentials(table, user.email))
  return credentials
    ? { ok: true, user, credentials }
    : refuseAct('userNotFound', `there is no user ${named}`)
}

/** The count of a user's wrong passwords on the day of `now`. */
export const wrongPasswordsOf = ({ email }: User, now: Date): DailyCount => ({
  counted: 'wrong-password',
  subject: normalEmail(email),
  day: businessDate(now),
})

/** A user's state after an act. */
export const describeUser = ({ userId, email, companyId, isActivated, isSkip, blockedAt }: User) => ({
  userId,
  email,
  companyId,
  isActivated,
  isSkip: isSkip ?? false,
  blockedAt: blockedAt ?? null,
})
