import type { Access, ShopConnector, Tokens } from '../connectors/connector.ts'
import {
  findSharedAuthorisation,
  replaceSharedAuthorisation,
  type SharedAuthorisation,
} from '../data/shared-authorisations.ts'
import { findShop, replaceShop, type Shop } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { sharedTokensContext, shopTokensContext } from './encrypted-tokens.ts'
import { freshAccessToken, type TokenKeeper } from './fresh-access-token.ts'
import { locationOf } from './location-of.ts'

type ReadShop = Pick<
  Shop,
  'companyId' | 'shopId' | 'site' | 'domain' | 'sharedBy' | 'authorisationId' | 'seller'
>

const keeperOf = ({ table }: Deps, { companyId, shopId }: ReadShop): TokenKeeper<Shop> => ({
  find: () => findShop(table, companyId, shopId),
  replace: (shop) => replaceShop(table, shop),
  companyId,
  context: shopTokensContext(companyId, shopId),
})

const sharedKeeperOf = (
  { table }: Deps,
  companyId: string,
  authorisationId: string,
): TokenKeeper<SharedAuthorisation> => ({
  find: () => findSharedAuthorisation(table, companyId, authorisationId),
  replace: (authorisation) => replaceSharedAuthorisation(table, authorisation),
  companyId,
  context: sharedTokensContext(companyId, authorisationId),
})

/** Access by the tokens that several shops use. */
export const accessBySharedAuthorisation = (
  deps: Deps,
  connector: ShopConnector,
  { sharedBy, authorisationId }: { sharedBy: string; authorisationId: string },
  refused?: string,
) => freshAccessToken(deps, connector, sharedKeeperOf(deps, sharedBy, authorisationId), refused)

/** Access to one of the sellers of a shared authorisation. */
export const accessOfSeller = async (
  deps: Deps,
  connector: ShopConnector,
  { seller, ...shared }: { sharedBy: string; authorisationId: string; seller: Tokens['seller'] },
): Promise<Tokens> => {
  const access = await accessBySharedAuthorisation(deps, connector, shared)
  return { ...access, seller: { ...access.seller, ...seller } }
}

/** The credentials for a shop's platform. Obtained before each call: the access token may change in between. */
export const accessToShop = async (
  deps: Deps,
  connector: ShopConnector,
  shop: ReadShop,
  refused?: string,
): Promise<Access> => {
  const { sharedBy, authorisationId } = shop
  const { accessToken, seller } = sharedBy
    ? await accessBySharedAuthorisation(deps, connector, { sharedBy, authorisationId }, refused)
    : await freshAccessToken(deps, connector, keeperOf(deps, shop), refused)
  const ids = { ...seller, ...shop.seller }
  return {
    accessToken,
    ...(Object.keys(ids).length > 0 ? { seller: ids } : {}),
    ...locationOf(shop),
  }
}
