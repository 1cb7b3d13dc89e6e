import { GrantRefused } from '../connectors/call-platform.ts'
import { openShopConnector } from '../connectors/open-connector.ts'
import { findShopClaim } from '../data/shops.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { openTokens, shopTokensContext } from './encrypted-tokens.ts'
import { locationOf } from './location-of.ts'

/**
 * Revokes a seller's consent at the platform, with retries if the platform does not respond. A shop that was linked
 * again since is left alone: some platforms revoke all consents of a shop with one.
 */
export const onShopRevocationDue: BulkSubscriber<'shop-revocation-due'> = async (event, deps) => {
  const { companyId, shopId, platform, platformShopId, sealedTokens } = event
  if (await findShopClaim(deps.table, platform, platformShopId)) return
  try {
    const connector = await openShopConnector(deps, platform)
    const tokens = await openTokens(deps.seal, shopTokensContext(companyId, shopId), sealedTokens)
    await connector.revoke(tokens, locationOf(event))
  } catch (error) {
    // It has ended already, or the environment does not have the platform any more.
    if (!(error instanceof GrantRefused)) throw error
  }
}
