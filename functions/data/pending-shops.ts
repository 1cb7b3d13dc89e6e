import { companyItems } from './company-items.ts'
import type { ShopAnnouncement } from './shops.ts'
import { create, remove, type Table, type Write } from './table.ts'

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

const { key, find, list } = companyItems<PendingShop>('PENDINGSHOP#')

/** Access pattern: a company's shops before authorisation. */
export const listPendingShops = list

/** Access pattern: one of them. */
export const findPendingShop = find

/** Fails if it exists. */
export const createPendingShop = (table: Table, shop: PendingShop): Write =>
  create<PendingShop>(table, { ...key(shop.companyId, shop.shopId), type: 'pending-shop', ...shop })

export const removePendingShop = (
  table: Table,
  { companyId, shopId }: Pick<PendingShop, 'companyId' | 'shopId'>,
): Write => remove(table, key(companyId, shopId))
