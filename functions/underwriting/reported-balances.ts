import { isSameCompanyName } from '#shared/companies/company-name.ts'
import type { UnsettledBalance } from '#shared/lending/watermark.ts'
import type { Company } from '../data/companies.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'

type Named = Pick<Company, 'registerNameEn' | 'registerNameCn'>

/** True where an account's holder is the company: the lender said so, or the platform verified one of the same name. */
export const isHeldByCompany = (
  { holderConfirmed, isVerified, companyName = '' }: PaymentAccount,
  { registerNameEn = '', registerNameCn = '' }: Named,
): boolean =>
  holderConfirmed ??
  (isVerified && [registerNameEn, registerNameCn].some((name) => isSameCompanyName(name, companyName)))

/**
 * What a company's payment accounts hold, as far as it was reported; null where none of them ever reported. An account
 * that nobody found to be the company's tells nothing of it, as if it were not linked.
 */
export const reportedBalances = (
  accounts: readonly PaymentAccount[],
  company: Named,
): UnsettledBalance[] | null => {
  const reporting = accounts.filter(
    (account) =>
      account.balances && (account.holderConfirmed !== undefined || isHeldByCompany(account, company)),
  )
  if (reporting.length === 0) return null
  return reporting.flatMap((account) =>
    (account.balances ?? []).map(({ amountCents, currency }) => ({
      amountCents,
      currency,
      verified: isHeldByCompany(account, company),
      authorised: account.status === 'authorized',
    })),
  )
}
