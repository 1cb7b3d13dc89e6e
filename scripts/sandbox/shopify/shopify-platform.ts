import type { SandboxPlatform } from '../sandbox-platform.ts'
import { localBucket } from './bucket.ts'
import { createShopifyPeer } from './shopify-peer.ts'
import { createFolderStore } from './store.ts'

const app = { clientId: 'portal', clientSecret: 'local-shopify-secret' }

export const shopifyPlatform: SandboxPlatform = {
  path: 'shopify',
  clientSecret: app.clientSecret,
  settings: (baseUrl) => ({
    id: 'shopify',
    kind: 'shopify',
    name: 'Shopify',
    clientId: app.clientId,
    origin: baseUrl,
  }),
  createPeer: ({ baseUrl, clock, brandName, redirectUri, portalUrl, folder }) =>
    createShopifyPeer({
      baseUrl,
      clock,
      app: {
        ...app,
        name: brandName,
        redirectUris: [redirectUri],
        url: `${portalUrl}/financing/`,
        webhookUrl: `${portalUrl}/api/oauth/webhook/shopify`,
      },
      store: createFolderStore(folder),
      bucket: localBucket,
    }).handle,
}
