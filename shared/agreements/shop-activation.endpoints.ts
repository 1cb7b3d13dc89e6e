import { endpoint } from '../api/endpoint.ts'
import type { agreementsSchemas } from './agreements.schemas.ts'

/** Further shops join the facility by an addendum. It is made by `initiateSign`, and signed as the facility agreement is. */
export const shopActivationEndpoints = {
  /** The limit, how each linked shop stands to the facility, and the latest addendum. */
  getShopActivation: endpoint<typeof agreementsSchemas.getShopActivation>()({
    name: 'get-shop-activation',
    method: 'GET',
    path: '/api/agreements/addendum',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** What the limit is, and what it would be with further shops. */
  previewShopActivation: endpoint<typeof agreementsSchemas.previewShopActivation>()({
    name: 'preview-shop-activation',
    method: 'POST',
    path: '/api/agreements/addendum/preview',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['beingProcessed', 'noExchangeRates', 'notFound', 'wrongState'],
  }),
  /** Takes an addendum back that not everyone has signed. */
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
