import { isSameCompanyName } from '#shared/companies/company-name.ts'
import type { UnsettledBalance } from '#shared/lending/watermark.ts'
import type { Company } from '../data/companies.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'

export type Named = Pick<Company, 'registerNameEn' | 'registerNameCn'>

/**
 * True if an account's holder is the company: confirmed by the lender, or verified by the platform under the same name.
 */
export const isHeldByCompany = (
  { holderConfirmed, isVerified, companyName = '' }: PaymentAccount,
  { registerNameEn = '', registerNameCn = '' }: Named,
): boolean =>
  holderConfirmed ??
  (isVerified && [registerNameEn, registerNameCn].some((name) => isSameCompanyName(name, companyName)))

/** An account's unsettled balance in one of its currencies. */
export interface AccountBalance extends UnsettledBalance {
  account: PaymentAccount
}

/**
 * The reported balances of a company's payment accounts; null if there is none. An account not confirmed as the
 * company's does not count, as if it were not linked.
 */
export const reportedBalances = (
  accounts: readonly PaymentAccount[],
  company: Named,
): AccountBalance[] | null => {
  const reporting = accounts.filter(
    (account) =>
      account.balances && (account.holderConfirmed !== undefined || isHeldByCompany(account, company)),
  )
  if (reporting.length === 0) return null
  return reporting.flatMap((account) =>
    (account.balances ?? []).map(({ amountCents, currency }) => ({
      account,
      amountCents,
      currency,
      verified: isHeldByCompany(account, company),
      authorised: account.status === 'authorized',
    })),
  )
}
