import { endpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'
import { creditStandingEndpoints } from './credit-standing.endpoints.ts'

export const creditEndpoints = {
  ...creditStandingEndpoints,
  /** What a higher limit can be asked for with, and the latest request for one; null before there is a limit. */
  getLimitIncrease: endpoint<typeof creditSchemas.getLimitIncrease>()({
    name: 'get-limit-increase',
    method: 'GET',
    path: '/api/credit/limit/increase',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Applies for a higher limit, which the lender decides, or again for one that was not granted. */
  submitLimit: endpoint<typeof creditSchemas.submitLimit>()({
    name: 'submit-limit',
    method: 'POST',
    path: '/api/credit/limit/submit',
    audience: 'session',
    role: 'administrator',
    envelope: 'landing',
    idempotent: true,
    // beingProcessed: orders are being imported. alreadyDone: an application is pending. wrongState: there is no limit to
    // raise or to ask for again. ruleBroken: the sales bear none, or it is not above the present one, or above the cap, or a
    // document is not there or was not found clean.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken', 'noExchangeRates'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
  /** What a facility’s renewal at its review date takes, and the latest request for it. */
  getRenewal: endpoint<typeof creditSchemas.getRenewal>()({
    name: 'get-renewal',
    method: 'POST',
    path: '/metadata/credit/renewal',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound'],
  }),
  /** Asks the lender to carry a facility on beyond its review date. */
  submitRenewal: endpoint<typeof creditSchemas.submitRenewal>()({
    name: 'submit-renewal',
    method: 'POST',
    path: '/metadata/credit/renewal/submit',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    idempotent: true,
    // beingProcessed: orders are being imported. alreadyDone: it is asked for. wrongState: it is too early, or the
    // facility is closed. ruleBroken: a requirement is not met.
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
  /** A facility with its loan details and the interest rate that a drawdown would bear today. */
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
