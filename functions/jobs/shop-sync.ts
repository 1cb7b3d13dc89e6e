import { listWaitingSyncs, syncShards } from '../data/shop-syncs.ts'
import type { Deps } from '../runtime/deps.ts'
import { continueSync } from '../shops/begin-sync.ts'
import { dispatchDue } from './dispatch-due.ts'

export interface ShopSyncRun {
  /** Shops whose sync this run started. */
  begun: number
}

/**
 * Starts the sync of every shop that is due: once a day for new sales, an hour after a failure, and after a rate limit
 * as soon as permitted. Each is started once, however often the job runs.
 */
export const readShops = async (deps: Deps): Promise<ShopSyncRun> => {
  const { table, clock, log } = deps
  const begun = await dispatchDue(
    clock,
    syncShards,
    (shard) => listWaitingSyncs(table, shard),
    (reading) => table.transact(continueSync(deps, reading)),
  )
  log('info', 'the sales of shops are read on', { begun })
  return { begun }
}
