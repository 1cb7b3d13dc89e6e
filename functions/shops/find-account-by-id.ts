import { listPaymentAccounts, type PaymentAccount } from '../data/payment-accounts.ts'
import type { Item, Table } from '../data/table.ts'

/** A payment account of a company by the id in calls. */
export const findAccountById = async (
  table: Table,
  companyId: string,
  id: string,
): Promise<Item<PaymentAccount> | undefined> =>
  (await listPaymentAccounts(table, companyId)).find(({ accountId }) => accountId === id)
