import { endpoint } from '../api/endpoint.ts'
import type { paymentAccountsSchemas } from './payment-accounts.schemas.ts'

/** A company's payment accounts. They are authorised like shops, by platform id. */
export const paymentAccountsEndpoints = {
  /** The payment platforms whose accounts can be linked. */
  listPaymentPlatforms: endpoint<typeof paymentAccountsSchemas.listPaymentPlatforms>()({
    name: 'list-payment-platforms',
    method: 'GET',
    path: '/api/platform/psp/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** All payment platforms: those that are linked here, and those whose customers come by a page of theirs. */
  listPaymentGateways: endpoint<typeof paymentAccountsSchemas.listPaymentGateways>()({
    name: 'list-payment-gateways',
    method: 'GET',
    path: '/api/platform/gateway/list',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Records the payment account that receives the sales of shops. Both must be the company's; at most 1,000 shops. */
  linkShopsToPaymentAccount: endpoint<typeof paymentAccountsSchemas.linkShopsToPaymentAccount>()({
    name: 'link-shops-to-payment-account',
    method: 'POST',
    path: '/api/oauth/relevance/psp',
    audience: 'session',
    envelope: 'landing',
    errors: ['notFound', 'tooManyItems'],
    audited: 'shops',
  }),
  /** Syncs a payment account's balance, at most once a minute, and updates the watermark. */
  syncPaymentAccount: endpoint<typeof paymentAccountsSchemas.syncPaymentAccount>()({
    name: 'sync-payment-account',
    method: 'POST',
    path: '/api/oauth/sync/pgid',
    audience: 'session',
    envelope: 'landing',
    // wrongState: its consent has ended, or it came with a signup and cannot be read.
    errors: ['notFound', 'wrongState', 'tooManyRequests', 'beingProcessed', 'platformUnavailable'],
    audited: 'shops',
  }),
} as const
