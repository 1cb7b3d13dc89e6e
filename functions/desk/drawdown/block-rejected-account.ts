import type { Drawdown } from '../../data/drawdowns.ts'
import { blockAccount, findPayoutAccount } from '../../data/payout-accounts.ts'
import type { Table, Write } from '../../data/table.ts'

/**
 * The write that blocks the account of a drawdown whose transfer the bank refused; none if its details have changed
 * since, or it is blocked already.
 */
export const blockRejectedAccount = async (
  table: Table,
  { companyId, drawdownId, payoutAccount: named }: Drawdown,
  { at, reason }: { at: string; reason: string },
): Promise<Write | undefined> => {
  const account = named && (await findPayoutAccount(table, companyId, named.id))
  if (!account || account.version !== named.version) return undefined
  return account.status === 'verified' && !account.rejectedTransfer
    ? blockAccount(table, account, { drawdownId, at, reason })
    : undefined
}
