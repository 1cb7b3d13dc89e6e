import { companyEndpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

export const paymentPlanEndpoints = {
  /**
   * The payment plans of the company's facility, the latest first: each instalment, what is paid of it, and the bills that
   * a payment settles.
   */
  listPaymentPlans: companyEndpoint<typeof repaymentSchemas.listPaymentPlans>()({
    name: 'list-payment-plans',
    method: 'POST',
    path: '/transaction/company/payment-plan/list',
    reads: true,
  }),
} as const
