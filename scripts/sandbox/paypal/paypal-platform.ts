import type { SandboxPlatform } from '../sandbox-platform.ts'
import { createPaypal } from './paypal.ts'

const clientId = 'portal'
const clientSecret = 'local-paypal-secret'

export const paypalPlatform: SandboxPlatform = {
  path: 'paypal',
  clientSecret,
  settings: (baseUrl) => ({
    id: 'paypal',
    kind: 'paypal',
    name: 'PayPal',
    clientId,
    siteUrl: baseUrl,
    apiUrl: baseUrl,
  }),
  createPeer: ({ baseUrl, clock, brandName, redirectUri, folder }) =>
    createPaypal({
      baseUrl,
      clock,
      client: { clientId, clientSecret, name: brandName, redirectUri },
      folder,
    }).handle,
}
