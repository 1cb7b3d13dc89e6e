import { PlatformThrottled, PlatformUnavailable } from '../connectors/call-platform.ts'
import { findPaymentAccount, replacePaymentAccount } from '../data/payment-accounts.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { refreshPaymentAccount } from './refresh-payment-account.ts'

/** Syncs a payment account. After a failure the job retries in an hour, or when the platform permits. */
export const onPaymentAccountDue: BulkSubscriber<'payment-account-due'> = async (event, deps) => {
  const { table, clock, log } = deps
  const account = await findPaymentAccount(table, event.companyId, event)
  if (account?.status !== 'authorized' || !account.sealedTokens) return
  try {
    await refreshPaymentAccount(deps, account)
  } catch (error) {
    if (!(error instanceof PlatformUnavailable)) throw error
    log('error', error.message, { platform: event.platform })
    if (!(error instanceof PlatformThrottled)) return
    const dueAt = new Date(clock().getTime() + error.retryAfterSeconds * 1000).toISOString()
    const put = await retryOnChange(async () => {
      const now = await findPaymentAccount(table, event.companyId, event)
      if (!now?.dueAt) return
      const written = await table.transact({ account: replacePaymentAccount(table, { ...now, dueAt }) })
      return written.ok ? undefined : changed
    })
    if (put === changed) throw error
  }
}
