import { maskAccountNumber } from '#shared/application/bank-account.schema.ts'
import { isUsableAt } from '#shared/drawdown/payout-account.ts'
import type { PayoutAccount } from '../data/payout-accounts.ts'

/** An account's number as it is shown. */
export const maskedNumberOf = ({
  lastFour,
  numberLength,
}: Pick<PayoutAccount, 'lastFour' | 'numberLength'>): string => maskAccountNumber(lastFour, numberLength)

/** A bank account as its company sees it; authorised while drawdowns may be paid into it. */
export const describeBankAccount = (account: PayoutAccount, now: Date) => ({
  swift_code: account.swift_code,
  region: account.region,
  currency: account.currency,
  relation_type: account.relation_type,
  bank_name: account.bank_name,
  account_number: maskedNumberOf(account),
  account_name: account.account_name,
  branch: account.branch,
  address: account.address,
  verified: account.status === 'verified',
  authorised: isUsableAt(account, now),
})
