import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { platformSecretContext } from '../../../functions/connectors/platform-secrets.ts'
import { createWebhook, type Topic, type Webhook } from '../../../scripts/sandbox/shopify/webhooks.ts'
import { clientId, clientSecret, startShopify } from '../../sandbox/shopify-server.ts'
import { createTestApp } from '../../support/test-app.ts'

/** 21 November 2026, 14:00 in Hong Kong. */
export const startAt = '2026-11-21T06:00:00.000Z'

/** The part of the file that a shop sells: small, so that it is imported quickly. */
export const part = { index: 0, of: 150 }

/** The backend with a simulated Shopify. */
export const createShopifyApp = async () => {
  const holder: { clock: () => Date } = { clock: () => new Date(startAt) }
  const shopify = await startShopify({ clock: () => holder.clock(), part })
  const app = await createTestApp({ startAt, fetch })
  holder.clock = app.clock.now
  const { deps } = app
  deps.config.platforms = [
    {
      id: 'shopify',
      kind: 'shopify',
      name: 'Shopify',
      clientId,
      sealedClientSecret: await deps.seal.seal(clientSecret, platformSecretContext('shopify')),
      origin: shopify.baseUrl,
    },
  ]

  /** A seller links the shop that they typed as `domain`. */
  const link = async (token: string, domain: string) => {
    const begun = await app.send(
      shopsEndpoints.createOauthUrl,
      { body: { platform_id: 'shopify', domain } },
      { token },
    )
    const query = await shopify.install(begun.data.url)
    const body = {
      code: query.get('code') ?? '',
      state: query.get('state') ?? '',
      query: query.toString(),
    }
    return app.send(shopsEndpoints.oauthCallback, { body }, { token })
  }

  return {
    ...app,
    shopify,
    link,
    list: async (token: string) => (await app.send(shopsEndpoints.listLinkedShops, {}, { token })).data.shop,
    webhook: (topic: Topic, domain: string, payload: object) =>
      createWebhook(shopify.app, topic, domain, payload, app.clock.now()),
    /** Sends a webhook as Shopify does. */
    take: ({ headers, body }: Webhook) => app.sendRaw(shopsEndpoints.takeShopifyWebhook, { headers, body }),
    async close() {
      await app.close()
      await shopify.stop()
    },
  }
}

export type ShopifyApp = Awaited<ReturnType<typeof createShopifyApp>>
