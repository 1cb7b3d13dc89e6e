import type { ShopProfile, Tokens } from '../connectors/connector.ts'
import { finishOauthState, type OauthState } from '../data/oauth-states.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShopReading } from '../data/shop-readings.ts'
import { claimShop, findShop, findShopClaim, replaceShop, type Shop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { carryOn, wholeReading } from './begin-reading.ts'
import { placeOf } from './place-of.ts'
import { sealTokens, shopTokensContext } from './sealed-tokens.ts'

/** Nothing is known of the orders of a shop that is linked for the first time. */
const noImport = { orders: 0, sales: 0, refunds: 0 }

/**
 * Stores the shop that a seller authorised: a new one, or the same one authorised again. The shop, the claim on it,
 * the end of the errand and the event that imports its orders land together.
 */
export const linkShop = async (
  deps: Deps,
  errand: OauthState,
  platformShop: ShopProfile,
  tokens: Tokens,
): Promise<{ ok: true; shopId: string } | { ok: false; reason: 'held-by-another-company' }> => {
  const { table, seal, random } = deps
  const { companyId, platform } = errand
  const authorisationId = random.id()
  const newShopId = random.id()
  const linked = await retryOnChange(async () => {
    const claim = await findShopClaim(table, platform, platformShop.id)
    if (claim && claim.companyId !== companyId)
      return { ok: false, reason: 'held-by-another-company' } as const
    const shopId = claim?.shopId ?? newShopId
    const before = claim ? await findShop(table, companyId, shopId) : undefined
    const reading = claim ? await findShopReading(table, { companyId, shopId }) : undefined
    const now = deps.clock()
    const shop: Shop = {
      companyId,
      shopId,
      platform,
      platformShopId: platformShop.id,
      name: platformShop.name,
      currency: platformShop.currency,
      status: 'authorized',
      openedAt: platformShop.openedAt,
      authorisedAt: now.toISOString(),
      ...(tokens.consentExpiresAt ? { expiresAt: tokens.consentExpiresAt } : {}),
      authorisationId,
      sealedTokens: await sealTokens(seal, shopTokensContext(companyId, shopId), tokens),
      ...placeOf(errand),
      import: { ...(before?.import ?? noImport), status: 'pending' },
      version: before?.version ?? 0,
    }
    const written = await table.transact({
      shop: replaceShop(table, shop),
      claim: claimShop(table, shop),
      errand: finishOauthState(table, errand, shopId),
      ...carryOn(deps, wholeReading(shop, reading)),
    })
    // A second linking, or an import that just wrote, was faster.
    return written.ok ? ({ ok: true, shopId } as const) : changed
  })
  if (linked === changed) throw new Error('linking a shop lost every race')
  return linked
}
