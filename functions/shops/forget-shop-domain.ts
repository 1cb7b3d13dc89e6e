import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShop, replaceShop, type ShopClaim } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The platform requests the deletion of data about a shop that has uninstalled the app. Its domain and remaining tokens
 * are removed; its daily sales stay, as the company's limit rested on them. A shop that was authorised again is
 * unaffected.
 */
export const forgetShopDomain = async ({ table }: Deps, { companyId, shopId }: ShopClaim): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const shop = await findShop(table, companyId, shopId)
    if (!shop || shop.status === 'authorized') return 'kept'
    const { domain, sealedTokens, ...kept } = shop
    if (!domain && !sealedTokens) return 'gone'
    return (await table.write(replaceShop(table, kept))) ? 'forgotten' : changed
  })
  if (outcome === changed) throw new Error('forgetting a shop lost every race')
}
