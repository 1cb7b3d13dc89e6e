import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShop, replaceShop, type ShopClaim } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The platform asks to delete what is kept of a shop that no longer has the app. Its domain and what is left of tokens
 * go; what it sold a day stays, as the company's limit rested on it. A shop that was authorised again stays whole.
 */
export const forgetShopDomain = async ({ table }: Deps, { companyId, shopId }: ShopClaim): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const shop = await findShop(table, companyId, shopId)
    if (!shop || shop.status === 'authorized') return 'kept'
    const { domain, sealedTokens, tokenLease: _, ...kept } = shop
    if (!domain && !sealedTokens) return 'gone'
    return (await table.write(replaceShop(table, kept))) ? 'forgotten' : changed
  })
  if (outcome === changed) throw new Error('forgetting a shop lost every race')
}
