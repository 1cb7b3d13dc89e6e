import { companyEndpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** The calls of one charge order's page. */
export const billEndpoints = {
  /** A charge order of the company, with its drawdown and every payment reported for it. */
  getCharge: companyEndpoint<typeof repaymentSchemas.getCharge>()({
    name: 'get-charge',
    method: 'POST',
    path: '/transaction/company/charge/detail',
    reads: true,
    errors: ['notFound'],
  }),
  /** Disputes a charge order: it is on hold, without overdue interest, until the lender replies. */
  disputeCharge: companyEndpoint<typeof repaymentSchemas.disputeCharge>()({
    name: 'dispute-charge',
    method: 'POST',
    path: '/transaction/company/charge/dispute',
    role: 'administrator',
    idempotent: true,
    // wrongState: it is not being collected. ruleBroken: it was disputed too often, or the file failed the scan.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'ruleBroken'],
    audited: 'money',
    sensitive: ['waivesDebt'],
  }),
  /** Withdraws the company's undecided dispute: the charge order is collected again, as if the lender had rejected it. */
  withdrawDispute: companyEndpoint<typeof repaymentSchemas.withdrawDispute>()({
    name: 'withdraw-dispute',
    method: 'POST',
    path: '/transaction/company/charge/dispute/withdraw',
    role: 'administrator',
    idempotent: true,
    // wrongState: no dispute of it is undecided.
    errors: ['changedMeanwhile', 'wrongState', 'notFound'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
