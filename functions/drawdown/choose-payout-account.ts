import { preferredOf } from '#shared/drawdown/payout-account.ts'
import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { recordEvent } from '../data/events.ts'
import { preferAccount } from '../data/payout-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describePayoutAccounts } from './describe-payout-account.ts'
import { findStoredAccount } from './find-stored-account.ts'

export const choosePayoutAccount: Handler<typeof payoutAccountsEndpoints.choosePayoutAccount> = async (
  { input: { body }, session },
  deps,
) => {
  const { table, clock } = deps
  const { companyId } = session
  const found = await findStoredAccount(table, companyId, body.id)
  if (!found.ok) return found
  const { account, others } = found
  const now = clock()
  const rivals = others.filter(({ currency }) => currency === account.currency)
  if (preferredOf([account, ...rivals]) === account && (account.chosenAt || rivals.length === 0))
    return answer(describePayoutAccounts([account, ...others], now))
  const { accountId, version } = account
  const chosenAt = now.toISOString()
  const written = await table.transact({
    account: preferAccount(table, account, now),
    event: recordEvent(
      table,
      { name: 'payout-account-changed', companyId, accountId, version, change: 'chosen' },
      `payout-account-chosen:${companyId}:${accountId}:${chosenAt}`,
      now,
    ),
  })
  if (!written.ok) return refuse('changedMeanwhile')
  return answer(describePayoutAccounts([{ ...account, chosenAt }, ...others], now))
}
