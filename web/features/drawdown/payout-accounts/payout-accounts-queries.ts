import type { ResponseOf } from '#shared/api/endpoint.ts'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export type PayoutAccounts = ResponseOf<typeof payoutAccountsEndpoints.listPayoutAccounts>
export type PayoutAccount = PayoutAccounts['accounts'][number]

/** The company's payout accounts: the lender and time change how they stand, so that each look asks anew. */
export const payoutAccountsQuery = {
  ...endpointQuery(payoutAccountsEndpoints.listPayoutAccounts),
  staleTime: 0,
}
