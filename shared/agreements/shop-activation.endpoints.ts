import { landingEndpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/**
 * Adding shops to the facility by an addendum. It is created by `initiateSign`, and signed like the facility agreement.
 */
export const shopActivationEndpoints = {
  /** The limit, the state of each linked shop, and the latest addendum. */
  getShopActivation: landingEndpoint<typeof agreementsSchemas.getShopActivation>()({
    name: 'get-shop-activation',
    method: 'GET',
    path: '/api/agreements/addendum',
    reads: true,
  }),
  /** The present limit, and the limit with further shops. */
  previewShopActivation: landingEndpoint<typeof agreementsSchemas.previewShopActivation>()({
    name: 'preview-shop-activation',
    method: 'POST',
    path: '/api/agreements/addendum/preview',
    reads: true,
    errors: ['beingProcessed', 'noExchangeRates', 'notFound', 'wrongState'],
  }),
  /** Withdraws an addendum that not everyone has signed. */
  withdrawAddendum: landingEndpoint<typeof agreementsSchemas.withdrawAddendum>()({
    name: 'withdraw-addendum',
    method: 'POST',
    path: '/api/agreements/addendum/withdraw',
    role: 'administrator',
    errors: ['notFound', 'wrongState'],
    audited: 'money',
  }),
} as const
