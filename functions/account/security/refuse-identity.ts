import { resetCooldownEnd } from '#shared/account/reset-cooldown.ts'
import { findSession } from '../../data/sessions.ts'
import { type Refused, refuse, type SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { findSessionCredentials } from '../sessions/find-session-credentials.ts'

/** Hides identity documents for a day after a password reset by mail, which may be by another reader of the mailbox. */
export const refuseAfterOwnReset = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  session: SessionContext,
): Promise<Refused<'resetTooRecent'> | undefined> => {
  const { resetAt } = await findSessionCredentials(table, session)
  const until = resetCooldownEnd(resetAt, clock())
  return until === undefined ? undefined : { ...refuse('resetTooRecent'), detail: until }
}

/** The same, and requires a step-up: for calls that require one only for some responses. */
export const refuseIdentity = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  session: SessionContext,
): Promise<Refused<'stepUpNeeded' | 'resetTooRecent'> | undefined> => {
  const now = deps.clock()
  const { provenUntil } = (await findSession(deps.table, session, now)) ?? {}
  if (provenUntil === undefined || provenUntil <= now.toISOString()) return refuse('stepUpNeeded')
  return refuseAfterOwnReset(deps, session)
}
