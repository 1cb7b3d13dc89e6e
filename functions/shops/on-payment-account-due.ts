import { PlatformThrottled, PlatformUnavailable } from '../connectors/call-platform.ts'
import {
  findPaymentAccount,
  type PaymentAccountKey,
  replacePaymentAccount,
} from '../data/payment-accounts.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Deps } from '../runtime/deps.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { later, retryAt } from './next-sync.ts'
import { refreshPaymentAccount } from './refresh-payment-account.ts'

/** Sets when the job syncs an account again after a failed sync; without a time, never. */
const reschedule = async (
  { table }: Deps,
  companyId: string,
  key: PaymentAccountKey,
  dueAt?: string,
): Promise<void> => {
  const moved = await retryOnChange(async () => {
    const now = await findPaymentAccount(table, companyId, key)
    if (!now?.dueAt) return
    const { dueAt: _former, ...kept } = now
    const isWritten = await table.write(
      replacePaymentAccount(table, { ...kept, ...(dueAt ? { dueAt } : {}) }),
    )
    return isWritten ? undefined : changed
  })
  if (moved === changed) throw new Error('a payment account was changed at every try')
}

/** Syncs a payment account. After a failure the job retries in an hour, or when the platform permits. */
export const onPaymentAccountDue: BulkSubscriber<'payment-account-due'> = async (event, deps) => {
  const { table, clock, log } = deps
  const { companyId } = event
  const account = await findPaymentAccount(table, companyId, event)
  if (account?.status !== 'authorized' || !account.sealedTokens) {
    await reschedule(deps, companyId, event)
    return
  }
  try {
    await refreshPaymentAccount(deps, account)
  } catch (error) {
    if (!(error instanceof PlatformUnavailable)) throw error
    log('error', error.message, { platform: event.platform })
    const dueAt =
      error instanceof PlatformThrottled ? later(clock(), error.retryAfterSeconds * 1000) : retryAt(clock())
    await reschedule(deps, companyId, event, dueAt)
  }
}
