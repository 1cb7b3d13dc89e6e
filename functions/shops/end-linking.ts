import { recordEvent } from '../data/events.ts'
import { findPendingShop, removePendingShop } from '../data/pending-shops.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { replaceSharedAuthorisation } from '../data/shared-authorisations.ts'
import { findShopSync, replaceShopSync } from '../data/shop-syncs.ts'
import { findFormerShop, releaseShop, replaceShop, type Shop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { formerShop } from './former-shop.ts'
import { locationOf } from './location-of.ts'
import { findSharedAuthorisationOf, withoutShop } from './shared-authorisation-of.ts'
import { shopsChanged } from './shops-changed.ts'

/** The event that revokes the consent at the platform, if there is one. */
const revocationOf = ({ table, clock }: Deps, shop: Shop) => {
  const { companyId, shopId, platform, platformShopId, authorisationId, sealedTokens, sharedBy, seller } =
    shop
  return sealedTokens || sharedBy
    ? recordEvent(
        table,
        {
          name: 'shop-revocation-due',
          companyId,
          shopId,
          platform,
          platformShopId,
          ...locationOf(shop),
          // Empty where other shops share the tokens: the version before this one needs the field.
          sealedTokens: sealedTokens ?? '',
          ...(sharedBy ? { sharedBy, authorisationId, ...(seller ? { seller } : {}) } : {}),
        },
        `shop-revocation-due:${companyId}:${shopId}:${authorisationId}`,
        clock(),
      )
    : undefined
}

/**
 * Unlinks a shop: it is no longer synced, counts for no limit, and can be linked by anybody. Platform and limits follow
 * by events, so that neither blocks it. A shop that was never authorised is removed. False for a shop that the company
 * never had; one that is unlinked already stays so.
 */
export const endLinking = async (deps: Deps, companyId: string, shopId: string): Promise<boolean> => {
  const { table, clock } = deps
  const outcome = await retryOnChange(async () => {
    const [shop, pending, reading] = await Promise.all([
      findFormerShop(table, companyId, shopId),
      findPendingShop(table, companyId, shopId),
      findShopSync(table, { companyId, shopId }),
    ])
    if (pending) {
      await table.write(removePendingShop(table, pending))
      return true
    }
    if (!shop || shop.unlinkedAt) return shop !== undefined
    const shared = await findSharedAuthorisationOf(table, shop)
    const written = await table.transact({
      shop: replaceShop(table, formerShop(shop, clock())),
      // The event still needs its tokens, and removes it with its last shop.
      shared: shared && replaceSharedAuthorisation(table, withoutShop(shared, shopId)),
      claim: releaseShop(table, shop),
      reading: reading && replaceShopSync(table, { ...reading, state: 'ended' }),
      revocation: revocationOf(deps, shop),
      limits: shopsChanged(deps, shop),
    })
    return written.ok || changed
  })
  if (outcome === changed) throw new Error('unlinking a shop lost every race')
  return outcome
}
