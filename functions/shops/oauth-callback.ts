import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import { findPlatform, openShopConnector } from '../connectors/open-connector.ts'
import {
  consumeOauthState,
  dropOauthState,
  findOauthState,
  type OauthState,
  verifierContext,
} from '../data/oauth-states.ts'
import { hashToken } from '../data/token-hash.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { linkShop } from './link-shop.ts'
import { oauthRedirectUri } from './oauth-redirect.ts'
import { placeOf } from './place-of.ts'

/** RFC 9207: of a platform that names itself in its answers, an answer that does not is somebody else's. */
const isFromPlatform = (query: URLSearchParams, issuer: string | undefined): boolean =>
  issuer === undefined || query.get('iss') === issuer

/** Turns the code into tokens, and asks which shop they are for. */
const redeem = async (deps: Deps, errand: OauthState, code: string, query: URLSearchParams) => {
  const connector = await openShopConnector(deps, errand.platform)
  const tokens = await connector.exchangeCode({
    ...placeOf(errand),
    code,
    query,
    codeVerifier: await deps.seal.open(errand.sealedVerifier, verifierContext(errand.stateHash)),
    redirectUri: oauthRedirectUri(deps.config),
  })
  const access = { ...placeOf(errand), accessToken: tokens.accessToken }
  return { tokens, shop: await connector.readProfile(access) }
}

export const oauthCallback: Handler<typeof shopsEndpoints.oauthCallback> = async (
  { input, session },
  deps,
) => {
  const { table, clock } = deps
  const stateHash = hashToken(input.body.state)
  const errand = await findOauthState(table, session, stateHash, clock())
  const query = new URLSearchParams(input.body.query)
  if (!errand || !isFromPlatform(query, findPlatform(deps, errand.platform)?.issuer))
    return refuse('verificationFailed')
  const done = (shopId: string) => answer({ id: shopId, return_to: errand.returnTo ?? null })
  if (errand.shopId) return done(errand.shopId)

  // Redeeming a code twice would make the platform void what the first time brought: only one call goes on.
  const taken = await table.transact({ errand: consumeOauthState(table, errand, clock()) })
  if (!taken.ok) {
    const shopId = (await findOauthState(table, session, stateHash, clock()))?.shopId
    return shopId ? done(shopId) : refuse('beingProcessed')
  }

  try {
    const { tokens, shop } = await redeem(deps, errand, input.body.code, query)
    const linked = await linkShop(deps, errand, shop, tokens)
    if (linked.ok) return done(linked.shopId)
    await table.transact({ errand: dropOauthState(table, errand) })
    return refuse(linked.reason === 'another-shop' ? 'anotherShop' : 'paymentAccountExists')
  } catch (error) {
    if (!(error instanceof GrantRefused || error instanceof PlatformUnavailable)) throw error
    await table.transact({ errand: dropOauthState(table, errand) })
    deps.log('error', error.message, { platform: errand.platform })
    return refuse(error instanceof GrantRefused ? 'paymentAuthorisationFailed' : 'platformUnavailable')
  }
}
