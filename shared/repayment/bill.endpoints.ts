import { endpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** What is asked and done on the page of one charge order. */
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
  /** Says what is wrong with a charge order: it is held, and bears no overdue interest, until the lender answers. */
  disputeCharge: endpoint<typeof repaymentSchemas.disputeCharge>()({
    name: 'dispute-charge',
    method: 'POST',
    path: '/transaction/company/charge/dispute',
    audience: 'session',
    role: 'administrator',
    envelope: 'company',
    idempotent: true,
    // wrongState: it is not being collected. ruleBroken: it was disputed too often, or the file was not found clean.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'ruleBroken'],
    audited: 'money',
    sensitive: ['waivesDebt'],
  }),
} as const
