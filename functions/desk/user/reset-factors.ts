import { endSessions } from '../../account/sessions/end-sessions.ts'
import { replaceCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import { findFactors, hasFactor, replaceFactors } from '../../data/second-factors.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeUser, findDeskUser } from './find-desk-user.ts'

export const resetFactorsAct: RunAct<'user-reset-factors'> = async (
  { user: named, identityCheck },
  act,
  { table, clock, random },
) => {
  const found = await findDeskUser(table, named)
  if (!found.ok) return found
  const { user, credentials } = found
  const { userId, companyId } = user
  const factors = await findFactors(table, userId)
  if (!hasFactor(factors)) return refuseAct('notFound', 'the user has no second factor')
  const { codeApp, passkeys, recoveryCodes: _codes, ...kept } = factors
  const now = clock()
  const credentialsVersion = credentials.version + 1
  const written = await table.transact({
    factors: replaceFactors(table, {
      ...kept,
      passkeys: [],
      recoveryCodes: [],
      // The text stays with the user: the audit outlives the account.
      reset: { at: now.toISOString(), by: act.actor, identityCheck },
    }),
    // A new version, so that pending logins become invalid; marked as reset, as after a reset by mail.
    credentials: replaceCredentials(table, { ...credentials, resetAt: now.toISOString() }),
    event: recordEvent(table, { name: 'factors-reset', userId, credentialsVersion }, random.id(), now),
    news: recordEvent(
      table,
      { name: 'factor-news', userId, news: 'factorsReset', about: '', ip: '', userAgent: '' },
      random.id(),
      now,
    ),
    audit: act.audit({
      companyId,
      before: { userId, passkeys: passkeys.length, codeApp: codeApp !== undefined },
      after: { userId, passkeys: 0, codeApp: false, identityChecked: true },
    }),
  })
  if (!written.ok) return refuseAct('changedMeanwhile', 'the user was changed at the same moment; try again')
  await endSessions({ table }, userId, { openedBefore: credentialsVersion })
  return { ok: true, ...describeUser(user) }
}
