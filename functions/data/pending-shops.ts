import { companyPartition } from './companies.ts'
import type { ShopAnnouncement } from './shops.ts'
import { create, type Item, remove, type Table, type Write } from './table.ts'

/** A shop before its authorisation. The authorised shop has the same id. */
export interface PendingShop extends ShopAnnouncement {
  companyId: string
  shopId: string
  /** The platform's id in the configuration. */
  platform: string
  /** The seller's name for it. */
  name?: string
  /** ISO timestamp, UTC. */
  addedAt: string
}

const prefix = 'PENDINGSHOP#'

const key = (companyId: string, shopId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${shopId}`,
})

/** Access pattern: a company's shops before authorisation. */
export const listPendingShops = async (table: Table, companyId: string): Promise<Item<PendingShop>[]> => {
  const found: Item<PendingShop>[] = []
  const partition = { pk: companyPartition(companyId), prefix, consistent: true }
  for await (const shop of table.all<PendingShop>(partition)) found.push(shop)
  return found
}

/** Access pattern: one of them. */
export const findPendingShop = (
  table: Table,
  companyId: string,
  shopId: string,
): Promise<Item<PendingShop> | undefined> => table.get<PendingShop>(key(companyId, shopId))

/** Fails if it exists. */
export const createPendingShop = (table: Table, shop: PendingShop): Write =>
  create<PendingShop>(table, { ...key(shop.companyId, shop.shopId), type: 'pending-shop', ...shop })

export const removePendingShop = (
  table: Table,
  { companyId, shopId }: Pick<PendingShop, 'companyId' | 'shopId'>,
): Write => remove(table, key(companyId, shopId))
