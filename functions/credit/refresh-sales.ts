import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShopSync } from '../data/shop-syncs.ts'
import { listShops, replaceShop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { continueSync, fullSync } from '../shops/begin-sync.ts'

/** A transaction holds 100 writes, and a shop takes three. */
const maxShops = 33

/**
 * Syncs all authorised shops: imported data lacks the days since. All begin in one write, so that the end of one sync
 * never finds another that has yet to begin. Repeating it while they run changes nothing.
 */
export const refreshSales = async (companyId: string, deps: Deps): Promise<void> => {
  const { table, clock } = deps
  const begun = await retryOnChange(async () => {
    const now = clock()
    const due = (await listShops(table, companyId))
      .filter((shop) => shopStatusAt(shop, now) === 'authorized')
      .filter((shop) => shop.import.status === 'imported' || shop.import.status === 'failed')
      .slice(0, maxShops)
    if (due.length === 0) return
    const readings = await Promise.all(due.map((shop) => findShopSync(table, shop)))
    const written = await table.transact(
      Object.fromEntries(
        due.flatMap((shop, index) => {
          const { reading, due: event } = continueSync(
            deps,
            readings[index] ?? fullSync(shop, undefined, clock()),
          )
          return [
            [
              `shop ${shop.shopId}`,
              replaceShop(table, { ...shop, import: { ...shop.import, status: 'pending' } }),
            ],
            [`reading ${shop.shopId}`, reading],
            [`event ${shop.shopId}`, event],
          ]
        }),
      ),
    )
    return written.ok ? undefined : changed
  })
  if (begun === changed) throw new Error('the shops were changed at every try')
}
