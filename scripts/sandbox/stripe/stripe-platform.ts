import type { SandboxPlatform } from '../sandbox-platform.ts'
import { createStripe } from './stripe.ts'

const clientId = 'ca_portal'
const clientSecret = 'local-stripe-secret'

export const stripePlatform: SandboxPlatform = {
  path: 'stripe',
  clientSecret,
  settings: (baseUrl) => ({
    id: 'stripe',
    kind: 'stripe',
    name: 'Stripe',
    clientId,
    connectUrl: baseUrl,
    apiUrl: baseUrl,
  }),
  createPeer: ({ baseUrl, clock, brandName, redirectUri, folder }) =>
    createStripe({
      baseUrl,
      clock,
      client: { clientId, clientSecret, name: brandName, redirectUri },
      folder,
    }).handle,
}
