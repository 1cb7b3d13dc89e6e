import { needsActivation } from '#shared/api/endpoint.ts'
import { extendSession, findSession, type Session } from '../data/sessions.ts'
import { findUser } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { type AccessTokenClaims, verifyAccessToken } from './access-token.ts'
import { type Exchange, type HttpEvent, type HttpResult, refusal } from './exchange.ts'
import type { SessionContext } from './handle.ts'

const claimsOf = async (authorization: string | undefined, deps: Deps) => {
  const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1]
  return token ? verifyAccessToken(deps.keyring, token, deps.clock()) : undefined
}

/** How often a session's use is recorded: not every call is a write. */
const notedEveryMs = 5 * 60_000

/** The session, unless it has ended since its token was signed or is another user's than the token states. */
const findLive = async (
  claims: AccessTokenClaims,
  { table, clock, config }: Deps,
): Promise<Session | undefined> => {
  const now = clock()
  const session = await findSession(table, claims, now)
  if (session?.companyId !== claims.companyId) return undefined
  const lastsUntil = Math.min(claims.expiresAt * 1000, +now + config.idleMinutes * 60_000)
  if (lastsUntil - Date.parse(session.expiresAt) >= notedEveryMs)
    await table.write(extendSession(table, session, lastsUntil))
  return session
}

/**
 * The mailbox of the session's user is verified, or need not be for this call. After a verification the same session
 * continues: until the next login the user is looked up as well.
 */
const isMailboxGood = async (
  { isMailboxProven, userId }: AccessTokenClaims,
  endpoint: Exchange['endpoint'],
  { table }: Deps,
): Promise<boolean> =>
  !needsActivation(endpoint) ||
  isMailboxProven === true ||
  (await findUser(table, userId))?.isActivated === true

/** The caller has a verified mobile number, or needs none for this call. */
const isMobileGood = async (
  { userId }: AccessTokenClaims,
  { mobile }: Exchange['endpoint'],
  { table }: Deps,
): Promise<boolean> => !mobile || (await findUser(table, userId))?.phoneVerifiedAt !== undefined

/** The caller has the required role in the company, which is recorded. Loaded only if a call requires one. */
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
 * Does a call's work with a live session only, and returns its owner. Reads continue while the session is looked up:
 * the token, which is authentic and unexpired, identifies the owner, and no response is sent before the session is
 * known to be live. Writes, and calls that require a role, wait.
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
  // Both promises are awaited, whatever the outcome of either.
  const [checked, worked] = await Promise.allSettled([checking, work()])
  if (checked.status === 'rejected') throw checked.reason
  if (!checked.value) return notLoggedIn
  if (worked.status === 'rejected') throw worked.reason
  return worked.value
}
