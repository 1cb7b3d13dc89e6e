import * as z from 'zod/mini'
import { isShopifyDomain } from '#shared/shops/shopify-domain.ts'
import { type ConnectorDeps, callPlatform, GrantRefused, PlatformUnavailable } from '../call-platform.ts'
import type { ShopConnector, ShopLocation, Tokens } from '../connector.ts'
import { supportedCurrency } from '../supported-currency.ts'
import { callAdminApi } from './call-admin-api.ts'
import { isSignedQuery } from './hmac.ts'
import { apiVersion, shopQuery, uninstallMutation } from './queries.ts'
import { disputesAt, firstDisputes, readLostDisputes } from './read-disputes.ts'
import { ordersPerPage, readOrders, readOrdersById } from './read-orders.ts'
import { readPayments } from './read-payments.ts'
import type { ShopifySettings } from './settings.ts'

/** Without the second, only the orders of the last 60 days are returned. */
const neededScopes = ['read_orders', 'read_all_orders'] as const

/** Consents from before the last one was requested go on without it. */
const scopes = [...neededScopes, 'read_shopify_payments_disputes'] as const

/** The accepted age of a response, in either direction to allow for clock differences. */
const answerGoodForMs = 300_000
const clockSkewMs = 90_000

const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  scope: z.string(),
  /** These three are absent for a token that does not expire. */
  expires_in: z.optional(z.number().check(z.positive())),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  refresh_token_expires_in: z.optional(z.number().check(z.positive())),
})

const refusal = z.object({ error: z.string() })

/** Shopify calls a used code an invalid request. Errors about the app itself have other names. */
const voidGrants = ['invalid_grant', 'invalid_request', 'invalid_subject_token']

const isVoidGrant = async (response: Response): Promise<boolean> => {
  if (response.status !== 400) return false
  const body = refusal.safeParse(await response.json().catch(() => undefined))
  return body.success && voidGrants.includes(body.data.error)
}

const shopAnswer = z.object({
  shop: z.object({
    id: z.string().check(z.regex(/^gid:\/\/shopify\/Shop\/\d+$/)),
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    currencyCode: z.string(),
    createdAt: z.iso.datetime(),
  }),
})

const uninstallAnswer = z.object({
  appUninstall: z.nullable(z.object({ userErrors: z.array(z.object({ code: z.nullable(z.string()) })) })),
})

/** The app was uninstalled already, by anyone. */
const goneAlready = ['APP_NOT_FOUND', 'APP_NOT_INSTALLED']

