import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { paymentPlanEndpoints } from '#shared/repayment/payment-plan.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export type PaymentPlan = ResponseOf<typeof paymentPlanEndpoints.listPaymentPlans>['plans'][number]

/** The payment plans of the company's facility, the latest first. */
export const paymentPlansQuery = endpointQuery(paymentPlanEndpoints.listPaymentPlans)

/** The payment plan in force, which determines what is to be paid; undefined if no bill is under a plan. */
export const usePlanInForce = (hasPlannedBill: boolean): PaymentPlan | undefined => {
  const { data } = useQuery({ ...paymentPlansQuery, enabled: hasPlannedBill })
  return hasPlannedBill ? data?.plans.find(({ status }) => status === 'in force') : undefined
}
