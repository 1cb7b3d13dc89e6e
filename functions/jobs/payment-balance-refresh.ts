import { dueShards, listDuePaymentAccounts } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { beginAccountReading } from '../shops/begin-account-reading.ts'

export interface PaymentBalanceRefresh {
  /** Payment accounts that are being read by this run. */
  begun: number
}

/**
 * Has every payment account read that is due: once a day, and an hour later what a platform did not answer. However
 * often it runs, each is begun once.
 */
export const refreshPaymentBalances = async (deps: Deps): Promise<PaymentBalanceRefresh> => {
  const { table, clock, log } = deps
  const now = clock().toISOString()
  let begun = 0
  for (let shard = 0; shard < dueShards; shard++)
    for await (const account of listDuePaymentAccounts(table, shard)) {
      if (account.gsi1sk > now) break
      // One that was changed since it was listed is left to the next run.
      if ((await table.transact(beginAccountReading(deps, account))).ok) begun++
    }
  log('info', 'payment accounts are read', { begun })
  return { begun }
}
