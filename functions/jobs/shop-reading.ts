import { listWaitingReadings, readingShards } from '../data/shop-readings.ts'
import type { Deps } from '../runtime/deps.ts'
import { carryOn } from '../shops/begin-reading.ts'
import { dispatchDue } from './dispatch-due.ts'

export interface ShopReadings {
  /** Shops whose sales are being read on by this run. */
  begun: number
}

/**
 * Has the sales of every shop read on that are due: once a day what is new, an hour later what a platform did not
 * answer, and as soon as it may be asked again one that was called too often. However often it runs, each is begun once.
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
