import { errors, jwtVerify, SignJWT } from 'jose'
import { type Keyring, signingAlgorithm } from '../data/keyring.ts'

const issuer = 'seller-financing-portal'
const audience = 'portal'

/** What an access token says: which stored session it is bound to, and until when. Times in seconds since 1970. */
export interface AccessTokenClaims {
  sessionId: string
  userId: string
  issuedAt: number
  expiresAt: number
}

export const signAccessToken = async (keyring: Keyring, claims: AccessTokenClaims): Promise<string> => {
  const { kid, key } = await keyring.signingKey()
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claims.userId)
    .setIssuedAt(claims.issuedAt)
    .setExpirationTime(claims.expiresAt)
    .sign(key)
}

/** The claims of a token that is genuine and unexpired at `now`; undefined for any other text. */
export const verifyAccessToken = async (
  keyring: Keyring,
  token: string,
  now: Date,
): Promise<{ sessionId: string; userId: string } | undefined> => {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid ? await keyring.verificationKey(kid) : undefined
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      {
        issuer,
        audience,
        algorithms: [signingAlgorithm],
        typ: 'at+jwt',
        currentDate: now,
        requiredClaims: ['exp', 'sub'],
      },
    )
    if (typeof payload['sid'] !== 'string' || typeof payload.sub !== 'string') return undefined
    return { sessionId: payload['sid'], userId: payload.sub }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
