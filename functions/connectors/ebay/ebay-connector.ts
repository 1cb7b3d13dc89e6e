import * as z from 'zod/mini'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { basicCredentials } from '../basic-credentials.ts'
import {
  type BodyErrorOf,
  CallNotAllowed,
  type ConnectorDeps,
  callPlatform,
  GrantRefused,
  isForbidden,
  isInvalidGrant,
} from '../call-platform.ts'
import type { Access, SalesRequest, ShopConnector } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { pageOfOrders } from '../platform-orders.ts'
import { supportedCurrency } from '../supported-currency.ts'
import { marketplaceCurrencies } from './marketplace-currencies.ts'
import { ebayOrder, platformOrderOf } from './order-entries.ts'
import {
  closedDispute,
  type DisputeCalls,
  disputePage,
  disputesAt,
  firstDisputes,
  readDisputes,
} from './read-disputes.ts'
import { readTransactions, transactionPage } from './read-transactions.ts'
import type { EbaySettings } from './settings.ts'

const hosts = { consent: 'auth.ebay.com', api: 'api.ebay.com', apiz: 'apiz.ebay.com' } as const

const scopesOf = ({ hasFinances, hasDisputes }: EbaySettings): string =>
  [
    'sell.fulfillment.readonly',
    'commerce.identity.readonly',
    ...(hasFinances ? ['sell.finances'] : []),
    ...(hasDisputes ? ['sell.payment.dispute'] : []),
  ]
    .map((name) => `https://api.ebay.com/oauth/api_scope/${name}`)
    .join(' ')

/** eBay returns the token type 'User Access Token'; they are sent as bearer tokens all the same. */
const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  refresh_token_expires_in: z.optional(z.number().check(z.positive())),
})

const userAnswer = z.object({
  userId: z.string().check(z.minLength(1)),
  username: z.string().check(z.minLength(1)),
  registrationMarketplaceId: z.string(),
})

const orderPage = z.object({
  orders: z.optional(z.array(ebayOrder)),
  next: z.nullish(z.string()),
})

const ordersPerPage = 200

/**
 * Orders that change during paging move in the list of changes, and later ones move up. Pages overlap by this many
 * orders, so that none is missed.
 */
const overlap = 20

/** The lead among the last orders by which another currency replaces that of the marketplace. */
const decidingLead = 10

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** eBay rejects requests for orders of more than two years ago. */
const reachMs = 2 * 365 * dayMs

const ordersOf = ({ orders }: z.output<typeof orderPage>, { shop }: Pick<SalesRequest, 'shop'>) =>
  (orders ?? []).map((each) => platformOrderOf(each, shop.currency))

const bearer = ({ accessToken }: Access): RequestInit => ({
  headers: { authorization: `Bearer ${accessToken}` },
})

const iso = (ms: number): string => new Date(ms).toISOString()

/** "Access denied: Insufficient permissions to fulfill the request." */
const insufficientPermissions = 1100

const errorList = z.object({ errors: z.array(z.object({ errorId: z.number() })) })

/** A consent from before a scope was requested is valid, and does not cover the call. */
const statedErrorOf: BodyErrorOf = (body) =>
  errorList.safeParse(body).data?.errors.some(({ errorId }) => errorId === insufficientPermissions)
    ? { kind: 'notAllowed', code: String(insufficientPermissions) }
    : undefined

const wholeCursor = /^\d{1,9}$/

/**
 * Shops on eBay. It does not support PKCE: the authorisation response is bound to the session by the state alone, and
 * the code is worthless without the client secret.
 */
