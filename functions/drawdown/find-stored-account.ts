import { listPayoutAccounts } from '../data/payout-accounts.ts'
import type { Table } from '../data/table.ts'
import { refuse } from '../http/handle.ts'

/** One of a company's accounts, and the others. */
export const findStoredAccount = async (table: Table, companyId: string, id: string) => {
  const accounts = await listPayoutAccounts(table, companyId)
  const kept = accounts.filter(({ status }) => status !== 'removed')
  const account = kept.find(({ accountId }) => accountId === id)
  if (!account) return refuse('notFound')
  return { ok: true, account, others: kept.filter((other) => other !== account) } as const
}
