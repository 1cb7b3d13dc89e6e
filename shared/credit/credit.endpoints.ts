import { endpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'
import { creditStandingEndpoints } from './credit-standing.endpoints.ts'

export const creditEndpoints = {
  ...creditStandingEndpoints,
  /** The terms of a request for a higher limit, and the latest request; null before there is a limit. */
  getLimitIncrease: endpoint<typeof creditSchemas.getLimitIncrease>()({
    name: 'get-limit-increase',
    method: 'GET',
    path: '/api/credit/limit/increase',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Requests a higher limit, which the lender decides, or applies again after a rejected application. */
  submitLimit: endpoint<typeof creditSchemas.submitLimit>()({
    name: 'submit-limit',
    method: 'POST',
    path: '/api/credit/limit/submit',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    idempotent: true,
    // beingProcessed: orders are being imported. alreadyDone: an application is pending. wrongState: there is no limit
    // to raise or to apply for again. ruleBroken: sales support none, or it is not above the present one, or above the
    // cap, or a document does not exist or failed the scan.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken', 'noExchangeRates'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The requirements of a facility’s renewal at its review date, and the latest request for it. */
  getRenewal: endpoint<typeof creditSchemas.getRenewal>()({
    name: 'get-renewal',
    method: 'POST',
    path: '/metadata/credit/renewal',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound'],
  }),
  /** Requests the renewal of a facility beyond its review date. */
  submitRenewal: endpoint<typeof creditSchemas.submitRenewal>()({
    name: 'submit-renewal',
    method: 'POST',
    path: '/metadata/credit/renewal/submit',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    idempotent: true,
    // beingProcessed: orders are being imported. alreadyDone: it is requested already. wrongState: it is too early, or
    // the facility is closed. ruleBroken: a requirement is not met.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken', 'notFound', 'noExchangeRates'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** The company’s facilities of all products with their balances. */
  listFacilities: endpoint<typeof creditSchemas.listFacilities>()({
    name: 'list-facilities',
    method: 'POST',
    path: '/metadata/credit/facility/list/home',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** A facility with its loan details and the interest rate of a drawdown today. */
  getFacilityDetail: endpoint<typeof creditSchemas.getFacilityDetail>()({
    name: 'get-facility-detail',
    method: 'POST',
    path: '/metadata/credit/detail',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound'],
  }),
} as const
