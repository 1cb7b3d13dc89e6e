import { GrantRefused } from '../connectors/call-platform.ts'
import { openShopConnector } from '../connectors/open-connector.ts'
import { findShopClaim } from '../data/shops.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { openTokens, shopTokensContext } from './encrypted-tokens.ts'
import { placeOf } from './place-of.ts'

/**
 * Ends a seller's consent at the platform. A platform that does not answer is asked again later. A shop that was linked
 * again since is left alone: some platforms end all consents of a shop with one.
 */
export const onShopRevocationDue: Subscriber<'shop-revocation-due'> = async (event, deps) => {
  const { companyId, shopId, platform, platformShopId, sealedTokens } = event
  if (await findShopClaim(deps.table, platform, platformShopId)) return
  try {
    const connector = await openShopConnector(deps, platform)
    const tokens = await openTokens(deps.seal, shopTokensContext(companyId, shopId), sealedTokens)
    await connector.revoke(tokens, placeOf(event))
  } catch (error) {
    // It has ended already, or the environment is not linked to the platform any more.
    if (!(error instanceof GrantRefused)) throw error
  }
}
