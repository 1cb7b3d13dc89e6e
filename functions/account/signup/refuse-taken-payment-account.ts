import { findCompanyIdOfNumber } from '../../data/company-numbers.ts'
import { type AccountDescription, findPaymentAccountClaim } from '../../data/payment-accounts.ts'
import type { Table } from '../../data/table.ts'

/**
 * Why nobody may sign up with a payment account: it already belongs to a user, or its company already uses the portal.
 */
export const refuseTakenPaymentAccount = async (
  table: Table,
  account: AccountDescription,
): Promise<'paymentAccountExists' | 'paymentCompanyExists' | undefined> => {
  if (await findPaymentAccountClaim(table, account)) return 'paymentAccountExists'
  const { companyNumber } = account
  return companyNumber && (await findCompanyIdOfNumber(table, companyNumber))
    ? 'paymentCompanyExists'
    : undefined
}
