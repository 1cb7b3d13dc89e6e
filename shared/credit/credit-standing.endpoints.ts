import { endpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'

/** How a company stands with its limit, as the home asks for it. */
export const creditStandingEndpoints = {
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
} as const
