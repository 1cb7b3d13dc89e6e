import type { ShopConnector, Tokens } from '../connectors/connector.ts'
import { openShopConnector } from '../connectors/open-connector.ts'
import type { EventOf } from '../data/domain-events.ts'
import { findShopClaim } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { decryptTokens, shopTokensContext } from './encrypted-tokens.ts'
import { endUnusedAuthorisation } from './end-unused-authorisation.ts'
import { ignoringEndedConsent } from './ignore-ended-consent.ts'
import { locationOf } from './location-of.ts'
import { accessOfSeller } from './shop-access.ts'

type Revocation = EventOf<'shop-revocation-due'>

/** The tokens of the consent; undefined if other shops' authorisation has been removed. */
const tokensOf = async (
  deps: Deps,
  connector: ShopConnector,
  { companyId, shopId, sealedTokens, sharedBy, authorisationId, seller }: Revocation,
): Promise<Tokens | undefined> => {
  if (sealedTokens) return decryptTokens(deps.seal, shopTokensContext(companyId, shopId), sealedTokens)
  if (!sharedBy || !authorisationId) return undefined
  return accessOfSeller(deps, connector, { sharedBy, authorisationId, seller })
}

const revoke = (deps: Deps, event: Revocation): Promise<void> =>
  ignoringEndedConsent(async () => {
    const connector = await openShopConnector(deps, event.platform)
    const tokens = await tokensOf(deps, connector, event)
    if (tokens) await connector.revoke(tokens, locationOf(event))
  })

/**
 * Revokes a seller's consent at the platform, with retries if the platform does not respond. A shop that was linked
 * again since is left alone: some platforms revoke all consents of a shop with one.
 */
export const onShopRevocationDue: BulkSubscriber<'shop-revocation-due'> = async (event, deps) => {
  const { platform, platformShopId, sharedBy, authorisationId } = event
  if (!(await findShopClaim(deps.table, platform, platformShopId))) await revoke(deps, event)
  // With the last shop of an authorisation, the consents to its shops that were never linked end as well.
  if (sharedBy && authorisationId)
    await endUnusedAuthorisation(deps, { companyId: sharedBy, authorisationId })
}
