import { needsActivation } from '#shared/api/endpoint.ts'
import { findSession, keepSession, type Session } from '../data/sessions.ts'
import { findUser } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { type AccessTokenClaims, verifyAccessToken } from './access-token.ts'
import { type Exchange, type HttpEvent, type HttpResult, refusal } from './exchange.ts'
import type { SessionContext } from './handle.ts'

const claimsOf = async (authorization: string | undefined, deps: Deps) => {
  const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1]
  return token ? verifyAccessToken(deps.keyring, token, deps.clock()) : undefined
}

/** So long after its use was last noted, a session's next use is noted again: not every call is a write. */
const notedEveryMs = 5 * 60_000

/** The session, unless it has been ended since its token was signed or is not of whom the token says. */
const findLive = async (
  claims: AccessTokenClaims,
  { table, clock, config }: Deps,
): Promise<Session | undefined> => {
  const now = clock()
  const session = await findSession(table, claims, now)
  if (session?.companyId !== claims.companyId) return undefined
  const lastsUntil = Math.min(claims.expiresAt * 1000, +now + config.idleMinutes * 60_000)
  if (lastsUntil - Date.parse(session.expiresAt) >= notedEveryMs)
    await table.write(keepSession(table, session, lastsUntil))
  return session
}

/**
 * The mailbox of the session's user is proven, or need not be for this call. Whoever proved it since the session was
 * opened goes on in the same session: until the next login the user is asked for beside it.
 */
const isMailboxGood = async (
  { isMailboxProven, userId }: AccessTokenClaims,
  endpoint: Exchange['endpoint'],
  { table }: Deps,
): Promise<boolean> =>
  !needsActivation(endpoint) ||
  isMailboxProven === true ||
  (await findUser(table, userId))?.isActivated === true

/** The caller can be reached by a mobile number that is known to be theirs, or need not be for this call. */
const isMobileGood = async (
  { userId }: AccessTokenClaims,
  { mobile }: Exchange['endpoint'],
  { table }: Deps,
): Promise<boolean> => !mobile || (await findUser(table, userId))?.phoneVerifiedAt !== undefined

/** The caller is in the company what the call takes, which is noted. Loaded where a call takes something. */
const isRoleGood = async (
  claims: AccessTokenClaims,
  exchange: Exchange,
  { table }: Deps,
): Promise<boolean> => {
  if (!exchange.endpoint.role) return true
  const { findAdministrator } = await import('./transactional-role-check.ts')
  const administrator = await findAdministrator(table, claims)
  if (administrator) exchange.administrator = administrator
  return administrator !== undefined
}

/**
 * Does a call's work with a live session alone, and says whose it is. What only reads goes on while the session is
 * looked up: the token, which is genuine and unexpired, says whose data it is, and nothing is answered before the
 * session is known to be live. What writes, or takes a role, waits.
 */
export const authenticated = async (
  { headers }: Pick<HttpEvent, 'headers'>,
  exchange: Exchange,
  deps: Deps,
  work: () => Promise<HttpResult>,
): Promise<HttpResult> => {
  const { endpoint } = exchange
  if (endpoint.audience === 'public') return work()
  const notLoggedIn = refusal(endpoint, { reason: 'notLoggedIn' })
  const claims = await claimsOf(headers['authorization'], deps)
  if (!claims) return notLoggedIn
  const session: SessionContext = {
    lineId: undefined,
    ...claims,
    expiresAt: new Date(claims.expiresAt * 1000).toISOString(),
  }
  exchange.session = session
  const isLacking = claims.lacksFactor === true && !endpoint.beforeFactor
  const checking = findLive(claims, deps)
  if (!endpoint.reads || endpoint.role || isLacking) {
    const [live, mailboxGood, roleGood, mobileGood] = await Promise.all([
      checking,
      isMailboxGood(claims, endpoint, deps),
      isRoleGood(claims, exchange, deps),
      isMobileGood(claims, endpoint, deps),
    ])
    if (!live) return notLoggedIn
    session.deviceId = live.deviceId
    session.provenUntil = live.provenUntil
    if (isLacking) return refusal(endpoint, { reason: 'secondFactorMissing' })
    if (!mailboxGood) return refusal(endpoint, { reason: 'userNotActivated' })
    if (!roleGood) return refusal(endpoint, { reason: 'forbidden' })
    return mobileGood ? work() : refusal(endpoint, { reason: 'mobileNotVerified' })
  }
  // Whatever becomes of either, neither is left behind.
  const [checked, worked] = await Promise.allSettled([checking, work()])
  if (checked.status === 'rejected') throw checked.reason
  if (!checked.value) return notLoggedIn
  if (worked.status === 'rejected') throw worked.reason
  return worked.value
}
