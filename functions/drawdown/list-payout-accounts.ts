import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { listPayoutAccounts as listStored } from '../data/payout-accounts.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describePayoutAccounts } from './describe-payout-account.ts'

export const listPayoutAccounts: Handler<typeof payoutAccountsEndpoints.listPayoutAccounts> = async (
  { session },
  { table, clock },
) => answer(describePayoutAccounts(await listStored(table, session.companyId), clock()))
