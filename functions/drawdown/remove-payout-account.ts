import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { recordEvent } from '../data/events.ts'
import { replacePayoutAccount } from '../data/payout-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describePayoutAccounts } from './describe-payout-account.ts'
import { findStoredAccount } from './find-stored-account.ts'

export const removePayoutAccount: Handler<typeof payoutAccountsEndpoints.removePayoutAccount> = async (
  { input: { body }, session },
  deps,
) => {
  const { table, clock } = deps
  const { companyId } = session
  const found = await findStoredAccount(table, companyId, body.id)
  if (!found.ok) return found
  const { account, others } = found
  if (account.version !== body.version) return refuse('changedMeanwhile')
  const now = clock()
  const { accountId } = account
  const version = account.version + 1
  const written = await table.transact({
    account: replacePayoutAccount(table, { ...account, status: 'removed' }),
    event: recordEvent(
      table,
      { name: 'payout-account-changed', companyId, accountId, version, change: 'removed' },
      `payout-account-changed:${companyId}:${accountId}:${version}`,
      now,
    ),
  })
  return written.ok ? answer(describePayoutAccounts(others, now)) : refuse('changedMeanwhile')
}
