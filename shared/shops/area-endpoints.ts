import { authorisedShopsEndpoints } from './authorised-shops.endpoints.ts'
import { linkedShopsEndpoints } from './linked-shops.endpoints.ts'
import { paymentAccountsEndpoints } from './payment-accounts.endpoints.ts'
import { paymentPlatformEndpoints } from './payment-platform.endpoints.ts'
import { shopAccountsEndpoints } from './shop-accounts.endpoints.ts'
import { shopifyWebhookEndpoints } from './shopify-webhook.endpoints.ts'
import { uploadsEndpoints } from './uploads.endpoints.ts'

/** Shops and payment accounts: linking them, their sales and balances, and their platforms. */
export const shopsEndpoints = {
  ...linkedShopsEndpoints,
  ...authorisedShopsEndpoints,
  ...shopAccountsEndpoints,
  ...paymentAccountsEndpoints,
  ...paymentPlatformEndpoints,
  ...shopifyWebhookEndpoints,
  ...uploadsEndpoints,
} as const
