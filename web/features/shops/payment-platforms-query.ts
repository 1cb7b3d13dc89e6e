import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The payment platforms whose accounts can be linked; they do not change while a person is logged in. */
export const paymentPlatformsQuery = {
  ...endpointQuery(paymentAccountsEndpoints.listPaymentPlatforms),
  staleTime: Number.POSITIVE_INFINITY,
}
