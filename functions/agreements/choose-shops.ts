import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Shop } from '../data/shops.ts'
import { refuse } from '../http/handle.ts'
import { activationStateOf } from './activation-state.ts'

/** Shops by id among a company's linked ones; refused if an addendum cannot add each of them. */
export const chooseShops = (
  linked: readonly Shop[],
  ids: ReadonlySet<string>,
  productCode: ProductCode,
  now: Date,
) => {
  const shops = linked.filter(({ shopId }) => ids.has(shopId))
  if (ids.size === 0 || shops.length < ids.size)
    return { ok: false, refusal: refuse('notFound', [{ field: 'body.shop_ids', rule: 'invalid' }]) } as const
  const states = shops.map((shop) => activationStateOf(shop, productCode, now))
  if (states.includes('reading')) return { ok: false, refusal: refuse('beingProcessed') } as const
  if (states.some((state) => state !== 'ready')) return { ok: false, refusal: refuse('wrongState') } as const
  return { ok: true, shops } as const
}
