import { findCompanyIdOfNumber } from '../data/company-numbers.ts'
import { findPspClaim, type PaymentAccount } from '../data/psp-accounts.ts'
import type { Table } from '../data/table.ts'

/** Why nobody may sign up with a payment account: 411005 it is a user's already, 411006 its company is here already. */
export const refuseTakenPaymentAccount = async (
  table: Table,
  account: PaymentAccount,
): Promise<411005 | 411006 | undefined> => {
  if (await findPspClaim(table, account)) return 411005
  const { companyNumber } = account
  return companyNumber && (await findCompanyIdOfNumber(table, companyNumber)) ? 411006 : undefined
}
