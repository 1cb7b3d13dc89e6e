import type { ResponseOf } from '#shared/api/endpoint.ts'
import { paymentPlanEndpoints } from '#shared/repayment/payment-plan.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export type PaymentPlan = ResponseOf<typeof paymentPlanEndpoints.listPaymentPlans>['plans'][number]

/** The payment plans of the company's facility, the latest first. */
export const paymentPlansQuery = endpointQuery(paymentPlanEndpoints.listPaymentPlans)
