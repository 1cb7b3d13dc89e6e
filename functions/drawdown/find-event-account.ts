import { findPayoutAccount } from '../data/payout-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { maskedNumberOf } from './describe-payout-account.ts'

/** The payout account of an event, its name in messages, and its facts in mails. */
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
