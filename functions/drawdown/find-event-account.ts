import { findPayoutAccount } from '../data/payout-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { maskedNumberOf } from './describe-payout-account.ts'

/** The payout account that an event names, how a message calls it, and what a mail lists of it. */
export const findEventAccount = async (
  { table }: Pick<Deps, 'table'>,
  companyId: string,
  accountId: string,
) => {
  const account = await findPayoutAccount(table, companyId, accountId)
  if (!account) throw new Error(`there is no payout account ${accountId} of ${companyId}`)
  const accountNumber = maskedNumberOf(account)
  return {
    account,
    shown: `${account.bank_name} ${accountNumber}`,
    facts: { payTo: account.bank_name, accountName: account.account_name, accountNumber },
  }
}
