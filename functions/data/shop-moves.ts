import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import type { Shop } from './shops.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** A lock on moving a shop: a concurrent move would overwrite what the other's company has synced since. */
interface ShopMove {
  /** ISO timestamp, UTC: a crashed call holds the lock no longer. */
  until: string
}

/** Longer than a call can take. */
const longestMoveMs = 30_000

const key = ({ companyId, shopId }: Pick<Shop, 'companyId' | 'shopId'>) =>
  companyItemKey(companyId, `SHOPMOVE#${shopId}`)

/** Fails while another call moves the shop. */
export const beginShopMove = (table: Table, shop: Shop, now: Date): Write =>
  put<ShopMove>(
    table,
    {
      ...key(shop),
      type: 'shop-move',
      until: new Date(now.getTime() + longestMoveMs).toISOString(),
    },
    { anyOf: [{ pk: absent }, { until: { atMost: now.toISOString() } }] },
  )

export const endShopMove = (table: Table, shop: Shop): Write => remove<ShopMove>(table, key(shop))
