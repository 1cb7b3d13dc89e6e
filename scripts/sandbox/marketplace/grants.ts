import { randomUUID, timingSafeEqual } from 'node:crypto'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { keyOf, newSecret } from '../secrets.ts'
import type { Grant, Store } from './store.ts'

const codeLifetimeMs = 60_000
export const accessTokenSeconds = 3600
export const refreshTokenSeconds = 365 * 24 * 3600

export interface IssuedTokens {
  accessToken: string
  refreshToken: string
  scopes: readonly string[]
}

export interface Grants {
  /** Records a seller's consent and returns the code for it. */
  approve(consent: {
    clientId: string
    redirectUri: string
    codeChallenge: string
    scopes: string[]
    shopId: string
  }): string
  /** Undefined for a code that is unknown, expired, another client's, used before or not proven by `codeVerifier`. */
  exchange(request: {
    code: string
    clientId: string
    redirectUri: string
    codeVerifier: string
  }): IssuedTokens | undefined
  refresh(request: { refreshToken: string; clientId: string }): IssuedTokens | undefined
  /** Ends the consent that a token, of whichever kind, was issued for. */
  revoke(token: string): void
  /** The consent of a valid access token. */
  findByAccessToken(accessToken: string): Grant | undefined
}

/** RFC 7636: BASE64URL(SHA256(verifier)) is the challenge. */
const proves = (verifier: string, challenge: string): boolean => {
  const given = Buffer.from(keyOf(verifier))
  const expected = Buffer.from(challenge)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const createGrants = (store: Store, clock: () => Date): Grants => {
  const { grants, codes, tokens } = store.state
  const now = () => clock().getTime()

  const revoke = (grantId: string) => {
    const grant = grants[grantId]
    if (grant) grant.revoked = true
    store.save()
  }

  const sweep = () => {
    for (const [key, code] of Object.entries(codes)) {
      // A used code is stored as long as its replay can revoke the issued tokens.
      if (code.expiresAt + refreshTokenSeconds * 1000 < now()) delete codes[key]
    }
    for (const [key, token] of Object.entries(tokens)) if (token.expiresAt < now()) delete tokens[key]
  }

  const newToken = (grantId: string, kind: 'access' | 'refresh', seconds: number): string => {
    const secret = newSecret()
    tokens[keyOf(secret)] = { grantId, kind, expiresAt: now() + seconds * 1000, used: false }
    return secret
  }

  const issue = ({ grantId, scopes }: Grant): IssuedTokens => {
    sweep()
    const accessToken = newToken(grantId, 'access', accessTokenSeconds)
    const refreshToken = newToken(grantId, 'refresh', refreshTokenSeconds)
    store.save()
    return { accessToken, refreshToken, scopes }
  }

  const findToken = (secret: string, kind: 'access' | 'refresh') => {
    const token = tokens[keyOf(secret)]
    const grant = token && grants[token.grantId]
    if (!grant || token.kind !== kind || token.expiresAt <= now() || grant.revoked) return undefined
    return { token, grant }
  }

  return {
    approve({ clientId, redirectUri, codeChallenge, scopes, shopId }) {
      const at = clock()
      const grantId = randomUUID()
      grants[grantId] = {
        grantId,
        clientId,
        shopId,
        scopes,
        authorisedAt: at.toISOString(),
        // A shop has the same history in every grant.
        lastOrderDate:
          Object.values(grants).find((earlier) => earlier.shopId === shopId)?.lastOrderDate ??
          addDays(businessDate(at), -1),
        revoked: false,
      }
      const code = newSecret()
      codes[keyOf(code)] = {
        grantId,
        redirectUri,
        codeChallenge,
        expiresAt: now() + codeLifetimeMs,
        used: false,
      }
      store.save()
      return code
    },

    exchange({ code: secret, clientId, redirectUri, codeVerifier }) {
      const code = codes[keyOf(secret)]
      const grant = code && grants[code.grantId]
      if (!grant || grant.clientId !== clientId) return undefined
      const replayed = code.used
      code.used = true
      // A replayed code, or one without its verifier, has leaked: everything issued for its consent is revoked.
      if (replayed || code.redirectUri !== redirectUri || !proves(codeVerifier, code.codeChallenge)) {
        revoke(grant.grantId)
        return undefined
      }
      store.save()
      return code.expiresAt > now() ? issue(grant) : undefined
    },

    refresh({ refreshToken, clientId }) {
      const found = findToken(refreshToken, 'refresh')
      if (!found || found.grant.clientId !== clientId) return undefined
      if (found.token.used) {
        revoke(found.grant.grantId)
        return undefined
      }
      found.token.used = true
      return issue(found.grant)
    },

    revoke(secret) {
      const token = tokens[keyOf(secret)]
      if (token) revoke(token.grantId)
    },

    findByAccessToken: (accessToken) => findToken(accessToken, 'access')?.grant,
  }
}
