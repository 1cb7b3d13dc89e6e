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
} as const
