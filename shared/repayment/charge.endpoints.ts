import { companyEndpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

export const chargeEndpoints = {
  /** The company’s charge orders with the account for transfers, the latest due first by default. */
  listCharges: companyEndpoint<typeof repaymentSchemas.listCharges>()({
    name: 'list-charges',
    method: 'POST',
    path: '/transaction/company/charge/list',
    reads: true,
    // tooManyItems: too many to sort by the time of creation; the range has to be narrower.
    errors: ['tooManyItems', 'notFound'],
  }),
  /** The likely charge of the running week of a drawdown that is repaid by a share of sales. */
  estimateCharge: companyEndpoint<typeof repaymentSchemas.estimateCharge>()({
    name: 'estimate-charge',
    method: 'POST',
    path: '/transaction/company/charge/estimate',
    reads: true,
    // wrongState: no week of sales determines its next due. noExchangeRates: a shop's currency has no rate.
    errors: ['wrongState', 'notFound', 'noExchangeRates'],
  }),
  /** Reports the seller's bank transfer for a charge order; it is pending until the lender confirms it. */
  reportPayment: companyEndpoint<typeof repaymentSchemas.reportPayment>()({
    name: 'report-payment',
    method: 'POST',
    path: '/transaction/company/charge/invoice/offline',
    role: 'administrator',
    idempotent: true,
    // wrongState: the charge order is not open. ruleBroken: the amount is above what is outstanding, or the file failed
    // the scan.
    errors: ['changedMeanwhile', 'wrongState', 'notFound', 'ruleBroken'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