export const createEbayConnector = (
  deps: ConnectorDeps,
  settings: EbaySettings,
  clientSecret: string,
): ShopConnector => {
  const call = callPlatform(deps, settings.id)
  const callWithScope = callPlatform(deps, settings.id, { statedErrorOf })
  const addressOf = (host: keyof typeof hosts, path: string): string => hostUrl(settings, hosts[host]) + path
  const now = (): number => deps.clock().getTime()

  const post = (form: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { authorization: basicCredentials(settings.clientId, clientSecret) },
    body: new URLSearchParams(form),
  })

  const requestTokens = async (form: Record<string, string>) => {
    const url = addressOf('api', '/identity/v1/oauth2/token')
    const answer = await call(tokenResponse, url, post(form), isInvalidGrant)
    return {
      accessToken: answer.access_token,
      accessExpiresAt: iso(now() + answer.expires_in * 1000),
      ...(answer.refresh_token ? { refreshToken: answer.refresh_token } : {}),
      ...(answer.refresh_token_expires_in
        ? { consentExpiresAt: iso(now() + answer.refresh_token_expires_in * 1000) }
        : {}),
    }
  }

  const getOrders = (access: Access, query: Record<string, string>) => {
    const url = `${addressOf('api', '/sell/fulfillment/v1/order')}?${new URLSearchParams(query).toString()}`
    return call(orderPage, url, bearer(access), isForbidden)
  }

  /**
   * The currency in which eBay pays the seller: of most of the last orders, or else of the seller's marketplace. Until
   * there are several more of another currency, the marketplace decides, so that a few foreign orders do not make a
   * shop's currency.
   */
  const findCurrency = async (access: Access, marketplaceId: string): Promise<TradedCurrency> => {
    const { orders = [] } = await getOrders(access, { limit: '50' })
    const byCurrency = Map.groupBy(
      orders,
      (order) => (order.paymentSummary?.totalDueSeller ?? order.pricingSummary.total).currency,
    )
    const own = marketplaceCurrencies[marketplaceId]
    const [most] = [...byCurrency].toSorted(([, ofA], [, ofB]) => ofB.length - ofA.length)
    if (!most) return supportedCurrency(settings.id, own)
    const lead = most[1].length - (byCurrency.get(own ?? '')?.length ?? 0)
    return supportedCurrency(settings.id, own && lead < decidingLead ? own : most[0])
  }

  /** Orders placed in a span, or all changed since its beginning. */
  const filterOf = ({ from, to, by }: SalesRequest): string | undefined => {
    const present = now()
    const start = Math.max(Date.parse(from), present - reachMs + hourMs)
    const end = Math.min(Date.parse(to), present)
    if (start >= end) return undefined
    return by === 'placed'
      ? `creationdate:[${iso(start)}..${iso(end)}]`
      : `lastmodifieddate:[${iso(start)}..]`
  }

  const disputeCalls = (access: Access, request: SalesRequest): DisputeCalls => {
    const get = <T>(schema: z.ZodMiniType<T>, path: string) =>
      callWithScope(schema, addressOf('apiz', `/sell/fulfillment/v1/${path}`), bearer(access), isForbidden)
    return {
      list: (query) =>
        get(disputePage, `payment_dispute_summary?${query.toString()}`).catch((error: unknown) => {
          if (error instanceof CallNotAllowed) return {}
          throw error
        }),
      find: (id) => get(closedDispute, `payment_dispute/${encodeURIComponent(id)}`),
      orders: async (ids) => ordersOf(await getOrders(access, { orderIds: ids.join(',') }), request),
    }
  }

  return {
    authorizationUrl({ state }) {
      const url = new URL(addressOf('consent', '/oauth2/authorize'))
      const parameters = {
        client_id: settings.clientId,
        redirect_uri: settings.ruName,
        response_type: 'code',
        scope: scopesOf(settings),
        state,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async exchangeCode({ code }) {
      if (!code) throw new GrantRefused(`${settings.id}: no code`)
      return requestTokens({ grant_type: 'authorization_code', code, redirect_uri: settings.ruName })
    },

    async refresh({ refreshToken }) {
      // Without scopes, the token has those of the consent, which may have been given before a scope was added.
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      return { refreshToken, ...(await requestTokens(form)) }
    },

    async revoke({ refreshToken }) {
      if (!refreshToken) return
      const form = { token: refreshToken, token_type_hint: 'refresh_token' }
      const url = addressOf('api', '/identity/v1/oauth2/token/revoke')
      await call(z.unknown(), url, post(form), isInvalidGrant).catch((error: unknown) => {
        // A consent unknown to eBay has ended.
        if (!(error instanceof GrantRefused)) throw error
      })
    },

    async readProfile(access) {
      const url = addressOf('apiz', '/commerce/identity/v1/user/')
      const { userId, username, registrationMarketplaceId } = await call(
        userAnswer,
        url,
        bearer(access),
        isForbidden,
      )
      return {
        id: userId,
        name: username,
        currency: await findCurrency(access, registrationMarketplaceId),
        openedAt: iso(now() - reachMs + dayMs),
      }
    },

    async readSales(access, request) {
      const filter = filterOf(request)
      if (!filter) return { entries: [] }
      const disputes = disputesAt(request.cursor)
      if (disputes) return readDisputes(disputeCalls(access, request), request, disputes, now())
      const offset = Number(wholeCursor.exec(request.cursor ?? '0')?.[0])
      const limit = String(ordersPerPage)
      const page = await getOrders(access, { filter, limit, offset: String(offset) })
      const { by } = request
      const [from, to] = [Date.parse(request.from), Date.parse(request.to)]
      const isWithin = (time: string): boolean => Date.parse(time) >= from && Date.parse(time) < to
      // An order that is read by its date of placement comes with all its entries, whatever their dates.
      const orders = ordersOf(page, request).filter(({ placedAt }) => by === 'changed' || isWithin(placedAt))
      const read = pageOfOrders(orders, request, deps.clock(), ({ at }) => by === 'placed' || isWithin(at))
      const afterOrders = settings.hasDisputes ? firstDisputes(request, now()) : undefined
      const next = page.next ? String(offset + ordersPerPage - (by === 'changed' ? overlap : 0)) : afterOrders
      return {
        ...read,
        listed: (page.orders ?? []).map(({ orderId }) => orderId),
        ...(next === undefined ? {} : { cursor: next }),
      }
    },

    ...(settings.hasFinances
      ? {
          report: {
            basis: 'goodsAndShipping',
            read: (access, request) =>
              readTransactions((query) => {
                const url = `${addressOf('apiz', '/sell/finances/v1/transaction')}?${query.toString()}`
                return call(transactionPage, url, bearer(access), isForbidden)
              }, request),
          } satisfies ShopConnector['report'],
        }
      : {}),

    ordersPerCall: 50,

    async readOrders(access, request) {
      const page = await getOrders(access, { orderIds: request.ids.join(',') })
      return pageOfOrders(ordersOf(page, request), request, deps.clock())
    },
  }
}
