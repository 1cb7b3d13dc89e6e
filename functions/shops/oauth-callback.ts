import { isEnteredCurrency } from '#shared/money/currency.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { GrantRefused, PlatformUnavailable, ShopWithoutSales } from '../connectors/call-platform.ts'
import type { Access, Connector, ShopConnector, ShopProfile, Tokens } from '../connectors/connector.ts'
import { findPlatform, openPaymentConnector, openShopConnector } from '../connectors/open-connector.ts'
import { UnsupportedCurrency } from '../connectors/supported-currency.ts'
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
  return { tokens, access: { ...locationOf(errand), accessToken: tokens.accessToken } }
}

/** Reads the shop of the tokens. The consent to one that cannot be counted is revoked: nothing will be read of it. */
const readShop = async (
  deps: Deps,
  connector: ShopConnector,
  { tokens, access }: { tokens: Tokens; access: Access },
): Promise<ShopProfile> => {
  try {
    const profile = await connector.readProfile(access)
    const { currency } = profile
    if (isEnteredCurrency(currency) && (await currenciesWithoutRates(deps)).includes(currency))
      throw new UnsupportedCurrency('a shop in a currency whose rates nobody has entered', currency)
    return profile
  } catch (error) {
    if (error instanceof UnsupportedCurrency)
      await connector
        .revoke(tokens, access)
        .catch((cause: unknown) => deps.log('error', 'a consent was not ended', describeError(cause)))
    throw error
  }
}

/** Reads the shop or the payment account of the code, and links it. Each linking module is loaded only when needed. */
const link = async (deps: Deps, back: Return): Promise<LinkOutcome> => {
  const { errand, userId } = back
  if (findPlatform(deps, errand.platform)?.serves === 'payment') {
    const connector = await openPaymentConnector(deps, errand.platform)
    const { tokens, access } = await redeem(deps, back, connector)
    const { linkPaymentAccount } = await import('./link-payment-account.ts')
    return linkPaymentAccount(deps, { errand, userId }, await connector.readProfile(access), tokens)
  }
  const connector = await openShopConnector(deps, errand.platform)
  const redeemed = await redeem(deps, back, connector)
  const shop = await readShop(deps, connector, redeemed)
  const { linkShop } = await import('./link-shop.ts')
  return linkShop(deps, errand, shop, redeemed.tokens)
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
  const done = (id: string) => answer({ id, return_to: errand.returnTo ?? null })
  if (errand.linkedId) return done(errand.linkedId)

  // Redeeming a code twice would make the platform void the first tokens: only one call continues.
  const taken = await table.transact({ errand: consumeOauthState(table, errand, clock()) })
  if (!taken.ok) {
    const linkedId = (await findOauthState(table, session, stateHash, clock()))?.linkedId
    return linkedId ? done(linkedId) : refuse('beingProcessed')
  }

  try {
    const linked = await link(deps, { errand, userId: session.userId, code: input.body.code, query })
    if (linked.ok) return done(linked.id)
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
