import type { ShopMonthlySums } from '#shared/reports/contribution.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import type { Shop } from '../data/shops.ts'

/** A company's shops for comparison in a category: the readable ones, by monthly sums. */
export const monthlySumsOfShops = (shops: readonly Shop[], now: Date): ShopMonthlySums[] =>
  shops
    .filter((shop) => shopStatusAt(shop, now) === 'authorized' && shop.import.status === 'imported')
    .map(({ platform, currency, import: { firstDate, months } }) => ({
      platform,
      currency,
      ...(firstDate ? { firstDate } : {}),
      ...(months ? { months } : {}),
    }))
