import { landingEndpoint } from '../api/endpoint.ts'
import type { repaymentSchemas } from './repayment.schemas.ts'

export const repaymentLinkEndpoints = {
  /** The user's repayment page: the target of the item in the top bar. */
  getRepaymentLink: landingEndpoint<typeof repaymentSchemas.getRepaymentLink>()({
    name: 'get-repayment-link',
    method: 'POST',
    path: '/transaction/company/charge/redirect',
    reads: true,
    // notFound: it is another user.
    errors: ['notFound'],
  }),
} as const
