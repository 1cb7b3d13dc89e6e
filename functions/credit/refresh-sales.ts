import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { recordEvent } from '../data/events.ts'
import { listShops, replaceShop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'

/** A transaction holds 100 writes, and a shop takes two. */
const mostShops = 50

/**
 * Reads the orders of all authorised shops anew: what was imported when they were linked says nothing of the days
 * since. All begin in one write, so that the end of one import never finds another that has yet to begin. Called
 * again with the same cause it changes nothing.
 */
export const refreshSales = async (
  companyId: string,
  cause: string,
  { table, clock }: Deps,
): Promise<void> => {
  const now = clock()
  const due = (await listShops(table, companyId))
    .filter((shop) => shopStatusAt(shop, now) === 'authorized')
    .filter((shop) => shop.import.status === 'imported' || shop.import.status === 'failed')
    .slice(0, mostShops)
  if (due.length === 0) return
  const written = await table.transact(
    Object.fromEntries(
      due.flatMap((shop) => [
        [
          `shop ${shop.shopId}`,
          replaceShop(table, { ...shop, import: { ...shop.import, status: 'pending', attempts: 0 } }),
        ],
        [
          `event ${shop.shopId}`,
          recordEvent(
            table,
            { name: 'shop-linked', companyId, shopId: shop.shopId },
            `shop-linked:${cause}:${shop.shopId}`,
            now,
          ),
        ],
      ]),
    ),
  )
  if (!written.ok && !written.failed.some((name) => name.startsWith('event ')))
    throw new Error('a shop was changed meanwhile')
}
