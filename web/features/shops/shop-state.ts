import type { Tone } from '../../ui/theme/semantic-colours.ts'
import { isImportUnderWay, type ListedShop } from './linked-shop.ts'

/** The state of a shop as its seller sees it: its status, refined by authorisation and import. */
export type ShopState = ListedShop['status'] | 'expiring_soon' | 'importing' | 'failed'

export const shopStateOf = (shop: Pick<ListedShop, 'status' | 'import' | 'expiring_soon'>): ShopState => {
  if (shop.status !== 'authorized') return shop.status
  if (isImportUnderWay(shop)) return 'importing'
  if (shop.import?.status === 'failed') return 'failed'
  return shop.expiring_soon ? 'expiring_soon' : 'authorized'
}

export const shopToneOf = (state: ShopState): Tone => {
  if (state === 'authorized') return 'positive'
  return state === 'pending' || state === 'expiring_soon' || state === 'importing' ? 'waiting' : 'negative'
}
