import type { Access, ShopConnector } from '../connectors/connector.ts'
import { findShop, replaceShop, type Shop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { shopTokensContext } from './encrypted-tokens.ts'
import { freshAccessToken, type TokenKeeper } from './fresh-access-token.ts'
import { locationOf } from './location-of.ts'

type ShopId = Pick<Shop, 'companyId' | 'shopId'>

const keeperOf = ({ table }: Deps, { companyId, shopId }: ShopId): TokenKeeper<Shop> => ({
  find: () => findShop(table, companyId, shopId),
  replace: (shop) => replaceShop(table, shop),
  context: shopTokensContext(companyId, shopId),
})

/** The credentials for a shop's platform. Obtained before each call: the access token may change in between. */
export const accessToShop = async (
  deps: Deps,
  connector: ShopConnector,
  shop: ShopId & Pick<Shop, 'site' | 'domain'>,
  refused?: string,
): Promise<Access> => ({
  accessToken: await freshAccessToken(deps, connector, keeperOf(deps, shop), refused),
  ...locationOf(shop),
})
