import { drawdownRequestEndpoints } from './drawdown.endpoints.ts'
import { payoutAccountsEndpoints } from './payout-accounts.endpoints.ts'
import { secondApprovalEndpoints } from './second-approval.endpoints.ts'

/** Every call of the area. A screen imports only those of its own part, so as to load no others. */
export const drawdownEndpoints = {
  ...drawdownRequestEndpoints,
  ...secondApprovalEndpoints,
  ...payoutAccountsEndpoints,
} as const
