import { createHash } from 'node:crypto'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findPlatform, openConnector } from '../connectors/open-connector.ts'
import { createOauthState, oauthStateExpiry, verifierContext } from '../data/oauth-states.ts'
import { findPendingShop, type PendingShop } from '../data/pending-shops.ts'
import { findShop, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { hashToken } from '../data/token-hash.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { locationOf } from './location-of.ts'
import { oauthRedirectUri } from './oauth-redirect.ts'
import { readPlace } from './read-location.ts'

/** A shop to be authorised again, or a pending one. */
const findIntendedShop = async (
  table: Table,
  companyId: string,
  shopId: string,
): Promise<Shop | PendingShop | undefined> => {
  const [shop, pending] = await Promise.all([
    findShop(table, companyId, shopId),
    findPendingShop(table, companyId, shopId),
  ])
  return shop ?? pending
}

export const createOauthUrl: Handler<typeof shopsEndpoints.createOauthUrl> = async (
  { input, session, request },
  deps,
) => {
  const { config, table, seal, random, clock } = deps
  const { platform_id: platformId, shop_id: shopId, return_to: returnTo } = input.body
  const shop = shopId === undefined ? undefined : await findIntendedShop(table, session.companyId, shopId)
  if (shopId !== undefined && !shop) return refuse('notFound', [{ field: 'body.shop_id', rule: 'invalid' }])
  if (shop && platformId !== undefined && platformId !== shop.platform)
    return refuse('invalidInput', [{ field: 'body.platform_id', rule: 'invalid' }])
  const platform = findPlatform(deps, shop?.platform ?? platformId ?? '')
  if (!platform) return refuse('notFound')
  // A known shop needs no further input.
  const read = shop ? { place: locationOf(shop) } : readPlace(platform, input.body, 'body')
  if ('errors' in read) return refuse('invalidInput', read.errors)
  const connector = await openConnector(deps, platform)

  const state = random.secret()
  const stateHash = hashToken(state)
  const codeVerifier = random.secret()
  await table.transact({
    state: createOauthState(table, {
      stateHash,
      companyId: session.companyId,
      sessionId: session.sessionId,
      platform: platform.id,
      ...read.place,
      ...(shop ? { intendedShopId: shop.shopId } : {}),
      sealedVerifier: await seal.seal(codeVerifier, verifierContext(stateHash)),
      ...(returnTo === undefined ? {} : { returnTo }),
      expiresAt: oauthStateExpiry(clock()),
    }),
  })
  return answer({
    url: connector.authorizationUrl({
      ...read.place,
      state,
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      redirectUri: oauthRedirectUri(config),
      locale: request.locale,
    }),
  })
}
