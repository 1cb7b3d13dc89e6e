import { landingEndpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** The calls of the early repayment page. */
export const payoffEndpoints = {
  /** The amount that settles a drawdown on a day before it is due, and the saving. */
  quotePayoff: landingEndpoint<typeof repaymentSchemas.quotePayoff>()({
    name: 'quote-payoff',
    method: 'POST',
    path: '/api/information/drawdown/payoff',
    reads: true,
    // wrongState: it is not paid out, or due already. ruleBroken: it cannot be settled on that day.
    errors: ['wrongState', 'notFound', 'ruleBroken'],
  }),
  /**
   * Reports a bank transfer that settles a drawdown before it is due; the drawdown continues until the lender confirms
   * it.
   */
  reportPayoff: landingEndpoint<typeof repaymentSchemas.reportPayoff>()({
    name: 'report-payoff',
    method: 'POST',
    path: '/api/information/drawdown/payoff/report',
    role: 'administrator',
    stepUp: true,
    idempotent: true,
    // alreadyDone: a settlement is reported already. wrongState: it is not paid out, or due. ruleBroken: the amount
    // does not settle it.
    errors: ['changedMeanwhile', 'alreadyDone', 'wrongState', 'notFound', 'ruleBroken'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
