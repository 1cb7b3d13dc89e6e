import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type ProductLineId, productLineIds } from '#shared/product-lines/product-lines.ts'
import { type Keyring, signingAlgorithm } from '../data/keyring.ts'

const issuer = 'seller-financing-portal'
const audience = 'portal'
const tokenType = 'at+jwt'

/** The tolerated clock difference between two Lambdas. */
const clockSkewSeconds = 60

/**
 * The claims of an access token: its session, the session's user and its end. Times in seconds since 1970. They are
 * constant for the session, so that a call can begin its work while the session is looked up.
 */
export interface AccessTokenClaims {
  sessionId: string
  userId: string
  companyId: string
  /** Absent for a user without a product line. */
  lineId?: ProductLineId | undefined
  /** The user's mailbox was verified before the session was opened. If absent, the user is looked up. */
  isMailboxProven?: true | undefined
  /** The user has yet to set up a required second factor. */
  lacksFactor?: true | undefined
  issuedAt: number
  expiresAt: number
}

/**
 * Header and claims exactly as the portal signs them. RFC 7519 allows more, such as several audiences: a token with
 * anything else is not the portal's, even with a valid signature.
 */
const ownHeader = z.strictObject({
  alg: z.literal(signingAlgorithm),
  kid: z.string().check(z.minLength(1)),
  typ: z.literal(tokenType),
})
const ownClaims = z.object({
  iss: z.literal(issuer),
  aud: z.literal(audience),
  sub: z.string().check(z.minLength(1)),
  sid: z.string().check(z.minLength(1)),
  company: z.string().check(z.minLength(1)),
  line: z.optional(z.enum(productLineIds)),
  proven: z.optional(z.literal(true)),
  lacks: z.optional(z.literal('factor')),
  iat: z.int(),
  exp: z.int(),
})

export const signAccessToken = async (keyring: Keyring, claims: AccessTokenClaims): Promise<string> => {
  const { kid, key } = await keyring.signingKey()
  const { sessionId: sid, companyId: company, lineId: line, isMailboxProven: proven, lacksFactor } = claims
  return new SignJWT({
    sid,
    company,
    ...(line ? { line } : {}),
    ...(proven ? { proven } : {}),
    ...(lacksFactor ? { lacks: 'factor' } : {}),
  })
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: tokenType })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claims.userId)
    .setIssuedAt(claims.issuedAt)
    .setExpirationTime(claims.expiresAt)
    .sign(key)
}

/**
 * One signature has several spellings in base64url, as its last letter has spare bits: only one of them is accepted.
 */
const isCanonical = (token: string): boolean => {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** The claims of a token that is authentic and unexpired at `now`; undefined for any other text. */
export const verifyAccessToken = async (
  keyring: Keyring,
  token: string,
  now: Date,
): Promise<AccessTokenClaims | undefined> => {
  if (!isCanonical(token)) return undefined
  try {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const own = ownHeader.safeParse(header)
        const key = own.success ? await keyring.verificationKey(own.data.kid) : undefined
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      { algorithms: [signingAlgorithm], currentDate: now },
    )
    const own = ownClaims.safeParse(payload)
    if (!own.success || own.data.iat > now.getTime() / 1000 + clockSkewSeconds) return undefined
    const {
      sid: sessionId,
      sub: userId,
      company: companyId,
      line: lineId,
      proven: isMailboxProven,
      lacks,
      iat: issuedAt,
      exp: expiresAt,
    } = own.data
    const lacksFactor = lacks && (true as const)
    return { sessionId, userId, companyId, lineId, isMailboxProven, lacksFactor, issuedAt, expiresAt }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
