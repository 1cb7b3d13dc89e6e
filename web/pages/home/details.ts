export { PlanNotice } from '../../features/repayment/plan/plan-notice.tsx'
export { NextStepDetail } from './next-step-detail.tsx'
export { PlanPayment } from './plan-payment.tsx'
