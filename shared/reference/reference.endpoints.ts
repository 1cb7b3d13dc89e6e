import { endpoint } from '../api/endpoint.ts'
import type { referenceSchemas } from './reference.schemas.ts'

export const referenceEndpoints = {
  /** The entries of every choice that the forms offer, by category. */
  getDictionary: endpoint<typeof referenceSchemas.getDictionary>()({
    name: 'get-dictionary',
    method: 'GET',
    path: '/api/company/config',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    errors: [],
  }),
  /** What each currency that shops sell in was worth in each other on a day, by the euro’s reference rates. */
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
