import type { Trouble } from '#shared/desk/shop-trouble.ts'
import { isExpiringSoon, shopStatusAt } from '#shared/shops/shop-status.ts'
import type { Shop } from '../../data/shops.ts'

/** The problems of a shop at a moment. */
export const troublesOf = (shop: Shop, now: Date): Trouble[] => {
  const status = shopStatusAt(shop, now)
  if (status !== 'authorized') return [status]
  return [...(shop.abnormal ?? []), ...(isExpiringSoon(shop, now) ? (['expiringSoon'] as const) : [])]
}
