import { dueShards, listDuePaymentAccounts } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { dueAccountSync } from '../shops/begin-account-sync.ts'
import { dispatchDue } from './dispatch-due.ts'

export interface PaymentBalanceRefresh {
  /** Payment accounts whose sync this run started. */
  begun: number
}

/**
 * Starts the sync of every payment account that is due: once a day, and an hour after a failure. Each is started once,
 * however often the job runs.
 */
export const refreshPaymentBalances = async (deps: Deps): Promise<PaymentBalanceRefresh> => {
  const { table, clock, log } = deps
  const begun = await dispatchDue(
    clock,
    dueShards,
    (shard) => listDuePaymentAccounts(table, shard),
    async (account) => ({
      ok: await table.write(dueAccountSync(deps, { ...account, dueAt: account.gsi1sk })),
    }),
  )
  log('info', 'payment accounts are read', { begun })
  return { begun }
}
