import type { Currency } from '#shared/money/currency.ts'
import { maskAccountNumber } from '#shared/shops/mask-account-number.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { listPaymentAccounts, type PaymentAccount, type PaymentAccountKey } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * True for an account that the payment platform may deduct repayments from: one of its own, authorised by its holder,
 * and not found by the lender to be another's.
 */
export const isDeductible = (
  account: PaymentAccount,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): boolean =>
  account.platform === config.paymentPlatform?.id &&
  shopStatusAt(account, clock()) === 'authorized' &&
  account.holderConfirmed !== false

/** The account for deductions in a currency; undefined if there is none. */
export const findDeductionAccount = async (
  deps: Pick<Deps, 'table' | 'config' | 'clock'>,
  { companyId, currency }: { companyId: string; currency: Currency },
): Promise<PaymentAccountKey | undefined> => {
  const accounts = await listPaymentAccounts(deps.table, companyId)
  const found = accounts.find((account) => account.currency === currency && isDeductible(account, deps))
  return found && { platform: found.platform, accountId: found.accountId }
}

/** The display name of such an account: "Quay Pay •••• 1234". */
export const deductionAccountName = (
  { config: { paymentPlatform } }: Pick<Deps, 'config'>,
  { platform, accountId }: PaymentAccountKey,
): string =>
  `${paymentPlatform?.id === platform ? paymentPlatform.name : platform} ${maskAccountNumber(accountId)}`
