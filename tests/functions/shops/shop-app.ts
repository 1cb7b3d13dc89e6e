import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { createSession } from '../../../functions/data/sessions.ts'
import { signAccessToken } from '../../../functions/http/access-token.ts'
import { clientId, startPeer } from '../../sandbox/sandbox-peer.ts'
import { createTestApp } from '../../support/test-app.ts'

/** 21 November 2026, 14:00 in Hong Kong. */
export const startAt = '2026-11-21T06:00:00.000Z'

/** The backend with a simulated marketplace, which is unreachable while `line.isDown`. */
export const createShopApp = async () => {
  const line = { isDown: false }
  const holder: { clock: () => Date } = { clock: () => new Date(startAt) }
  const peer = await startPeer({
    at: startAt,
    clock: () => holder.clock(),
    redirectUri: 'https://portal.test/financing/oauth/callback',
  })
  const app = await createTestApp({
    startAt,
    fetch: (...request) => (line.isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(...request)),
    config: {
      platforms: [
        {
          id: 'harbor-market',
          kind: 'marketplace',
          name: 'Harbor Market',
          authorizeUrl: `${peer.baseUrl}/authorize`,
          tokenUrl: `${peer.baseUrl}/token`,
          apiUrl: `${peer.baseUrl}/api`,
          clientId,
          issuer: peer.baseUrl,
        },
      ],
    },
  })
  holder.clock = app.clock.now
  const { deps } = app

  const login = async (companyId: string, userId = `user-of-${companyId}`) => {
    const sessionId = deps.random.id()
    const now = deps.clock()
    await deps.table.transact({
      session: createSession(deps.table, {
        sessionId,
        userId,
        companyId,
        credentialsVersion: 1,
        ip: '203.0.113.7',
        userAgent: 'test',
        createdAt: now.toISOString(),
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
    })
    const issuedAt = Math.floor(now.getTime() / 1000)
    return signAccessToken(deps.keyring, {
      sessionId,
      userId,
      companyId,
      isMailboxProven: true,
      issuedAt,
      expiresAt: issuedAt + 864_000,
    })
  }

  /** The parameters with which the platform redirects the browser back, for any shop or the named one. */
  const consent = async (token: string, account = 'harbor-gift-uk', shopId?: string) => {
    const body = {
      ...(shopId ? { shop_id: shopId } : { platform_id: 'harbor-market' }),
      return_to: '/credit/hook/home',
    }
    const { data } = await app.send(shopsEndpoints.createOauthUrl, { body }, { token })
    const { searchParams } = await peer.decide('approve', account, new URL(data.url))
    return {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      query: searchParams.toString(),
    }
  }

  const callback = (token: string, body: { code: string; state: string; query?: string }) =>
    app.send(shopsEndpoints.oauthCallback, { body }, { token })

  return {
    ...app,
    peer,
    line,
    login,
    consent,
    callback,
    link: async (token: string, account?: string, shopId?: string) =>
      callback(token, await consent(token, account, shopId)),
    list: async (token: string) => (await app.send(shopsEndpoints.listLinkedShops, {}, { token })).data,
    async close() {
      await app.close()
      await peer.stop()
    },
  }
}

export type ShopApp = Awaited<ReturnType<typeof createShopApp>>
