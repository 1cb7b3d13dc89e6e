import type { ResponseOf } from '#shared/api/endpoint.ts'
import { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export type PayoutAccounts = ResponseOf<typeof payoutAccountsEndpoints.listPayoutAccounts>
export type PayoutAccount = PayoutAccounts['accounts'][number]

/** The company's payout accounts, fetched on each visit because the lender and time change their states. */
export const payoutAccountsQuery = {
  ...endpointQuery(payoutAccountsEndpoints.listPayoutAccounts),
  staleTime: 0,
}
