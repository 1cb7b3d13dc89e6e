import { createHash, randomUUID } from 'node:crypto'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { keyOf, newSecret } from '../secrets.ts'
import type { Shop, Store } from './store.ts'

const codeLifetimeMs = 60_000
export const accessTokenSeconds = 3600
export const refreshTokenSeconds = 90 * 24 * 3600

export interface IssuedTokens {
  accessToken: string
  refreshToken: string
  scopes: readonly string[]
}

/** The shop of a valid access token, and the app's permissions there. */
export interface Installed {
  shop: Shop
  scopes: readonly string[]
}

/** The shops in which the app is installed, and their tokens. */
export const createInstallations = (store: Store, clock: () => Date) => {
  const { shops, codes, tokens } = store.state
  const now = () => clock().getTime()

  const shopAt = (domain: string): Shop => {
    shops[domain] ??= {
      domain,
      shopId: createHash('sha256').update(domain).digest().readUInt32BE(),
      lastOrderDate: addDays(businessDate(clock()), -1),
    }
    return shops[domain]
  }

  const dropTokens = (which: (token: (typeof tokens)[string], key: string) => boolean) => {
    for (const [key, token] of Object.entries(tokens)) if (which(token, key)) delete tokens[key]
  }

  const newToken = (
    domain: string,
    installationId: string,
    kind: 'access' | 'refresh',
    seconds: number,
    replaces?: string,
  ): string => {
    const secret = newSecret()
    const expiresAt = now() + seconds * 1000
    tokens[keyOf(secret)] = { domain, installationId, kind, expiresAt, ...(replaces ? { replaces } : {}) }
    return secret
  }

  /** An app has one access token for a shop: a new one ends those before it. */
  const issue = (domain: string, replaces?: string): IssuedTokens | undefined => {
    const { installation } = shopAt(domain)
    if (!installation) return undefined
    const { installationId, scopes } = installation
    dropTokens((token) => token.domain === domain && token.kind === 'access')
    const issued = {
      accessToken: newToken(domain, installationId, 'access', accessTokenSeconds),
      refreshToken: newToken(domain, installationId, 'refresh', refreshTokenSeconds, replaces),
      scopes,
    }
    store.save()
    return issued
  }

  const findToken = (secret: string, domain: string, kind: 'access' | 'refresh') => {
    const token = tokens[keyOf(secret)]
    const { installation } = shopAt(domain)
    const isGood =
      token?.domain === domain &&
      token.kind === kind &&
      token.expiresAt > now() &&
      token.installationId === installation?.installationId
    return isGood ? token : undefined
  }

  return {
    shopAt,

    /** Records that a seller agrees to install the app, and returns the code for it. */
    approve(domain: string, scopes: readonly string[]): string {
      shopAt(domain)
      const code = newSecret()
      codes[keyOf(code)] = { domain, scopes: [...scopes], expiresAt: now() + codeLifetimeMs }
      store.save()
      return code
    },

    /** Installs the app. Undefined for a code that is unknown, expired, another shop's or used before. */
    exchange(domain: string, secret: string): IssuedTokens | undefined {
      const code = codes[keyOf(secret)]
      if (code?.domain !== domain) return undefined
      delete codes[keyOf(secret)]
      store.save()
      if (code.expiresAt <= now()) return undefined
      dropTokens((token) => token.domain === domain)
      shopAt(domain).installation = {
        installationId: randomUUID(),
        scopes: code.scopes,
        installedAt: clock().toISOString(),
      }
      return issue(domain)
    },

    /** A refresh token may be used again until its successor is used: the response may have been lost. */
    refresh(domain: string, secret: string): IssuedTokens | undefined {
      const token = findToken(secret, domain, 'refresh')
      if (!token) return undefined
      if (token.replaces) delete tokens[token.replaces]
      return issue(domain, keyOf(secret))
    },

    /** Removes the app from a shop. False where it is not installed. */
    uninstall(domain: string): boolean {
      const shop = shopAt(domain)
      if (!shop.installation) return false
      delete shop.installation
      dropTokens((token) => token.domain === domain)
      store.save()
      return true
    },

    findByAccessToken(domain: string, secret: string): Installed | undefined {
      const shop = shopAt(domain)
      return findToken(secret, domain, 'access') && shop.installation
        ? { shop, scopes: shop.installation.scopes }
        : undefined
    },
  }
}

export type Installations = ReturnType<typeof createInstallations>
