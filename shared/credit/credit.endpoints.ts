import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { pageFields, pageOf, sortOrders } from '../api/page.schema.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import {
  creditApplication,
  limitApplicationInput,
  submittedLimitApplication,
} from './credit-application.schema.ts'
import { creditLimit } from './credit-limit.schema.ts'
import { facilityDetail } from './facility-detail.schema.ts'
import { facilityStatuses } from './facility-states.ts'
import { facilitySummary } from './facility-summary.schema.ts'

export const creditEndpoints = {
  getCreditLimit: endpoint({
    name: 'get-credit-limit',
    method: 'GET',
    path: '/api/credit/limit',
    audience: 'session',
    reads: true,
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
    reads: true,
    envelope: 'landing',
    summary: 'How far the application for a limit has come.',
    response: creditApplication,
    errors: [],
  }),
  submitLimit: endpoint({
    name: 'submit-limit',
    method: 'POST',
    path: '/api/credit/limit/submit',
    audience: 'session',
    envelope: 'landing',
    summary: 'Applies for a higher limit, which the lender decides, or again for one that was not granted.',
    body: limitApplicationInput,
    response: submittedLimitApplication,
    // beingProcessed: orders are being imported. alreadyDone: an application is pending. wrongState: there is no limit to
    // raise or to ask for again. ruleBroken: the sales bear none, or it is not above the present one, or above the cap.
    errors: ['beingProcessed', 'alreadyDone', 'wrongState', 'ruleBroken'],
    idempotent: true,
  }),
  getFacilitySummary: endpoint({
    name: 'get-facility-summary',
    method: 'POST',
    path: '/metadata/credit/facility/summary/home',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'The facility of the line that the user is on, with its balances; null before there is one.',
    response: z.nullable(facilitySummary),
    errors: [],
  }),
  listFacilities: endpoint({
    name: 'list-facilities',
    method: 'POST',
    path: '/metadata/credit/facility/list/home',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'The company’s facilities of all products with their balances.',
    body: z.object({
      ...pageFields,
      status: z.optional(z.enum(facilityStatuses, 'unknownOption')),
      product_code: z.optional(productCodeSchema),
      sort_by: z._default(
        z.enum(['effective_date', 'next_review_date', 'product_code'], 'unknownOption'),
        'effective_date',
      ),
      order: z._default(z.enum(sortOrders, 'unknownOption'), 'desc'),
    }),
    response: pageOf(facilitySummary),
    errors: [],
  }),
  getFacilityDetail: endpoint({
    name: 'get-facility-detail',
    method: 'POST',
    path: '/metadata/credit/detail',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'A facility with its loan details and the interest rate that a drawdown would bear today.',
    body: z.object({
      facility_id: z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
    }),
    response: facilityDetail,
    errors: ['notFound'],
  }),
} as const
