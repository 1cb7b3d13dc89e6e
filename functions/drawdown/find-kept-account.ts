import { listPayoutAccounts } from '../data/payout-accounts.ts'
import type { Table } from '../data/table.ts'

/** One of the accounts that a company keeps, undefined where it keeps none of that id, and the others. */
export const findKeptAccount = async (table: Table, companyId: string, accountId: string) => {
  const kept = (await listPayoutAccounts(table, companyId)).filter(({ status }) => status !== 'removed')
  return {
    account: kept.find((account) => account.accountId === accountId),
    others: kept.filter((account) => account.accountId !== accountId),
  }
}
