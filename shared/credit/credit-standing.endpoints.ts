import { companyEndpoint, landingEndpoint } from '../api/endpoint.ts'
import type { creditSchemas } from './credit.schemas.ts'

/** The state of a company's limit, for the home page. */
export const creditStandingEndpoints = {
  /** The credit limit with every factor: its value, data, reduction, and hints on raising it. */
  getCreditLimit: landingEndpoint<typeof creditSchemas.getCreditLimit>()({
    name: 'get-credit-limit',
    method: 'GET',
    path: '/api/credit/limit',
    reads: true,
  }),
  /** The estimated limit from the sales of the linked shops, as soon as they are imported, and the open steps. */
  getCreditEstimate: landingEndpoint<typeof creditSchemas.getCreditEstimate>()({
    name: 'get-credit-estimate',
    method: 'GET',
    path: '/api/credit/estimate',
    reads: true,
    errors: ['noExchangeRates'],
  }),
  /** The progress of the application for a limit. */
  getCreditApplication: landingEndpoint<typeof creditSchemas.getCreditApplication>()({
    name: 'get-credit-application',
    method: 'GET',
    path: '/api/credit/application',
    reads: true,
  }),
  /** The facility of the user's line, with its balances; null before there is one. */
  getFacilitySummary: companyEndpoint<typeof creditSchemas.getFacilitySummary>()({
    name: 'get-facility-summary',
    method: 'POST',
    path: '/metadata/credit/facility/summary/home',
    reads: true,
  }),
} as const
