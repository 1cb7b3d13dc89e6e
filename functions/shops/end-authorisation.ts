import { recordEvent } from '../data/events.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShop, replaceShop, type ShopClaim } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { shopsChanged } from './shops-changed.ts'

/**
 * Handles a consent withdrawn at `endedAt`: the shop's tokens are removed, its sync stops at its next step, the limits
 * are recalculated, and the seller is notified. A later consent, or one that has ended already, is unaffected.
 */
export const endAuthorisation = async (
  { table, clock }: Deps,
  { companyId, shopId }: ShopClaim,
  endedAt: Date,
): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const shop = await findShop(table, companyId, shopId)
    if (!shop || Date.parse(shop.authorisedAt) > endedAt.getTime()) return 'nothing to end'
    const { sealedTokens, ...kept } = shop
    const wasAuthorised = shop.status === 'authorized'
    if (!wasAuthorised && !sealedTokens) return 'nothing to end'
    const written = await table.transact({
      shop: replaceShop(table, wasAuthorised ? { ...kept, status: 'unauthorized' } : kept),
      told: wasAuthorised
        ? recordEvent(
            table,
            { name: 'shop-condition-changed', companyId, shopId, condition: 'unauthorized' },
            `shop-condition-changed:${companyId}:${shopId}:${shop.authorisationId}:withdrawn`,
            clock(),
          )
        : undefined,
      limits: wasAuthorised ? shopsChanged({ table, clock }, shop) : undefined,
    })
    return written.ok ? 'ended' : changed
  })
  if (outcome === changed) throw new Error('ending an authorisation lost every race')
}
