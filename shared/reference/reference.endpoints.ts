import { companyEndpoint, landingEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
import type { referenceSchemas } from './reference.schemas.ts'

export const referenceEndpoints = {
  /** All choices in forms, by category. */
  getDictionary: landingEndpoint<typeof referenceSchemas.getDictionary>()({
    name: 'get-dictionary',
    method: 'GET',
    path: '/api/company/config',
    reads: true,
  }),
  /** The rates of new drawdowns today, by product: the published benchmark, each margin and the fees. */
  getCurrentRates: publicLandingEndpoint<typeof referenceSchemas.getCurrentRates>()({
    name: 'get-current-rates',
    method: 'GET',
    path: '/api/information/interest_rate/current',
    reads: true,
  }),
  /** SOFR of the last three months, from which the benchmarks of drawdowns come. */
  listBenchmarkFixings: landingEndpoint<typeof referenceSchemas.listBenchmarkFixings>()({
    name: 'list-benchmark-fixings',
    method: 'GET',
    path: '/api/information/interest_rate/history',
    reads: true,
  }),
  /** Cross rates of all currencies that shops sell in on a day, from the euro’s reference rates. */
  listCrossRates: companyEndpoint<typeof referenceSchemas.listCrossRates>()({
    name: 'list-cross-rates',
    method: 'POST',
    path: '/common/currency/rate/list/matrix',
    reads: true,
    // notFound: no rates were published by that day.
    errors: ['notFound'],
  }),
} as const
