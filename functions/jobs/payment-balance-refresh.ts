import { dueShards, listDuePaymentAccounts } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { beginAccountReading } from '../shops/begin-account-reading.ts'
import { dispatchDue } from './dispatch-due.ts'

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
  const begun = await dispatchDue(
    clock(),
    dueShards,
    (shard) => listDuePaymentAccounts(table, shard),
    (account) => table.transact(beginAccountReading(deps, account)),
  )
  log('info', 'payment accounts are read', { begun })
  return { begun }
}
