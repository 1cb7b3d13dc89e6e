import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { platformSecretContext } from '../../../functions/connectors/platform-secrets.ts'
import { createTestApp } from '../../support/test-app.ts'
import { openSandboxPlatform, startAt } from '../connectors/sandbox-shop.ts'
import { testedTiktokShop } from '../connectors/tiktok-shop/tested-tiktok-shop.ts'

/** The backend with a simulated TikTok Shop, whose seller has two shops. */
export const createSeveralShopsApp = async () => {
  const peer = await openSandboxPlatform(testedTiktokShop)
  const app = await createTestApp({ startAt, fetch })
  const { deps } = app
  const secret = testedTiktokShop.sandbox.clientSecret ?? ''
  deps.config.platforms = [
    {
      ...peer.settings,
      sealedClientSecret: await deps.seal.seal(secret, platformSecretContext('tiktok-shop')),
    },
  ]

  /** A seller's return from TikTok, for any shop or a known one. */
  const returned = async (
    by: { token: string },
    body: { platform_id: string } | { shop_id: string } = { platform_id: 'tiktok-shop' },
  ) => {
    const { data } = await app.send(shopsEndpoints.createOauthUrl, { body }, by)
    const fields = { account: 'tidewater-crafts', decision: 'approve' }
    const answered = await peer.peer.submit(data.url, fields)
    const query = new URL(answered.headers.get('location') ?? '').searchParams
    return { code: query.get('code') ?? '', state: query.get('state') ?? '', query: query.toString() }
  }

  return {
    ...app,
    returned,
    /** Advances the clocks of the backend and of the platform. */
    advance(duration: string) {
      for (const clock of [app.clock, peer.clock]) clock.advance(duration)
    },
    async close() {
      await app.close()
      await peer.close()
    },
  }
}
export type SeveralShopsApp = Awaited<ReturnType<typeof createSeveralShopsApp>>
