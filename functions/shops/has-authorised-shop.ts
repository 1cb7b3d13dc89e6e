import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** The steps of an application require at least one shop that is authorised at `now`. */
export const hasAuthorisedShop = async (table: Table, companyId: string, now: Date): Promise<boolean> =>
  (await listShops(table, companyId)).some((shop) => shopStatusAt(shop, now) === 'authorized')
