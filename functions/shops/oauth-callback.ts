import { isEnteredCurrency } from '#shared/money/currency.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { ConsentedShop } from '#shared/shops/consented-shop.ts'
import { GrantRefused, PlatformUnavailable, ShopWithoutSales } from '../connectors/call-platform.ts'
import type { Access, Connector, ShopConnector, ShopProfile, Tokens } from '../connectors/connector.ts'
import { findPlatform, openPaymentConnector, openShopConnector } from '../connectors/open-connector.ts'
import { supportedCurrency, UnsupportedCurrency } from '../connectors/supported-currency.ts'
import {
  consumeOauthState,
  dropOauthState,
  findOauthState,
  finishOauthState,
  type OauthState,
  verifierContext,
} from '../data/oauth-states.ts'
import { hashToken } from '../data/token-hash.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import { currenciesWithoutRates } from '../underwriting/currencies-without-rates.ts'
import type { LinkOutcome } from './link-shop.ts'
import { locationOf } from './location-of.ts'
import { oauthRedirectUri } from './oauth-redirect.ts'

/** RFC 9207: for a platform that sends an issuer, a response without it is forged. */
const isFromPlatform = (query: URLSearchParams, issuer: string | undefined): boolean =>
  issuer === undefined || query.get('iss') === issuer

/** The parameters of a redirect from a platform. */
interface Return {
  errand: OauthState
  userId: string
  code: string
  query: URLSearchParams
}

/** Exchanges the code for tokens. */
const redeem = async (deps: Deps, { errand, code, query }: Return, connector: Connector) => {
  const tokens = await connector.exchangeCode({
    ...locationOf(errand),
    code,
    query,
    codeVerifier: await deps.seal.open(errand.sealedVerifier, verifierContext(errand.stateHash)),
    redirectUri: oauthRedirectUri(deps.config),
  })
  const { accessToken, seller } = tokens
  return { tokens, access: { ...locationOf(errand), accessToken, ...(seller ? { seller } : {}) } }
}

/** Throws for a shop in a currency whose sales cannot be converted now. */
const checkCurrency = async (deps: Deps, platformId: string, code: string): Promise<void> => {
  const currency = supportedCurrency(platformId, code)
  if (isEnteredCurrency(currency) && (await currenciesWithoutRates(deps)).includes(currency))
    throw new UnsupportedCurrency('a shop in a currency whose rates nobody has entered', currency)
}

/**
 * Reads the shop, or the shops, of the tokens. If the sales of a shop cannot be counted, the consent is revoked:
 * nothing will be read of it.
 */
const readShops = async (
  deps: Deps,
  platformId: string,
  connector: ShopConnector,
  { tokens, access }: { tokens: Tokens; access: Access },
): Promise<{ shop: ShopProfile } | { consented: readonly ConsentedShop[] }> => {
  try {
    if (connector.listConsentedShops) {
      const consented = await connector.listConsentedShops(access)
      const [only] = consented
      if (only && consented.length === 1) await checkCurrency(deps, platformId, only.currency)
      return { consented }
    }
    const shop = await connector.readProfile(access)
    await checkCurrency(deps, platformId, shop.currency)
    return { shop }
  } catch (error) {
    if (error instanceof UnsupportedCurrency)
      await connector
        .revoke(tokens, access)
        .catch((cause: unknown) => deps.log('error', 'a consent was not ended', describeError(cause)))
    throw error
  }
}

/** Reads the shop or the payment account of the code, and links it. Each linking module is loaded only when needed. */
const link = async (
  deps: Deps,
  back: Return,
): Promise<LinkOutcome | { ok: true; sharedAuthorisationId: string }> => {
  const { errand, userId } = back
  if (findPlatform(deps, errand.platform)?.serves === 'payment') {
    const connector = await openPaymentConnector(deps, errand.platform)
    const { tokens, access } = await redeem(deps, back, connector)
    const { linkPaymentAccount } = await import('./link-payment-account.ts')
    return linkPaymentAccount(deps, { errand, userId }, await connector.readProfile(access), tokens)
  }
  const connector = await openShopConnector(deps, errand.platform)
  const redeemed = await redeem(deps, back, connector)
  const { tokens } = redeemed
  const read = await readShops(deps, errand.platform, connector, redeemed)
  if ('consented' in read) {
    const { storeSharedAuthorisation } = await import('./store-shared-authorisation.ts')
    return storeSharedAuthorisation(deps, errand, read.consented, tokens)
  }
  const { linkShop } = await import('./link-shop.ts')
  const finish = (shopId: string) => finishOauthState(deps.table, errand, shopId)
  return linkShop(deps, { ...errand, by: { tokens }, finish }, read.shop)
}

/** The refusal for a platform's error; undefined for a fault of our own. */
const refusalOf = (error: unknown) => {
  if (error instanceof UnsupportedCurrency) return 'currencyNotTaken'
  if (error instanceof ShopWithoutSales) return 'shopWithoutSales'
  if (error instanceof GrantRefused) return 'paymentAuthorisationFailed'
  return error instanceof PlatformUnavailable ? 'platformUnavailable' : undefined
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
  const done = (id: string, hasChoice = false) =>
    answer({ id, has_choice: hasChoice, return_to: errand.returnTo ?? null })
  const doneBefore = ({ linkedId, sharedAuthorisationId }: OauthState) => {
    if (linkedId) return done(linkedId)
    return sharedAuthorisationId ? done(sharedAuthorisationId, true) : undefined
  }
  const before = doneBefore(errand)
  if (before) return before

  // Redeeming a code twice would make the platform void the first tokens: only one call continues.
  const taken = await table.transact({ errand: consumeOauthState(table, errand, clock()) })
  if (!taken.ok) {
    const now = await findOauthState(table, session, stateHash, clock())
    return (now && doneBefore(now)) ?? refuse('beingProcessed')
  }

  try {
    const linked = await link(deps, { errand, userId: session.userId, code: input.body.code, query })
    if (linked.ok) return 'id' in linked ? done(linked.id) : done(linked.sharedAuthorisationId, true)
    await table.transact({ errand: dropOauthState(table, errand) })
    return refuse(linked.reason === 'another-shop' ? 'anotherShop' : 'paymentAccountExists')
  } catch (error) {
    const reason = refusalOf(error)
    if (!reason) throw error
    await table.transact({ errand: dropOauthState(table, errand) })
    deps.log('error', 'nothing was linked', { platform: errand.platform, ...describeError(error) })
    return error instanceof UnsupportedCurrency && error.currency !== undefined
      ? { ...refuse('currencyNotTaken'), detail: error.currency }
      : refuse(reason)
  }
}
