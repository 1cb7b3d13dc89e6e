import { listEveryDay, storeUtcDayCopy } from '../data/daily-sales.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'
import { fullSync } from './begin-sync.ts'
import type { SyncState } from './sync-state.ts'

/**
 * The state of a shop whose daily sales are by dates of Hong Kong. A shop with days by UTC is synced again from the
 * beginning, since daily sums cannot be shifted by hours. Its UTC days are copied first, and count until the sync ends.
 */
export const migrateToHongKongDays = async (deps: Deps, { shop, reading }: SyncState): Promise<SyncState> => {
  if (reading.calendar === 'hongKong') return { shop, reading }
  const now = deps.clock()
  if (shop.import.status !== 'imported')
    return { shop, reading: { ...fullSync(shop, reading, now), attempts: reading.attempts } }
  const days = await listEveryDay(deps.table, shop)
  await writeAll(
    deps.table,
    days.map((day) => storeUtcDayCopy(deps.table, shop, day, now)),
  )
  return {
    shop: { ...shop, hasUtcDays: true },
    reading: { ...fullSync(shop, reading, now), attempts: reading.attempts, utcDaysTo: reading.nextDate },
  }
}
