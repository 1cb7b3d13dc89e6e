import { endpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'

/** The state of a company's limit, for the home page. */
export const creditStandingEndpoints = {
  /** The credit limit with every factor: its value, data, reduction, and hints on raising it. */
  getCreditLimit: endpoint<typeof creditSchemas.getCreditLimit>()({
    name: 'get-credit-limit',
    method: 'GET',
    path: '/api/credit/limit',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** The estimated limit from the sales of the linked shops, as soon as they are imported, and the open steps. */
  getCreditEstimate: endpoint<typeof creditSchemas.getCreditEstimate>()({
    name: 'get-credit-estimate',
    method: 'GET',
    path: '/api/credit/estimate',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: ['noExchangeRates'],
  }),
  /** The progress of the application for a limit. */
  getCreditApplication: endpoint<typeof creditSchemas.getCreditApplication>()({
    name: 'get-credit-application',
    method: 'GET',
    path: '/api/credit/application',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** The facility of the user's line, with its balances; null before there is one. */
  getFacilitySummary: endpoint<typeof creditSchemas.getFacilitySummary>()({
    name: 'get-facility-summary',
    method: 'POST',
    path: '/metadata/credit/facility/summary/home',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
} as const
