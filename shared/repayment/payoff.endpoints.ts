import { endpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

/** What is asked on the page of an early repayment. */
export const payoffEndpoints = {
  /** What settles a drawdown on a day before it is due, and what that saves. */
  quotePayoff: endpoint<typeof repaymentSchemas.quotePayoff>()({
    name: 'quote-payoff',
    method: 'POST',
    path: '/api/information/drawdown/payoff',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    // wrongState: no money is out, or it is due already. ruleBroken: it cannot be settled on that day.
    errors: ['wrongState', 'notFound', 'ruleBroken'],
  }),
  /**
   * Reports a bank transfer that settles a drawdown before it is due; the drawdown runs on until the lender
   * sees it.
   */
  reportPayoff: endpoint<typeof repaymentSchemas.reportPayoff>()({
    name: 'report-payoff',
    method: 'POST',
    path: '/api/information/drawdown/payoff/report',
    audience: 'session',
    role: 'administrator',
    stepUp: true,
    envelope: 'landing',
    idempotent: true,
    // alreadyDone: a settlement is reported already. wrongState: no money is out, or it is due. ruleBroken: the amount does
    // not settle it.
    errors: ['changedMeanwhile', 'alreadyDone', 'wrongState', 'notFound', 'ruleBroken'],
    audited: 'money',
    sensitive: ['movesMoney'],
  }),
} as const
