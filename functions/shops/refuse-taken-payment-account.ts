import { findCompanyIdOfNumber } from '../data/company-numbers.ts'
import { findPspClaim, type PaymentAccount } from '../data/psp-accounts.ts'
import type { Table } from '../data/table.ts'

/** Why nobody may sign up with a payment account: it is a user's already, or its company is here already. */
export const refuseTakenPaymentAccount = async (
  table: Table,
  account: PaymentAccount,
): Promise<'paymentAccountExists' | 'paymentCompanyExists' | undefined> => {
  if (await findPspClaim(table, account)) return 'paymentAccountExists'
  const { companyNumber } = account
  return companyNumber && (await findCompanyIdOfNumber(table, companyNumber))
    ? 'paymentCompanyExists'
    : undefined
}
