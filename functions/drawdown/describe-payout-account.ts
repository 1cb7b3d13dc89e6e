import type { ResponseOf } from '#shared/api/endpoint.ts'
import { maskAccountNumber } from '#shared/application/mask-account-number.ts'
import {
  isPayoutAccountUsableAt,
  payoutAccountStateAt,
  preferredOf,
} from '#shared/drawdown/payout-account.ts'
import type { payoutAccountsEndpoints } from '#shared/drawdown/payout-accounts.endpoints.ts'
import type { PayoutAccount } from '../data/payout-accounts.ts'

/** An account's masked number. */
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
  authorised: isPayoutAccountUsableAt(account, now),
})

/** A company's accounts as it sees them: by currency, the default of each first. */
export const describePayoutAccounts = (
  accounts: readonly PayoutAccount[],
  now: Date,
): ResponseOf<typeof payoutAccountsEndpoints.listPayoutAccounts> => {
  const kept = accounts.filter(({ status }) => status !== 'removed')
  const defaults = new Set(
    [...Map.groupBy(kept, ({ currency }) => currency).values()].map((rivals) => preferredOf(rivals)),
  )
  const orderOf = (account: PayoutAccount) =>
    `${account.currency}${defaults.has(account) ? '' : `#${account.accountId}`}`
  return {
    accounts: kept
      .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
      .map((account) => ({
        ...describeBankAccount(account, now),
        id: account.accountId,
        version: account.version,
        state: payoutAccountStateAt(account, now),
        usable_from: account.usableFrom,
        is_default: defaults.has(account),
        refuse_reason: account.refuseReason ?? null,
        refusal: account.refusal ?? null,
      })),
  }
}
