import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type ProductLineId, productLineIds } from '#shared/product-lines/product-lines.ts'
import { type Keyring, signingAlgorithm } from '../data/keyring.ts'

const issuer = 'seller-financing-portal'
const audience = 'portal'
const tokenType = 'at+jwt'

/** By how much the clocks of two Lambdas may differ. */
const clockSkewSeconds = 60

/**
 * What an access token says: which stored session it is bound to, whose that is, and until when. Times in seconds
 * since 1970. None of it changes while the session lasts, so that a call can begin its work while the session is
 * looked up.
 */
export interface AccessTokenClaims {
  sessionId: string
  userId: string
  companyId: string
  /** Absent for a user whom no line brought. */
  lineId?: ProductLineId | undefined
  /** The user's mailbox was proven before the session was opened. Absent, the user is asked for. */
  isMailboxProven?: true | undefined
  /** The user has yet to set up the second factor that is required of them. */
  lacksFactor?: true | undefined
  issuedAt: number
  expiresAt: number
}

/**
 * Headers and claims exactly as they are signed here. RFC 7519 allows more, such as one audience of several: a
 * token that makes use of it is not ours, whoever signed it.
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

/** One signature has several spellings in base64url, as its last letter has bits to spare: one of them is taken. */
const isCanonical = (token: string): boolean => {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** The claims of a token that is genuine and unexpired at `now`; undefined for any other text. */
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
