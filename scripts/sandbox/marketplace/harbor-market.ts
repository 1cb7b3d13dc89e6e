import type { SandboxPlatform } from '../sandbox-platform.ts'
import { createMarketplace } from './marketplace.ts'
import { createFolderStore } from './store.ts'

const clientId = 'portal'

export const harborMarket: SandboxPlatform = {
  path: 'marketplace',
  settings: (baseUrl) => ({
    id: 'harbor-market',
    kind: 'marketplace',
    name: 'Harbor Market',
    authorizeUrl: `${baseUrl}/authorize`,
    tokenUrl: `${baseUrl}/token`,
    apiUrl: `${baseUrl}/api`,
    clientId,
    issuer: baseUrl,
  }),
  createPeer: ({ baseUrl, clock, brandName, redirectUri, folder }) =>
    createMarketplace({
      baseUrl,
      clock,
      clients: [{ clientId, name: brandName, redirectUris: [redirectUri] }],
      store: createFolderStore(folder),
    }).handle,
}
