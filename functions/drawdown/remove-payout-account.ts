import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { stepUp } from '../account/sessions/step-up.ts'
import { recordEvent } from '../data/events.ts'
import { replacePayoutAccount } from '../data/payout-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describePayoutAccounts } from './describe-payout-account.ts'
import { findKeptAccount } from './find-kept-account.ts'

export const removePayoutAccount: Handler<typeof payoutAccountsEndpoints.removePayoutAccount> = async (
  { input: { body }, session, request },
  deps,
) => {
  const { table, clock } = deps
  const { companyId } = session
  const refused = await stepUp(deps, session, body, request)
  if (refused) return refused
  const { account, others } = await findKeptAccount(table, companyId, body.id)
  if (!account) return refuse('notFound')
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
