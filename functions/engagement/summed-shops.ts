import type { SummedShop } from '#shared/reports/contribution.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import type { Shop } from '../data/shops.ts'

/** The shops that count for a company among others of a category: those that can be read, by the months they are known by. */
export const summedShops = (shops: readonly Shop[], now: Date): SummedShop[] =>
  shops
    .filter((shop) => shopStatusAt(shop, now) === 'authorized' && shop.import.status === 'imported')
    .map(({ platform, currency, import: { firstDate, months } }) => ({
      platform,
      currency,
      ...(firstDate ? { firstDate } : {}),
      ...(months ? { months } : {}),
    }))
