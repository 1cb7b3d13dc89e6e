import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describePayoutAccounts } from './describe-payout-account.ts'
import { enterPayoutAccount, findSameAccount, hasDetails } from './enter-payout-account.ts'
import { findStoredAccount } from './find-stored-account.ts'

export const changePayoutAccount: Handler<typeof payoutAccountsEndpoints.changePayoutAccount> = async (
  { input: { body }, session },
  deps,
) => {
  const { table, seal, clock } = deps
  const { id, version, ...details } = body
  const found = await findStoredAccount(table, session.companyId, id)
  if (!found.ok) return found
  const { account: before, others } = found
  // A repeated or empty change needs no second waiting time.
  if (await hasDetails(seal, before, details))
    return answer(describePayoutAccounts([...others, before], clock()))
  if (before.version !== version) return refuse('changedMeanwhile')
  if (await findSameAccount(seal, others, details)) return refuse('alreadyExists')
  const { account, writes } = await enterPayoutAccount(deps, session, details, {
    accountId: before.accountId,
    before,
    isFirst: false,
    isOnly: others.every(({ currency }) => currency !== details.currency),
  })
  const written = await table.transact(writes)
  if (!written.ok) return refuse('changedMeanwhile')
  return answer(describePayoutAccounts([...others, account], clock()))
}
