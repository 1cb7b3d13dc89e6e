import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import { listPayoutAccounts, nextAccountId } from '../data/payout-accounts.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describePayoutAccounts } from './describe-payout-account.ts'
import { enterPayoutAccount, findSameAccount } from './enter-payout-account.ts'

/** More than any company needs; the list is shown whole. */
const most = 20

export const addPayoutAccount: Handler<typeof payoutAccountsEndpoints.addPayoutAccount> = async (
  { input: { body: details }, session },
  deps,
) => {
  const { table, seal, clock } = deps
  const accounts = await listPayoutAccounts(table, session.companyId)
  const kept = accounts.filter(({ status }) => status !== 'removed')
  if (await findSameAccount(seal, kept, details)) return refuse('alreadyExists')
  if (kept.length >= most) return refuse('tooManyItems')
  const { account, writes } = await enterPayoutAccount(deps, session, details, {
    accountId: nextAccountId(accounts),
    before: undefined,
    isFirst: accounts.length === 0,
    isOnly: kept.every(({ currency }) => currency !== details.currency),
  })
  const written = await table.transact(writes)
  if (!written.ok) return refuse('changedMeanwhile')
  return answer(describePayoutAccounts([...kept, account], clock()))
}
