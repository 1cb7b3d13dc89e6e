import { maskAccountNumber } from '#shared/shops/mask-account-number.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import type { Config } from '../runtime/config.ts'

interface Known {
  config: Pick<Config, 'paymentPlatform' | 'platforms'>
}

export const paymentPlatformName = (
  { config: { paymentPlatform, platforms } }: Known,
  platformId: string,
): string => [paymentPlatform, ...platforms].find((each) => each?.id === platformId)?.name ?? platformId

export const maskedNumber = ({ accountNumber, accountId }: PaymentAccount): string =>
  maskAccountNumber(accountNumber ?? accountId)

/** The display name of a payment account: "PayPal z•••@example.com". */
export const paymentAccountName = (known: Known, account: PaymentAccount): string =>
  `${paymentPlatformName(known, account.platform)} ${maskedNumber(account)}`
