import { findShopSync, replaceShopSync, type ShopSync } from '../data/shop-syncs.ts'
import { findShop, replaceShop, type Shop } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** A shop and its sync state. */
export interface SyncState {
  shop: Shop
  reading: ShopSync
}

/** The present state of both; undefined if the shop was unlinked. */
export const findSyncState = async (
  deps: Deps,
  event: { companyId: string; shopId: string },
): Promise<SyncState | undefined> => {
  const [shop, reading] = await Promise.all([
    findShop(deps.table, event.companyId, event.shopId),
    findShopSync(deps.table, event),
  ])
  return shop && reading && { shop, reading }
}

/**
 * Writes both together, with further writes. Throws if either was changed since it was read.
 */
export const writeSyncState = async (
  { table }: Deps,
  { shop, reading }: SyncState,
  writes: Record<string, Write | undefined> = {},
): Promise<SyncState> => {
  const written = await table.transact({
    shop: replaceShop(table, shop),
    reading: replaceShopSync(table, reading),
    ...writes,
  })
  if (!written.ok) throw new Error('the shop was changed meanwhile')
  return {
    shop: { ...shop, version: shop.version + 1 },
    reading: { ...reading, version: reading.version + 1 },
  }
}
