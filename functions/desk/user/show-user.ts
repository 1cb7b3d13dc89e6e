import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { wrongPasswordsAllowed } from '../../account/passwords/login-attempt-limiter.ts'
import { findCount } from '../../data/daily-counts.ts'
import { findFactors } from '../../data/second-factors.ts'
import { listLiveSessions } from '../../data/sessions.ts'
import { findSuppressedAddress } from '../../data/suppression-list.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser, wrongPasswordsOf } from './find-desk-user.ts'

export const showUserAct: RunAct<'user-show'> = async ({ user: named }, _act, { table, clock }) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { user } = found
  const now = clock()
  const [wrongPasswordsToday, sessions, stop, factors] = await Promise.all([
    findCount(table, wrongPasswordsOf(user, now)),
    listLiveSessions(table, user.userId, now),
    findSuppressedAddress(table, user.email),
    findFactors(table, user.userId),
  ])
  return {
    ok: true,
    ...describeUser(user),
    name: user.name ?? null,
    phone: user.phoneNumber ? maskMobile(user.phoneNumber) : null,
    registerSource: user.registerSource,
    createdAt: user.createdAt,
    wrongPasswordsToday,
    isLocked: wrongPasswordsToday >= wrongPasswordsAllowed.atAll,
    sessions: sessions.length,
    passkeys: factors.passkeys.length,
    codeApp: factors.codeApp !== undefined,
    factorsReset: factors.reset ?? null,
    /** Why and since when the address is suppressed; null if it is not. */
    mailStop: stop ? { why: stop.why, since: stop.at } : null,
  }
}
