import type { ActivationState } from '#shared/agreements/activation-states.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { isBeingImported, shopStatusAt } from '#shared/shops/shop-status.ts'
import { isInFacility, type Shop } from '../data/shops.ts'

/** A shop's state relative to the company's facility of a product. */
export const activationStateOf = (shop: Shop, productCode: ProductCode, now: Date): ActivationState => {
  if (isInFacility(shop, productCode)) return 'in_facility'
  if (isBeingImported(shop, now)) return 'reading'
  const isRead = shopStatusAt(shop, now) === 'authorized' && shop.import.status === 'imported'
  return isRead ? 'ready' : 'unreadable'
}
