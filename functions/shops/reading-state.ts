import { findShopReading, replaceShopReading, type ShopReading } from '../data/shop-readings.ts'
import { findShop, replaceShop, type Shop } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** A shop, and how far it has been read. */
export interface ReadingState {
  shop: Shop
  reading: ShopReading
}

/** Both of a shop, as they are now; undefined where it is the company's no more. */
export const findReadingState = async (
  deps: Deps,
  event: { companyId: string; shopId: string },
): Promise<ReadingState | undefined> => {
  const [shop, reading] = await Promise.all([
    findShop(deps.table, event.companyId, event.shopId),
    findShopReading(deps.table, event),
  ])
  return shop && reading && { shop, reading }
}

/** Writes both together, and what goes with them. Throws where one was changed since it was read. */
export const writeReadingState = async (
  { table }: Deps,
  { shop, reading }: ReadingState,
  writes: Record<string, Write | undefined> = {},
): Promise<ReadingState> => {
  const written = await table.transact({
    shop: replaceShop(table, shop),
    reading: replaceShopReading(table, reading),
    ...writes,
  })
  if (!written.ok) throw new Error('the shop was changed meanwhile')
  return {
    shop: { ...shop, version: shop.version + 1 },
    reading: { ...reading, version: reading.version + 1 },
  }
}
