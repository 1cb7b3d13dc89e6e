import { endpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** What is asked on the page of one charge order. */
export const billEndpoints = {
  /** A charge order of the company, with the drawdown that it is for and every payment that was reported for it. */
  getCharge: endpoint<typeof repaymentSchemas.getCharge>()({
    name: 'get-charge',
    method: 'POST',
    path: '/transaction/company/charge/detail',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: ['notFound'],
  }),
} as const
