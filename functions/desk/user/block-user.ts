import { endSessions } from '../../account/sessions/end-sessions.ts'
import { removeClosing } from '../../data/account-closings.ts'
import { replaceCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import { replaceUser, type User } from '../../data/users.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser } from './find-desk-user.ts'

const changedMeanwhile = refuseAct('changedMeanwhile', 'the user was changed at the same moment; try again')

export const blockUserAct: RunAct<'user-block'> = async ({ user: named }, act, { table, clock, random }) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { user, credentials } = found
  if (user.blockedAt) return { ok: true, ...describeUser(user) }
  const { userId, companyId } = user
  const now = clock()
  const credentialsVersion = credentials.version + 1
  const blocked: User = { ...user, blockedAt: now.toISOString() }
  const written = await table.transact({
    user: replaceUser(table, blocked),
    // The same credentials with a new version: pending logins and one-time tokens become invalid.
    credentials: replaceCredentials(table, credentials),
    event: recordEvent(table, { name: 'user-blocked', userId, credentialsVersion }, random.id(), now),
    audit: act.audit({
      companyId,
      before: { userId, blockedAt: null },
      after: { userId, blockedAt: now.toISOString() },
    }),
  })
  if (!written.ok) return changedMeanwhile
  await endSessions({ table }, userId, { openedBefore: credentialsVersion })
  return { ok: true, ...describeUser(blocked) }
}

export const unblockUserAct: RunAct<'user-unblock'> = async ({ user: named }, act, { table }) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { blockedAt, ...unblocked } = found.user
  if (!blockedAt) return { ok: true, ...describeUser(unblocked) }
  const { userId, companyId } = unblocked
  const written = await table.transact({
    user: replaceUser(table, unblocked),
    // For an account that its user had closed: it is not erased any more.
    closing: removeClosing(table, userId),
    audit: act.audit({ companyId, before: { userId, blockedAt }, after: { userId, blockedAt: null } }),
  })
  return written.ok ? { ok: true, ...describeUser(unblocked) } : changedMeanwhile
}
