import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { repaymentSchemas } from '#shared/repayment/repayment.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof repaymentEndpoints> = {
  listCharges: async () => (await import('./list-charges.ts')).listCharges,
  estimateCharge: async () => (await import('./estimate-charge.ts')).estimateCharge,
  reportPayment: async () => (await import('./report-payment.ts')).reportPayment,
  getCharge: async () => (await import('./get-charge.ts')).getCharge,
  disputeCharge: async () => (await import('./dispute-charge.ts')).disputeCharge,
  withdrawDispute: async () => (await import('./withdraw-dispute.ts')).withdrawDispute,
  getRepaymentLink: async () => (await import('./get-repayment-link.ts')).getRepaymentLink,
  requestPaper: async () => (await import('./request-paper.ts')).requestPaper,
  getPaperTable: async () => (await import('./get-paper-table.ts')).getPaperTable,
  listPaymentPlans: async () => (await import('./list-payment-plans.ts')).listPaymentPlans,
  quotePayoff: async () => (await import('./quote-payoff.ts')).quotePayoff,
  reportPayoff: async () => (await import('./report-payoff.ts')).reportPayoff,
}

export const createRepaymentLambda = (deps: Deps) =>
  createAreaLambda(repaymentEndpoints, repaymentSchemas, handlers, deps)
