import { accountDocumentEndpoints } from './account-documents.endpoints.ts'
import { billEndpoints } from './bill.endpoints.ts'
import { chargeEndpoints } from './charge.endpoints.ts'
import { paymentPlanEndpoints } from './payment-plan.endpoints.ts'
import { payoffEndpoints } from './payoff.endpoints.ts'
import { repaymentLinkEndpoints } from './repayment-link.endpoints.ts'

/** Every call of the area. A screen imports only those of its own part, so as to load no others. */
export const repaymentEndpoints = {
  ...chargeEndpoints,
  ...billEndpoints,
  ...payoffEndpoints,
  ...paymentPlanEndpoints,
  ...accountDocumentEndpoints,
  ...repaymentLinkEndpoints,
} as const
