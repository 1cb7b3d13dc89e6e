import { isExpiringSoon } from '#shared/shops/shop-status.ts'
import type { Tone } from '../../ui/theme/semantic-colours.ts'
import { isImportUnderWay, type LinkedShop } from './linked-shop.ts'

/** How a shop stands, as far as it is one thing for its seller. */
export type ShopState = LinkedShop['status'] | 'expiringSoon' | 'importing' | 'failed'

export const shopStateOf = (shop: LinkedShop, now = new Date()): ShopState => {
  const { status, expires_at: expiresAt } = shop
  if (status !== 'authorized') return status
  if (isImportUnderWay(shop)) return 'importing'
  if (shop.import.status === 'failed') return 'failed'
  return isExpiringSoon({ status, ...(expiresAt ? { expiresAt } : {}) }, now) ? 'expiringSoon' : 'authorized'
}

export const shopTones = {
  pending: 'waiting',
  authorized: 'positive',
  unauthorized: 'negative',
  expired: 'negative',
  expiringSoon: 'waiting',
  importing: 'waiting',
  failed: 'negative',
} as const satisfies Record<ShopState, Tone>

/** What the seller can do something about, by authorising the shop anew. */
export const mendedByAuthorising = ['pending', 'unauthorized', 'expired', 'expiringSoon', 'failed'] as const
export type MendedState = (typeof mendedByAuthorising)[number]

export const isMendedByAuthorising = (state: ShopState): state is MendedState =>
  (mendedByAuthorising as readonly ShopState[]).includes(state)
