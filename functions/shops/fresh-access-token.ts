import { GrantRefused } from '../connectors/call-platform.ts'
import type { ShopConnector } from '../connectors/connector.ts'
import { findShop, replaceShop, type Shop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { openTokens, sealTokens } from './sealed-tokens.ts'

/** A token must outlast the call that it is used in. */
const marginMs = 60_000

/**
 * An access token that is good now. One that is about to end is exchanged first, and the new tokens are stored before
 * they are used: the platform may already have voided the old ones.
 */
export const freshAccessToken = async (
  deps: Deps,
  connector: ShopConnector,
  { companyId, shopId }: Pick<Shop, 'companyId' | 'shopId'>,
): Promise<string> => {
  const shop = await findShop(deps.table, companyId, shopId)
  if (!shop) throw new Error('no such shop')
  const tokens = await openTokens(deps.seal, shop)
  const { accessExpiresAt, refreshToken } = tokens
  if (!accessExpiresAt || Date.parse(accessExpiresAt) - marginMs > deps.clock().getTime())
    return tokens.accessToken
  if (!refreshToken) throw new GrantRefused(`${shop.platform}: the access token has ended`)
  const fresh = await connector.refresh({ ...tokens, refreshToken }, {})
  const stored = await deps.table.transact({
    shop: replaceShop(deps.table, {
      ...shop,
      ...(fresh.consentExpiresAt ? { expiresAt: fresh.consentExpiresAt } : {}),
      sealedTokens: await sealTokens(deps.seal, shop, fresh),
    }),
  })
  if (!stored.ok) throw new Error('the shop was changed while its tokens were refreshed')
  return fresh.accessToken
}
