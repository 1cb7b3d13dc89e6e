import { companyEndpoint, landingEndpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'
import { creditStandingEndpoints } from './credit-standing.endpoints.ts'

export const creditEndpoints = {
  ...creditStandingEndpoints,
  /** The terms of a request for a higher limit, and the latest request; null before there is a limit. */
  getLimitIncrease: landingEndpoint<typeof creditSchemas.getLimitIncrease>()({
    name: 'get-limit-increase',
    method: 'GET',
    path: '/api/credit/limit/increase',
    reads: true,
  }),
  /** Requests a higher limit, which the lender decides, or applies again after a rejected application. */
  submitLimit: landingEndpoint<typeof creditSchemas.submitLimit>()({
    name: 'submit-limit',
    method: 'POST',
    path: '/api/credit/limit/submit',
    role: 'administrator',
    idempotent: true,
    // beingProcessed: orders are being imported. alreadyDone: an application is pending. wrongState: there is no limit
    // to raise or to apply for again. ruleBroken: sales support no limit, or the requested one is not above the present
    // one, or above the cap, or a document does not exist or failed the scan.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken', 'noExchangeRates'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The requirements of a facility’s renewal at its review date, and the latest request for it. */
  getRenewal: companyEndpoint<typeof creditSchemas.getRenewal>()({
    name: 'get-renewal',
    method: 'POST',
    path: '/metadata/credit/renewal',
    reads: true,
    errors: ['notFound'],
  }),
  /** Requests the renewal of a facility beyond its review date. */
  submitRenewal: companyEndpoint<typeof creditSchemas.submitRenewal>()({
    name: 'submit-renewal',
    method: 'POST',
    path: '/metadata/credit/renewal/submit',
    role: 'administrator',
    idempotent: true,
    // beingProcessed: orders are being imported. alreadyDone: it is requested already. wrongState: it is too early, or
    // the facility is closed. ruleBroken: a requirement is not met.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken', 'notFound', 'noExchangeRates'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The company’s facilities of all products with their balances. */
  listFacilities: companyEndpoint<typeof creditSchemas.listFacilities>()({
    name: 'list-facilities',
    method: 'POST',
    path: '/metadata/credit/facility/list/home',
    reads: true,
  }),
  /** A facility with its loan details and the interest rate of a drawdown today. */
  getFacilityDetail: companyEndpoint<typeof creditSchemas.getFacilityDetail>()({
    name: 'get-facility-detail',
    method: 'POST',
    path: '/metadata/credit/detail',
    reads: true,
    errors: ['notFound'],
  }),
} as const
