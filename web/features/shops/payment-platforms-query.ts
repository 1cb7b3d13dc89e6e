import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The payment platforms whose accounts can be linked; cached for the session, as they do not change. */
export const paymentPlatformsQuery = {
  ...endpointQuery(paymentAccountsEndpoints.listPaymentPlatforms),
  staleTime: Number.POSITIVE_INFINITY,
}

/** All payment platforms, with those whose customers come by the platform's own page; cached until it is refreshed. */
export const paymentGatewaysQuery = {
  ...endpointQuery(paymentAccountsEndpoints.listPaymentGateways),
  staleTime: Number.POSITIVE_INFINITY,
}
