import { endpoint } from '../api/endpoint.ts'
import type { referenceSchemas } from './reference.schemas.ts'

export const referenceEndpoints = {
  /** All choices in forms, by category. */
  getDictionary: endpoint<typeof referenceSchemas.getDictionary>()({
    name: 'get-dictionary',
    method: 'GET',
    path: '/api/company/config',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    errors: [],
  }),
  /** The rates of new drawdowns today, by product: the published benchmark, each margin and the fees. */
  getCurrentRates: endpoint<typeof referenceSchemas.getCurrentRates>()({
    name: 'get-current-rates',
    method: 'GET',
    path: '/api/information/interest_rate/current',
    audience: 'public',
    reads: true,
    envelope: 'landing',
    errors: [],
  }),
  /** SOFR of the last three months, from which the benchmarks of drawdowns come. */
  listBenchmarkFixings: endpoint<typeof referenceSchemas.listBenchmarkFixings>()({
    name: 'list-benchmark-fixings',
    method: 'GET',
    path: '/api/information/interest_rate/history',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    errors: [],
  }),
  /** Cross rates of all currencies that shops sell in on a day, from the euro’s reference rates. */
  listCrossRates: endpoint<typeof referenceSchemas.listCrossRates>()({
    name: 'list-cross-rates',
    method: 'POST',
    path: '/common/currency/rate/list/matrix',
    audience: 'session',
    reads: true,
    envelope: 'company',
    // notFound: no rates were published by that day.
    errors: ['notFound'],
  }),
} as const