export const createShopifyConnector = (
  deps: ConnectorDeps,
  platform: ShopifySettings,
  secret: string,
): ShopConnector => {
  const { id: platformId, clientId, origin } = platform
  const call = callPlatform(deps, platformId)
  const callApi = callAdminApi(deps, platformId)

  /** Requests go to the shop's own domain, which must be one of Shopify's. */
  const adminOf = ({ domain = '' }: ShopLocation): string => {
    if (!isShopifyDomain(domain)) throw new GrantRefused(`${platformId}: no shop's domain`)
    return origin ? `${origin}/${domain}/admin` : `https://${domain}/admin`
  }

  const askAt =
    (place: ShopLocation, accessToken: string) =>
    <T>(
      schema: z.ZodMiniType<T>,
      query: string,
      variables: Record<string, string | number | null | readonly string[]> = {},
    ) =>
      callApi(schema, {
        url: `${adminOf(place)}/api/${apiVersion}/graphql.json`,
        accessToken,
        query,
        variables,
      })

  const requestTokens = async (place: ShopLocation, form: Record<string, string>): Promise<Tokens> => {
    const body = new URLSearchParams({ client_id: clientId, client_secret: secret, ...form })
    const now = deps.clock().getTime()
    const after = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    const url = `${adminOf(place)}/oauth/access_token`
    // Otherwise errors are HTML pages.
    const headers = { accept: 'application/json' }
    const answer = await call(tokenResponse, url, { method: 'POST', headers, body }, isVoidGrant)
    const granted = answer.scope.split(',')
    if (!neededScopes.every((each) => granted.includes(each)))
      throw new PlatformUnavailable(`${platformId}: the app was granted only ${answer.scope}`)
    return {
      accessToken: answer.access_token,
      ...(answer.refresh_token ? { refreshToken: answer.refresh_token } : {}),
      ...(answer.expires_in ? { accessExpiresAt: after(answer.expires_in) } : {}),
      ...(answer.refresh_token_expires_in
        ? { consentExpiresAt: after(answer.refresh_token_expires_in) }
        : {}),
    }
  }

  /** Why a redirect is not Shopify's response about the shop; undefined if it is. */
  const faultOf = (query: URLSearchParams, code: string, domain: string | undefined): string | undefined => {
    if (!isSignedQuery(query, secret)) return 'an answer that it did not sign'
    if (query.get('shop') !== domain) return 'an answer about another shop'
    if (query.get('code') !== code) return 'another code than was signed'
    const ageMs = deps.clock().getTime() - Number(query.get('timestamp') ?? Number.NaN) * 1000
    return ageMs >= -clockSkewMs && ageMs <= answerGoodForMs ? undefined : 'an answer of another time'
  }

  const refresh: ShopConnector['refresh'] = ({ refreshToken }, place) =>
    requestTokens(place, { grant_type: 'refresh_token', refresh_token: refreshToken })

  return {
    authorizationUrl({ state, redirectUri, ...place }) {
      const query = new URLSearchParams({
        client_id: clientId,
        scope: scopes.join(','),
        redirect_uri: redirectUri,
        state,
      })
      return `${adminOf(place)}/oauth/authorize?${query.toString()}`
    },

    async exchangeCode({ code, query, ...place }) {
      const fault = faultOf(query, code, place.domain)
      if (fault) throw new GrantRefused(`${platformId}: ${fault}`)
      return requestTokens(place, { code, expiring: '1' })
    },

    refresh,

    /** Shopify ends a consent by uninstalling the app from the shop. */
    async revoke(tokens, place) {
      const { refreshToken, accessExpiresAt } = tokens
      const hasEnded = accessExpiresAt !== undefined && Date.parse(accessExpiresAt) <= deps.clock().getTime()
      try {
        const { accessToken } =
          hasEnded && refreshToken ? await refresh({ ...tokens, refreshToken }, place) : tokens
        const { appUninstall } = await askAt(place, accessToken)(uninstallAnswer, uninstallMutation)
        const errors = appUninstall?.userErrors.filter(({ code }) => !goneAlready.includes(code ?? '')) ?? []
        if (errors.length > 0) throw new PlatformUnavailable(`${platformId}: ${errors[0]?.code}`)
      } catch (error) {
        if (!(error instanceof GrantRefused)) throw error
      }
    },

    async readProfile({ accessToken, ...place }) {
      const { shop } = await askAt(place, accessToken)(shopAnswer, shopQuery)
      const { id, name, currencyCode, createdAt: openedAt } = shop
      return { id, name, currency: supportedCurrency(platformId, currencyCode), openedAt }
    },

    /** The orders of a span, then the disputes that were lost in it. */
    async readSales({ accessToken, ...place }, request) {
      const ask = askAt(place, accessToken)
      const disputes = disputesAt(request.cursor)
      if (disputes) return readLostDisputes(ask, request, disputes)
      const page = await readOrders(ask, request, deps.clock())
      return page.cursor ? page : { ...page, cursor: firstDisputes }
    },

    report: {
      basis: 'payments',
      read: ({ accessToken, ...place }, request) => readPayments(askAt(place, accessToken), request),
    },

    ordersPerCall: ordersPerPage,

    readOrders: ({ accessToken, ...place }, request) =>
      readOrdersById(askAt(place, accessToken), request, deps.clock()),
  }
}
