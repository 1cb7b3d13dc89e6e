import type { AccountUser, LoginResponse } from '#shared/account/account-responses.schema.ts'
import { type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'
import { linePath, siteScreens } from '#shared/site/screen-paths.ts'
import type { Credentials } from '../../data/credentials.ts'
import { createSession } from '../../data/sessions.ts'
import { maxTokenSeconds } from '../../data/signing-keys.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { signAccessToken } from '../../http/access-token.ts'
import type { RequestContext, SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

/** A user's own view of themselves in a session, with the product line of its company. */
export const describeAccountUser = (
  user: User,
  { companyId, lineId, expiresAt }: Pick<SessionContext, 'companyId' | 'lineId' | 'expiresAt'>,
): AccountUser => ({
  id: user.userId,
  userId: user.userId,
  email: user.email,
  user_name: user.name ?? '',
  mobile: user.phoneNumber ?? '',
  phone_country_code: user.phoneCountryCode ?? '',
  phone_verified: user.phoneVerifiedAt !== undefined,
  ...(user.phoneLostAt ? { phone_lost: true as const } : {}),
  language: user.locale,
  is_activated: user.isActivated,
  register_source: lineId ? productLines[lineId].registerSource : user.registerSource,
  company_id: companyId,
  token_expiration: expiresAt,
})

/** The company of a session, and its product line. */
export interface SessionCompany {
  companyId: string
  line: ProductLine | undefined
  /** The user was invited into the company. */
  isJoined?: boolean
}

/**
 * A new session of a user for a company: the write that opens it, and its response. The token is valid until the latest
 * end of the session, which is `until` if it continues another session; an unused session ends earlier. `lacksFactor`
 * if a second factor has to be set up first.
 */
export const prepareSession = async (
  user: User,
  { companyId, line, isJoined }: SessionCompany,
  { version: credentialsVersion }: Pick<Credentials, 'version'>,
  { ip, userAgent, deviceId }: Pick<RequestContext, 'ip' | 'userAgent'> & Pick<SessionContext, 'deviceId'>,
  deps: Deps,
  { lacksFactor: isLacking, until }: { lacksFactor: boolean; until?: string },
): Promise<{ session: Write; loginResponse: LoginResponse }> => {
  const { table, clock, random, keyring, config } = deps
  const lacksFactor = isLacking || undefined
  const sessionId = random.id()
  const issuedAt = Math.floor(clock().getTime() / 1000)
  const expiresAt = until ?? new Date((issuedAt + maxTokenSeconds) * 1000).toISOString()
  const unused = new Date(clock().getTime() + config.idleMinutes * 60_000).toISOString()
  const token = await signAccessToken(keyring, {
    sessionId,
    userId: user.userId,
    companyId,
    lineId: line?.id,
    ...(user.isActivated ? { isMailboxProven: true as const } : {}),
    ...(lacksFactor ? { lacksFactor } : {}),
    issuedAt,
    expiresAt: Date.parse(expiresAt) / 1000,
  })
  return {
    session: createSession(
      table,
      {
        sessionId,
        userId: user.userId,
        companyId,
        credentialsVersion,
        ...(deviceId ? { deviceId } : {}),
        ip,
        userAgent,
        createdAt: clock().toISOString(),
        expiresAt: unused < expiresAt ? unused : expiresAt,
      },
      expiresAt,
    ),
    loginResponse: {
      user: {
        ...describeAccountUser(user, { companyId, lineId: line?.id, expiresAt }),
        ...(lacksFactor ? { lacks_second_factor: lacksFactor } : {}),
        ...(isJoined ? { joined_company: true } : {}),
      },
      token,
      access_token: token,
      is_skip: user.isSkip ?? false,
      source_index_path: line ? linePath(line, 'home') : siteScreens.entry,
    },
  }
}
