import { endpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'

export const creditEndpoints = {
  /** The credit limit with every factor behind it: its value, data, what it took off, what would raise it. */
  getCreditLimit: endpoint<typeof creditSchemas.getCreditLimit>()({
    name: 'get-credit-limit',
    method: 'GET',
    path: '/api/credit/limit',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** What the limit would be by the sales of the linked shops, as soon as they are read, and what is still open about it. */
  getCreditEstimate: endpoint<typeof creditSchemas.getCreditEstimate>()({
    name: 'get-credit-estimate',
    method: 'GET',
    path: '/api/credit/estimate',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['noExchangeRates'],
  }),
  /** How far the application for a limit has come. */
  getCreditApplication: endpoint<typeof creditSchemas.getCreditApplication>()({
    name: 'get-credit-application',
    method: 'GET',
    path: '/api/credit/application',
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
    // raise or to ask for again. ruleBroken: the sales bear none, or it is not above the present one, or above the cap.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken', 'noExchangeRates'],
  }),
  /** The facility of the line that the user is on, with its balances; null before there is one. */
  getFacilitySummary: endpoint<typeof creditSchemas.getFacilitySummary>()({
    name: 'get-facility-summary',
    method: 'POST',
    path: '/metadata/credit/facility/summary/home',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
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
