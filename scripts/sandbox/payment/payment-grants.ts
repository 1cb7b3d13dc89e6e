import { createHash, randomBytes } from 'node:crypto'

const codeLifetimeMs = 60_000
export const paymentTokenSeconds = 600

/** The scopes of an access token. */
export interface PaymentGrant {
  scopes: readonly string[]
  /** The customer's account; absent from the partner's own token. */
  accountId?: string
}

export interface PaymentGrants {
  /** Issues a code for a customer who continues to the partner. */
  approve(accountId: string): string
  /** The access token of a code. Undefined for one that is unknown, expired or was used before. */
  exchange(code: string): string | undefined
  /** The partner's own access token. */
  issue(scopes: readonly string[]): string
  find(accessToken: string): PaymentGrant | undefined
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Codes and tokens of one partner, stored by their hashes for minutes only: they need not outlive the process. */
export const createPaymentGrants = (clock: () => Date): PaymentGrants => {
  const codes = new Map<string, { accountId: string; expiresAt: number; token?: string }>()
  const tokens = new Map<string, PaymentGrant & { expiresAt: number }>()
  const now = () => clock().getTime()
  const tokenLifetimeMs = paymentTokenSeconds * 1000

  const sweep = () => {
    // A used code is stored as long as its replay can revoke the token.
    for (const [key, { expiresAt }] of codes) if (expiresAt + tokenLifetimeMs < now()) codes.delete(key)
    for (const [key, { expiresAt }] of tokens) if (expiresAt < now()) tokens.delete(key)
  }

  const keep = (grant: PaymentGrant): string => {
    sweep()
    const token = randomBytes(32).toString('base64url')
    tokens.set(hashOf(token), { ...grant, expiresAt: now() + tokenLifetimeMs })
    return token
  }

  return {
    approve(accountId) {
      const code = randomBytes(32).toString('base64url')
      codes.set(hashOf(code), { accountId, expiresAt: now() + codeLifetimeMs })
      return code
    },

    exchange(secret) {
      const code = codes.get(hashOf(secret))
      if (!code) return undefined
      if (code.token !== undefined) {
        // RFC 6749, section 4.1.2: a code that is used twice has leaked.
        tokens.delete(hashOf(code.token))
        return undefined
      }
      if (code.expiresAt <= now()) return undefined
      code.token = keep({ scopes: ['account:read'], accountId: code.accountId })
      return code.token
    },

    issue: (scopes) => keep({ scopes }),

    find(accessToken) {
      const found = tokens.get(hashOf(accessToken))
      return found && found.expiresAt > now() ? found : undefined
    },
  }
}
