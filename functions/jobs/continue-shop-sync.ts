import { shopStatusAt } from '#shared/shops/shop-status.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { refreshSales } from '../credit/refresh-sales.ts'
import { type Drawdown, unbilledOf } from '../data/drawdowns.ts'
import { listShopSyncs } from '../data/shop-syncs.ts'
import { listShops } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Continues the sync of a company's shops if a drawdown is about to be charged by a completed week of sales, and some
 * shop is not synced to its end. Returns whether it did. Repeating it during the sync changes nothing.
 */
export const continueShopSync = async (
  drawdown: Drawdown,
  today: BusinessDate,
  deps: Deps,
): Promise<boolean> => {
  const { weekEnding } = unbilledOf(drawdown)
  if (!weekEnding || weekEnding >= today) return false
  const { table, clock } = deps
  const { companyId } = drawdown
  const [shops, readings] = await Promise.all([listShops(table, companyId), listShopSyncs(table, companyId)])
  const now = clock()
  const isBehind = shops
    .filter((shop) => shopStatusAt(shop, now) === 'authorized')
    .some(({ shopId }) => (readings.get(shopId)?.nextDate ?? '') <= weekEnding)
  if (isBehind) await refreshSales(companyId, deps)
  return isBehind
}
