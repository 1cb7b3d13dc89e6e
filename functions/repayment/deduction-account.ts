import type { Currency } from '#shared/money/currency.ts'
import { maskAccountNumber } from '#shared/shops/mask-account-number.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { listPaymentAccounts, type PaymentAccount, type PaymentAccountKey } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * True for an account that the payment platform may take repayments out of: one of its own, that its holder has
 * authorised, and that the lender found to be nobody else's.
 */
export const isDeductible = (
  account: PaymentAccount,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): boolean =>
  account.platform === config.paymentPlatform?.id &&
  shopStatusAt(account, clock()) === 'authorized' &&
  account.holderConfirmed !== false

/** The account that a company's repayments in a currency are deducted from; undefined where there is none. */
export const findDeductionAccount = async (
  deps: Pick<Deps, 'table' | 'config' | 'clock'>,
  { companyId, currency }: { companyId: string; currency: Currency },
): Promise<PaymentAccountKey | undefined> => {
  const accounts = await listPaymentAccounts(deps.table, companyId)
  const found = accounts.find((account) => account.currency === currency && isDeductible(account, deps))
  return found && { platform: found.platform, accountId: found.accountId }
}

/** What such an account is called where it is spoken of: "Quay Pay •••• 1234". */
export const callDeductionAccount = (
  { config: { paymentPlatform } }: Pick<Deps, 'config'>,
  { platform, accountId }: PaymentAccountKey,
): string =>
  `${paymentPlatform?.id === platform ? paymentPlatform.name : platform} ${maskAccountNumber(accountId)}`
