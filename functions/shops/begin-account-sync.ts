import { recordEvent } from '../data/events.ts'
import { type PaymentAccount, paymentAccountIdOf, replacePaymentAccount } from '../data/payment-accounts.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { retryAt } from './next-sync.ts'

/**
 * The writes that start the sync of a payment account: itself, due again in case that fails, and the event that syncs
 * it.
 */
export const beginAccountReading = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  account: PaymentAccount,
): { account: Write; due: Write } => {
  const { companyId, platform, accountId, authorisationId, version } = account
  const now = clock()
  return {
    account: replacePaymentAccount(table, { ...account, dueAt: retryAt(now) }),
    due: recordEvent(
      table,
      { name: 'payment-account-due', companyId, platform, accountId },
      // An account that is linked again starts at version 0 once more.
      `payment-account-due:${companyId}:${paymentAccountIdOf(account)}:${authorisationId}:${version}`,
      now,
    ),
  }
}
