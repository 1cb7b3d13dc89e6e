import * as z from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { creditFailureReasons, creditLimit } from './credit-limit.schema.ts'
import { facilitySummary } from './facility-summary.schema.ts'

export const creditEndpoints = {
  getCreditLimit: endpoint({
    name: 'get-credit-limit',
    method: 'GET',
    path: '/api/credit/limit',
    audience: 'session',
    envelope: 'landing',
    summary:
      'The credit limit with every factor behind it: its value, data, what it took off, what would raise it.',
    response: creditLimit,
    errors: [],
  }),
  getCreditApplication: endpoint({
    name: 'get-credit-application',
    method: 'GET',
    path: '/api/credit/application',
    audience: 'session',
    envelope: 'landing',
    summary: 'How far the application for a limit has come.',
    response: z.object({
      status: z.enum(['none', 'submitted', 'active', 'failed']),
      /** The limit before a recalculation; null while the first one is being computed. */
      pre_limit: wireAmountSchema.nullable(),
      type: z.enum(['initial', 'limit_increase']),
      failure_reason: z.enum(creditFailureReasons).nullable(),
    }),
    errors: [],
  }),
  getFacilitySummary: endpoint({
    name: 'get-facility-summary',
    method: 'POST',
    path: '/metadata/credit/facility/summary/home',
    audience: 'session',
    envelope: 'company',
    summary: 'The facility of the line that the user is on, with its balances; null before there is one.',
    response: facilitySummary.nullable(),
    errors: [],
  }),
} as const
