import { recordEvent } from '../data/events.ts'
import { type PaymentAccount, paymentAccountIdOf, replacePaymentAccount } from '../data/payment-accounts.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { retryAt } from './next-sync.ts'

type Scheduler = Pick<Deps, 'table' | 'clock'>

/** The event that syncs a payment account. `cause` distinguishes the syncs of an authorisation. */
const accountSync = ({ table, clock }: Scheduler, account: PaymentAccount, cause: string | number): Write => {
  const { companyId, platform, accountId, authorisationId } = account
  return recordEvent(
    table,
    { name: 'payment-account-due', companyId, platform, accountId },
    `payment-account-due:${companyId}:${paymentAccountIdOf(account)}:${authorisationId}:${cause}`,
    clock(),
  )
}

/**
 * The writes that authorise a payment account and start its first sync: itself, due again in case that fails, and the
 * event that syncs it. An account that is linked again starts at version 0 once more.
 */
export const beginAccountSync = (
  deps: Scheduler,
  account: PaymentAccount,
): { account: Write; due: Write } => ({
  account: replacePaymentAccount(deps.table, { ...account, dueAt: retryAt(deps.clock()) }),
  due: accountSync(deps, account, account.version),
})

/**
 * The event that syncs a due account, once for each due time: the end of a sync moves that time, and until then the
 * event is recorded already.
 */
export const dueAccountSync = (deps: Scheduler, account: PaymentAccount & { dueAt: string }): Write =>
  accountSync(deps, account, account.dueAt)
