import type { Factors } from '#shared/factors/factors.schemas.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { factorRequiredBy } from '../account/sessions/lacks-required-factor.ts'
import { renewSession } from '../account/sessions/renew-session.ts'
import { findCredentials } from '../data/credentials.ts'
import { endChallenge } from '../data/factor-challenges.ts'
import { hasFactor, replaceFactors, type SecondFactors } from '../data/second-factors.ts'
import type { Write } from '../data/table.ts'
import type { RequestContext, SessionContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeFactors } from './describe-factors.ts'
import { recordFactorActivity } from './factor-notifications.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'

interface Added {
  /** The factors as read before the change. */
  former: SecondFactors
  factors: SecondFactors
  /** The added factor, for the notification. */
  about: string
  challengeId: string
}

type FactorsAndCodes = Factors & { recovery_codes: string[] | null; token: string | null }

/** The new token of a session that was restricted for want of a factor, and the writes that renew it. */
const freed = async (
  deps: Deps,
  session: SessionContext,
  request: RequestContext,
): Promise<{ token: string | null; writes: Record<string, Write | undefined> }> => {
  if (!session.lacksFactor) return { token: null, writes: {} }
  const user = await findSessionUser(deps.table, session)
  const credentials = await findCredentials(deps.table, user.email)
  if (!credentials) throw new Error('a user without credentials')
  return renewSession(deps, user, session, credentials.version, request)
}

/**
 * Adds a factor, once; the first comes with recovery codes, and frees a session that was restricted for want of one.
 * Undefined, with nothing written, if the factors were changed since they were read or the challenge was used.
 */
export const addFactor = async (
  deps: Deps,
  { former, factors, about, challengeId }: Added,
  session: SessionContext,
  request: RequestContext,
): Promise<FactorsAndCodes | undefined> => {
  const { table, random } = deps
  const codes = hasFactor(former) ? undefined : drawRecoveryCodes(random)
  const added = codes ? { ...factors, recoveryCodes: codes.hashes } : factors
  const { token, writes } = await freed(deps, session, request)
  const written = await table.transact({
    ...writes,
    factors: replaceFactors(table, added),
    challenge: endChallenge(table, challengeId),
    news: recordFactorActivity(deps, { userId: session.userId, news: 'factorAdded', about }, request),
  })
  if (!written.ok) return undefined
  const requiredBy = await factorRequiredBy(deps, session.companyId)
  return { ...describeFactors(added, requiredBy), recovery_codes: codes?.shown ?? null, token }
}
