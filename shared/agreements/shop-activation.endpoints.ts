import { endpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/**
 * Adding shops to the facility by an addendum. It is created by `initiateSign`, and signed like the facility agreement.
 */
export const shopActivationEndpoints = {
  /** The limit, the state of each linked shop, and the latest addendum. */
  getShopActivation: endpoint<typeof agreementsSchemas.getShopActivation>()({
    name: 'get-shop-activation',
    method: 'GET',
    path: '/api/agreements/addendum',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** The present limit, and the limit with further shops. */
  previewShopActivation: endpoint<typeof agreementsSchemas.previewShopActivation>()({
    name: 'preview-shop-activation',
    method: 'POST',
    path: '/api/agreements/addendum/preview',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['beingProcessed', 'noExchangeRates', 'notFound', 'wrongState'],
  }),
  /** Withdraws an addendum that not everyone has signed. */
  withdrawAddendum: endpoint<typeof agreementsSchemas.withdrawAddendum>()({
    name: 'withdraw-addendum',
    method: 'POST',
    path: '/api/agreements/addendum/withdraw',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    errors: ['notFound', 'wrongState'],
    audited: 'money',
  }),
} as const
