import { landingEndpoint } from '../api/endpoint.ts'
import type { paymentAccountsSchemas } from './payment-accounts.schemas.ts'

/** A company's payment accounts. They are authorised like shops, by platform id. */
export const paymentAccountsEndpoints = {
  /** The payment platforms whose accounts can be linked. */
  listPaymentPlatforms: landingEndpoint<typeof paymentAccountsSchemas.listPaymentPlatforms>()({
    name: 'list-payment-platforms',
    method: 'GET',
    path: '/api/platform/psp/list',
    reads: true,
  }),
  /**
   * All payment platforms: those whose accounts can be linked here, and those whose customers come from the platform's
   * own page.
   */
  listPaymentGateways: landingEndpoint<typeof paymentAccountsSchemas.listPaymentGateways>()({
    name: 'list-payment-gateways',
    method: 'GET',
    path: '/api/platform/gateway/list',
    reads: true,
  }),
  /** Records the payment account that receives the sales of shops. Both must be the company's; at most 1,000 shops. */
  linkShopsToPaymentAccount: landingEndpoint<typeof paymentAccountsSchemas.linkShopsToPaymentAccount>()({
    name: 'link-shops-to-payment-account',
    method: 'POST',
    path: '/api/oauth/relevance/psp',
    errors: ['notFound', 'tooManyItems'],
    audited: 'shops',
  }),
  /** Previews the available amounts of the company's limits after unlinking a payment account. */
  previewAccountUnlinking: landingEndpoint<typeof paymentAccountsSchemas.previewAccountUnlinking>()({
    name: 'preview-account-unlinking',
    method: 'POST',
    path: '/api/oauth/psp/delete/preview',
    reads: true,
    errors: ['notFound', 'noExchangeRates'],
  }),
  /**
   * Unlinks a payment account: its balance bounds no limit any more, no shop is assigned to it, and its consent is
   * revoked at the platform. Refused if repayments are deducted from it, if the lender confirmed its holder, or if it
   * bounds a limit of which something is drawn or requested.
   */
  unlinkPaymentAccount: landingEndpoint<typeof paymentAccountsSchemas.unlinkPaymentAccount>()({
    name: 'unlink-payment-account',
    method: 'POST',
    path: '/api/oauth/psp/delete',
    errors: ['notFound', 'ruleBroken', 'beingProcessed', 'noExchangeRates'],
    audited: 'shops',
  }),
  /**
   * Ends the reminders that a marketplace pays into a payment account and has no linked shop. The lender still sees it.
   * Idempotent.
   */
  dismissDeposits: landingEndpoint<typeof paymentAccountsSchemas.dismissDeposits>()({
    name: 'dismiss-deposits',
    method: 'POST',
    path: '/api/oauth/psp/deposit/dismiss',
    errors: ['notFound', 'beingProcessed'],
    audited: 'shops',
  }),
  /** Syncs a payment account's balance, at most once a minute, and updates the watermark. */
  syncPaymentAccount: landingEndpoint<typeof paymentAccountsSchemas.syncPaymentAccount>()({
    name: 'sync-payment-account',
    method: 'POST',
    path: '/api/oauth/sync/pgid',
    // wrongState: its consent has ended, or it came with a signup and cannot be read.
    errors: ['notFound', 'wrongState', 'tooManyRequests', 'beingProcessed', 'platformUnavailable'],
    audited: 'shops',
  }),
} as const
