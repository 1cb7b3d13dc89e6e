import * as z from 'zod/mini'
import type { PlatformOrder } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { bodyErrorParser } from '../body-errors.ts'
import { type ConnectorDeps, callPlatform, GrantRefused, isForbidden } from '../call-platform.ts'
import type { Access, SalesRequest, ShopConnector, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { readStepPage } from '../multi-step-pagination.ts'
import { isWithin, pageOfOrders } from '../platform-orders.ts'
import { currencyOfRegion } from '../region-currencies.ts'
import { supportedCurrency } from '../supported-currency.ts'
import { platformOrderOf, refundOf, tiktokOrder, tiktokReturn } from './order-entries.ts'
import { type FinanceCalls, readChargebacks, statementPage, transactionPage } from './read-chargebacks.ts'
import type { TiktokShopSettings } from './settings.ts'
import { signTiktokRequest } from './sign-request.ts'

const apiHost = 'open-api.tiktokglobalshop.com'
const tokenHost = 'auth.tiktok-shops.com'

/** TikTok's error codes, in the body of a response with any status. An unlisted code counts as temporary. */
const statedErrorOf = bodyErrorParser({
  code: (body) => body['code'],
  success: '0',
  kinds: {
    // The access token has expired, or was revoked.
    105001: 'ended',
    105002: 'ended',
    // The authorisation code or the refresh token is void.
    36004003: 'ended',
    36004004: 'ended',
    36004005: 'ended',
    // The shop or its seller was closed.
    36009043: 'ended',
    36009044: 'ended',
    // A permission is missing, and the address is not one of the app's.
    105005: 'notAllowed',
    36009033: 'notAllowed',
    36009002: 'throttled',
    36009037: 'throttled',
  },
})

const text = z.string().check(z.minLength(1))

/** Both expiries are times, in seconds since 1970, not durations. */
const tokenAnswer = z.object({
  data: z.object({
    access_token: text,
    access_token_expire_in: z.int(),
    refresh_token: text,
    refresh_token_expire_in: z.nullish(z.int()),
    /** 0 for a seller. */
    user_type: z.nullish(z.int()),
  }),
})

const shopsAnswer = z.object({
  data: z.nullish(
    z.object({
      shops: z.nullish(z.array(z.object({ id: text, name: z.string(), region: z.string(), cipher: text }))),
    }),
  ),
})

const orderPage = z.object({
  data: z.nullish(
    z.object({ orders: z.nullish(z.array(tiktokOrder)), next_page_token: z.nullish(z.string()) }),
  ),
})

const returnPage = z.object({
  data: z.nullish(
    z.object({ return_orders: z.nullish(z.array(tiktokReturn)), next_page_token: z.nullish(z.string()) }),
  ),
})

const dayMs = 24 * 60 * 60_000

/** How far back orders are read: TikTok states neither when a shop opened nor a limit. */
const reachMs = 2 * 365 * dayMs

/** For a consent without an end, TikTok states a time decades ahead: an end beyond this is not stored. */
const longestConsentMs = 5 * 365 * dayMs

/** Orders that change during paging move in the list and may be missed: the next sync overlaps by this much. */
const overlapSeconds = 300

/** The maximum number of orders that TikTok returns by id in one call. */
const ordersAtOnce = 50

const secondsOf = (timestamp: string): number => Math.floor(Date.parse(timestamp) / 1000)

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

type Span = Pick<SalesRequest, 'from' | 'to' | 'by'>

const createdWithin = ({ from, to }: Span) => ({
  create_time_ge: secondsOf(from),
  create_time_lt: secondsOf(to),
})

const updatedWithin = ({ from, to, by }: Span) => ({
  update_time_ge: secondsOf(from) - (by === 'changed' ? overlapSeconds : 0),
  ...(by === 'changed' ? {} : { update_time_lt: secondsOf(to) }),
})

/**
 * Shops on TikTok Shop. A consent has all shops of a seller, one for each country of a cross-border seller; each is
 * named in calls by its `cipher`. It does not support PKCE, and has one redirect address, in the app's settings.
 */
export const createTiktokShopConnector = (
  deps: ConnectorDeps,
  settings: TiktokShopSettings,
  clientSecret: string,
): ShopConnector => {
  const call = callPlatform(deps, settings.id, { statedErrorOf })
  const now = (): number => deps.clock().getTime()

  /** The secret is in the address, as TikTok requires: it must not get into a log. */
  const requestTokens = async (path: string, grant: Record<string, string>): Promise<Tokens> => {
    const url = new URL(hostUrl(settings, tokenHost) + path)
    const query = { app_key: settings.clientId, app_secret: clientSecret, ...grant }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const { data } = await call(tokenAnswer, url.href, {}, isForbidden)
    if (data.user_type) throw new GrantRefused(`${settings.id}: the consent of somebody who is no seller`)
    const consentEnd = data.refresh_token_expire_in ?? 0
    return {
      accessToken: data.access_token,
      refreshToken: data.refresh_token,
      accessExpiresAt: timeOf(data.access_token_expire_in),
      ...(consentEnd > 0 && consentEnd * 1000 < now() + longestConsentMs
        ? { consentExpiresAt: timeOf(consentEnd) }
        : {}),
    }
  }

  const request = <T>(
    schema: z.ZodMiniType<T>,
    { accessToken, seller }: Access,
    {
      method = 'GET',
      path,
      query = {},
      body,
    }: {
      method?: 'GET' | 'POST' | 'DELETE'
      path: string
      query?: Record<string, string>
      body?: object
    },
  ): Promise<T> => {
    const sent = body && JSON.stringify(body)
    const signed = {
      ...query,
      app_key: settings.clientId,
      timestamp: String(Math.floor(now() / 1000)),
      ...(seller?.['cipher'] ? { shop_cipher: seller['cipher'] } : {}),
    }
    const url = new URL(hostUrl(settings, apiHost) + path)
    for (const [name, value] of Object.entries(signed)) url.searchParams.set(name, value)
    url.searchParams.set('sign', signTiktokRequest(clientSecret, { path, query: signed, body: sent }))
    const init = {
      method,
      headers: { 'x-tts-access-token': accessToken, 'content-type': 'application/json' },
      ...(sent === undefined ? {} : { body: sent }),
    }
    return call(schema, url.href, init, isForbidden)
  }

  const pageOf = (
    orders: readonly z.output<typeof tiktokOrder>[],
    read: Omit<SalesRequest, 'cursor'>,
    isCounted: (entry: SalesEntry) => boolean,
  ) => ({
    ...pageOfOrders(
      orders.flatMap((order) => platformOrderOf(order, read.known?.get(order.id)) ?? []),
      read,
      deps.clock(),
      isCounted,
    ),
    listed: orders.map(({ id }) => id),
  })

  const readOrderPage = async (access: Access, read: SalesRequest, token: string | undefined) => {
    const isByChange = read.by === 'changed'
    const { data } = await request(orderPage, access, {
      method: 'POST',
      path: '/order/202309/orders/search',
      query: {
        page_size: '100',
        sort_field: isByChange ? 'update_time' : 'create_time',
        sort_order: 'ASC',
        ...(token ? { page_token: token } : {}),
      },
      body: isByChange ? updatedWithin(read) : createdWithin(read),
    })
    const isCounted = isByChange ? isWithin(read) : () => true
    return { ...pageOf(data?.orders ?? [], read, isCounted), token: data?.next_page_token ?? undefined }
  }

  const readReturnPage = async (access: Access, read: SalesRequest, token: string | undefined) => {
    const { data } = await request(returnPage, access, {
      method: 'POST',
      path: '/return_refund/202309/returns/search',
      query: {
        page_size: '50',
        sort_field: 'update_time',
        sort_order: 'ASC',
        ...(token ? { page_token: token } : {}),
      },
      body: updatedWithin(read),
    })
    const returns = data?.return_orders ?? []
    return {
      entries: returns.flatMap((each) => refundOf(each, read.shop.currency) ?? []).filter(isWithin(read)),
      listed: returns.map(({ return_id }) => `return:${return_id}`),
      token: data?.next_page_token ?? undefined,
    }
  }

  const readOrdersById = async (access: Access, ids: readonly string[]) => {
    const { data } = await request(orderPage, access, {
      path: '/order/202507/orders',
      query: { ids: ids.join(',') },
    })
    return data?.orders ?? []
  }

  const readReturnsOf = async (access: Access, ids: readonly string[]) => {
    const { data } = await request(returnPage, access, {
      method: 'POST',
      path: '/return_refund/202309/returns/search',
      query: { page_size: '50' },
      body: { order_ids: ids },
    })
    return data?.return_orders ?? []
  }

  const financeCalls = (access: Access, { shop, known }: SalesRequest): FinanceCalls => ({
    statements: (query) => request(statementPage, access, { path: '/finance/202309/statements', query }),
    transactions: (id, query) =>
      request(transactionPage, access, {
        path: `/finance/202501/statements/${encodeURIComponent(id)}/statement_transactions`,
        query,
      }),
    orders: async (ids) => {
      const made: PlatformOrder[] = []
      for (let at = 0; at < ids.length; at += ordersAtOnce) {
        const batch = ids.slice(at, at + ordersAtOnce)
        const returns = await readReturnsOf(access, batch)
        for (const each of await readOrdersById(access, batch)) {
          const order = platformOrderOf(each, known?.get(each.id))
          const refunds = returns
            .filter(({ order_id }) => order_id === each.id)
            .flatMap((one) => refundOf(one, shop.currency) ?? [])
            .map(({ id, at: time, amount, currency = shop.currency }) => ({ id, at: time, amount, currency }))
          if (order) made.push({ ...order, refunds: [...order.refunds, ...refunds] })
        }
      }
      return made
    },
  })

  const readChargebackPage = (access: Access, read: SalesRequest, token: string | undefined) =>
    readChargebacks(financeCalls(access, read), read, token)

  const listConsentedShops = async (access: Access) => {
    const { data } = await request(shopsAnswer, access, { path: '/authorization/202309/shops' })
    return (data?.shops ?? []).map(({ id, name, region, cipher }) => ({
      id,
      name,
      region,
      currency: currencyOfRegion(region),
      openedAt: new Date(now() - reachMs).toISOString(),
      seller: { cipher },
    }))
  }

  return {
    authorizationUrl({ state }) {
      const host = settings.isForUnitedStates ? 'services.us.tiktokshop.com' : 'services.tiktokshop.com'
      const url = new URL(`${hostUrl(settings, host)}/open/authorize`)
      url.searchParams.set('service_id', settings.serviceId)
      url.searchParams.set('state', state)
      return url.href
    },

    async exchangeCode({ code }) {
      if (!code) throw new GrantRefused(`${settings.id}: no code`)
      return requestTokens('/api/v2/token/get', { auth_code: code, grant_type: 'authorized_code' })
    },

    async refresh({ refreshToken }) {
      // Each refresh token is for a single use; the end of the consent is that of its beginning.
      const { consentExpiresAt: _end, ...tokens } = await requestTokens('/api/v2/token/refresh', {
        refresh_token: refreshToken,
        grant_type: 'refresh_token',
      })
      return tokens
    },

    /** Ends the consent to one shop: TikTok ends consents by shop. */
    async revoke({ accessToken, seller }) {
      if (!seller?.['cipher']) return
      const access = { accessToken, seller }
      await request(z.unknown(), access, { method: 'DELETE', path: '/authorization/202403/shops' }).catch(
        (error: unknown) => {
          if (!(error instanceof GrantRefused)) throw error
        },
      )
    },

    listConsentedShops,

    async readProfile(access) {
      const shops = await listConsentedShops(access)
      const shop = shops.find(({ seller }) => seller.cipher === access.seller?.['cipher']) ?? shops[0]
      if (!shop) throw new GrantRefused(`${settings.id}: a consent to no shop`)
      const { id, name, currency, openedAt } = shop
      return { id, name, currency: supportedCurrency(settings.id, currency), openedAt }
    },

    readSales: (access, read) =>
      readStepPage([readOrderPage, readReturnPage, readChargebackPage], read.cursor, (step, token) =>
        step(access, read, token),
      ),

    ordersPerCall: ordersAtOnce,

    readOrders: async (access, read) => pageOf(await readOrdersById(access, read.ids), read, () => true),
  }
}
