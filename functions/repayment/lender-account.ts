import type { Currency } from '#shared/money/currency.ts'
import { isFpsCurrency } from '#shared/repayment/fps-qr.ts'
import type { LenderAccount } from '#shared/repayment/lender-account.schema.ts'
import type { Config } from '../runtime/config.ts'

/** The lender's account for repayments in a currency. */
export const lenderAccountOf = (
  { lender: { repaymentAccount, localAccounts = {}, fps } }: Config,
  currency: Currency,
): LenderAccount => {
  const local = localAccounts[currency]
  const account = local ?? repaymentAccount
  return {
    bank_name: account.bankName,
    swift_code: account.swiftCode,
    account_name: account.accountName,
    account_number: account.accountNumber,
    ...(local?.clearingCode ? { clearing_code: local.clearingCode } : {}),
    ...(fps && isFpsCurrency(currency) ? { fps } : {}),
  }
}
