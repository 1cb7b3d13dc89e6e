import { listWaitingReadings, readingShards } from '../data/shop-readings.ts'
import type { Deps } from '../runtime/deps.ts'
import { carryOn } from '../shops/begin-reading.ts'
import { dispatchDue } from './dispatch-due.ts'

export interface ShopReadings {
  /** Shops whose sync this run started. */
  begun: number
}

/**
 * Starts the sync of every shop that is due: once a day for new sales, an hour after a failure, and after a rate limit
 * as soon as permitted. Each is started once, however often the job runs.
 */
export const readShops = async (deps: Deps): Promise<ShopReadings> => {
  const { table, clock, log } = deps
  const begun = await dispatchDue(
    clock(),
    readingShards,
    (shard) => listWaitingReadings(table, shard),
    (reading) => table.transact(carryOn(deps, reading)),
  )
  log('info', 'the sales of shops are read on', { begun })
  return { begun }
}
