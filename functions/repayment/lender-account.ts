import type { LenderAccount } from '#shared/repayment/charge-order.schema.ts'
import type { Config } from '../runtime/config.ts'

/** The lender's account for repayments. */
export const lenderAccountOf = ({ lender: { repaymentAccount } }: Config): LenderAccount => ({
  bank_name: repaymentAccount.bankName,
  swift_code: repaymentAccount.swiftCode,
  account_name: repaymentAccount.accountName,
  account_number: repaymentAccount.accountNumber,
})
