import * as z from 'zod/mini'
import { bodyErrorParser } from '../body-errors.ts'
import { type ConnectorDeps, callPlatform, GrantRefused, isForbidden } from '../call-platform.ts'
import type { Access, SalesRequest, SellerIds, ShopConnector, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { readStepPage, windowsOf } from '../multi-step-pagination.ts'
import { isExpected, isWithin, pageOfOrders } from '../platform-orders.ts'
import { currencyOfRegion } from '../region-currencies.ts'
import { supportedCurrency } from '../supported-currency.ts'
import {
  hasIncome,
  isRefunded,
  platformOrderOf,
  refundOf,
  type ShopeeIncome,
  type ShopeeOrder,
  shopeeIncome,
  shopeeOrder,
  shopeeReturn,
} from './order-entries.ts'
import type { ShopeeSettings } from './settings.ts'
import { signShopeeRequest } from './sign-request.ts'

const hosts = {
  everywhere: { consent: 'open.shopee.com', api: 'partner.shopeemobile.com' },
  china: { consent: 'open.shopee.cn', api: 'openplatform.shopee.cn' },
  brazil: { consent: 'open.shopee.com.br', api: 'openplatform.shopee.com.br' },
} as const

/** Shopee's error codes, sent with status 200 or 403. An unlisted code counts as temporary. */
const statedErrorOf = bodyErrorParser({
  // `error_auth` also stands for faults of the app or of Shopee: the message distinguishes a void token.
  code: ({ error, message }) =>
    error === 'error_auth' && String(message).includes('access_token') ? 'invalid_access_token' : error,
  kinds: {
    // As Shopee spells it.
    invalid_acceess_token: 'ended',
    invalid_access_token: 'ended',
    invalid_code: 'ended',
    refresh_token_expired: 'ended',
    error_shop_refresh_token: 'ended',
    shop_access_expired: 'ended',
    shop_no_linked: 'ended',
    partner_shop_no_link: 'ended',
    shop_banned: 'ended',
    error_permission: 'notAllowed',
    error_api_permission: 'notAllowed',
    error_api_call_restricted: 'notAllowed',
    source_ip_undeclared: 'notAllowed',
    error_partner_key_expired: 'notAllowed',
    error_rate_limit: 'throttled',
    error_limit: 'throttled',
  },
})

const text = z.string().check(z.minLength(1))

export const tokenAnswer = z.object({
  access_token: text,
  refresh_token: text,
  expire_in: z.number().check(z.positive()),
})

export const shopInfo = z.object({
  shop_name: z.string(),
  region: z.string(),
  expire_time: z.nullish(z.int()),
})

export const orderList = z.object({
  response: z.object({
    more: z.boolean(),
    next_cursor: z.nullish(z.string()),
    order_list: z.array(z.object({ order_sn: text })),
  }),
})

export const orderDetails = z.object({ response: z.object({ order_list: z.array(shopeeOrder) }) })

export const returnList = z.object({
  response: z.object({ more: z.boolean(), return: z.array(shopeeReturn) }),
})

export const escrowDetails = z.object({
  response: z.array(z.object({ escrow_detail: z.object({ order_sn: text, order_income: shopeeIncome }) })),
})

const dayMs = 24 * 60 * 60_000

/** How far back orders are read: Shopee states neither when a shop opened nor a limit. */
const reachMs = 2 * 365 * dayMs

/** An authorisation lasts a year, however often its tokens are refreshed. */
const consentMs = 365 * dayMs

/** The longest span of a list. */
const windowDays = 15

/** The maximum number of orders whose details, or whose incomes, Shopee returns in one call. */
const ordersPerPage = 50

/** Orders that change during paging move in the list and may be missed: the next sync overlaps by this much. */
const overlapMs = 5 * 60_000

/** `income` is undefined before the payment, and where Shopee states none. */
interface OrderWithIncome {
  order: ShopeeOrder
  income: ShopeeIncome | undefined
}

const secondsOf = (ms: number): string => String(Math.floor(ms / 1000))

/**
 * Shops on Shopee. The consent is to one shop, whose id each call and each refresh contains. Shopee has no PKCE; the code
 * is worthless without the partner key. It has no call that ends a consent: a seller ends it in the Seller Centre.
 */
export const createShopeeConnector = (
  deps: ConnectorDeps,
  settings: ShopeeSettings,
  partnerKey: string,
): ShopConnector => {
  const call = callPlatform(deps, settings.id, { statedErrorOf })
  const { consent, api } = hosts[settings.part ?? 'everywhere']
  const now = (): number => deps.clock().getTime()

  const addressOf = (
    path: string,
    query: Record<string, string>,
    access?: { accessToken: string; shopId: string },
  ): string => {
    const timestamp = secondsOf(now())
    const sign = signShopeeRequest(partnerKey, {
      partnerId: settings.clientId,
      path,
      timestamp,
      ...access,
    })
    const url = new URL(hostUrl(settings, api) + path)
    const parameters = {
      ...query,
      partner_id: settings.clientId,
      timestamp,
      ...(access ? { access_token: access.accessToken, shop_id: access.shopId } : {}),
      sign,
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  }

  const requestTokens = async (
    path: string,
    grant: Record<string, string>,
    seller: SellerIds,
  ): Promise<Tokens> => {
    const body = JSON.stringify({
      ...grant,
      partner_id: Number(settings.clientId),
      shop_id: Number(seller['shop_id']),
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const answer = await call(tokenAnswer, addressOf(path, {}), init, isForbidden)
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      accessExpiresAt: new Date(now() + answer.expire_in * 1000).toISOString(),
      seller,
    }
  }

  const send = <T>(
    schema: z.ZodMiniType<T>,
    { accessToken, seller }: Access,
    path: string,
    query: Record<string, string>,
    init: RequestInit,
  ): Promise<T> => {
    const access = { accessToken, shopId: seller?.['shop_id'] ?? '' }
    return call(schema, addressOf(path, query, access), init, isForbidden)
  }

  const get = <T>(
    schema: z.ZodMiniType<T>,
    access: Access,
    path: string,
    query: Record<string, string> = {},
  ): Promise<T> => send(schema, access, path, query, {})

  /** The incomes of orders, by order id. */
  const readIncomes = async (
    access: Access,
    orders: readonly ShopeeOrder[],
  ): Promise<ReadonlyMap<string, ShopeeIncome>> => {
    const ids = orders.filter(hasIncome).map(({ order_sn }) => order_sn)
    if (ids.length === 0) return new Map()
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ order_sn_list: ids }) }
    const path = '/api/v2/payment/get_escrow_detail_batch'
    const { response } = await send(escrowDetails, access, path, {}, init)
    return new Map(
      response.map(({ escrow_detail: { order_sn, order_income } }) => [order_sn, order_income] as const),
    )
  }

  const readDetails = async (access: Access, ids: readonly string[]): Promise<OrderWithIncome[]> => {
    if (ids.length === 0) return []
    const { response } = await get(orderDetails, access, '/api/v2/order/get_order_detail', {
      order_sn_list: ids.join(','),
      response_optional_fields: 'total_amount,pay_time,buyer_user_id',
    })
    const incomes = await readIncomes(access, response.order_list)
    return response.order_list.map((order) => ({ order, income: incomes.get(order.order_sn) }))
  }

  const pageOf = (orders: readonly OrderWithIncome[], read: Omit<SalesRequest, 'cursor'>) =>
    pageOfOrders(
      orders
        .map(({ order, income }) => platformOrderOf(order, income, read.known?.get(order.order_sn)))
        .filter((order) => isExpected(order, read)),
      read,
      deps.clock(),
      read.by === 'changed' ? isWithin(read) : () => true,
    )

  const readOrderPage = async (
    access: Access,
    read: SalesRequest,
    window: { from: number; to: number },
    cursor: string | undefined,
  ) => {
    const { response } = await get(orderList, access, '/api/v2/order/get_order_list', {
      time_range_field: read.by === 'changed' ? 'update_time' : 'create_time',
      time_from: secondsOf(window.from),
      time_to: secondsOf(window.to),
      page_size: String(ordersPerPage),
      ...(cursor ? { cursor } : {}),
    })
    const ids = response.order_list.map(({ order_sn }) => order_sn)
    return {
      ...pageOf(await readDetails(access, ids), read),
      listed: ids,
      token: response.more ? (response.next_cursor ?? undefined) : undefined,
    }
  }

  const readReturnPage = async (
    access: Access,
    read: SalesRequest,
    window: { from: number; to: number },
    page: string | undefined,
  ) => {
    const number = Number(page ?? '0')
    const { response } = await get(returnList, access, '/api/v2/returns/get_return_list', {
      page_no: String(number),
      page_size: String(ordersPerPage),
      update_time_from: secondsOf(window.from),
      update_time_to: secondsOf(window.to),
    })
    const orders = await readDetails(access, [
      ...new Set(response.return.filter(isRefunded).map(({ order_sn }) => order_sn)),
    ])
    return {
      entries: response.return
        .flatMap((each) => {
          const refunded = orders.find(({ order }) => order.order_sn === each.order_sn)
          return refundOf(each, refunded, read.shop.currency) ?? []
        })
        .filter(isWithin(read)),
      listed: response.return.map(({ return_sn }) => `return:${return_sn}`),
      token: response.more ? String(number + 1) : undefined,
    }
  }

  return {
    authorizationUrl({ state, redirectUri }) {
      const url = new URL(`${hostUrl(settings, consent)}/auth`)
      const parameters = {
        partner_id: settings.clientId,
        auth_type: 'seller',
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async exchangeCode({ code, query }) {
      const shopId = query.get('shop_id') ?? ''
      // A main account has tokens for several shops at once, which each shop would have to refresh separately.
      if (!code || !/^\d{1,15}$/.test(shopId)) throw new GrantRefused(`${settings.id}: a consent to no shop`)
      const tokens = await requestTokens('/api/v2/auth/token/get', { code }, { shop_id: shopId })
      return { ...tokens, consentExpiresAt: new Date(now() + consentMs).toISOString() }
    },

    async refresh({ refreshToken, seller = {} }) {
      // Each refresh token is for a single use.
      return requestTokens('/api/v2/auth/access_token/get', { refresh_token: refreshToken }, seller)
    },

    revoke: async () => {},

    async readProfile(access) {
      const shop = await get(shopInfo, access, '/api/v2/shop/get_shop_info')
      return {
        id: access.seller?.['shop_id'] ?? '',
        name: shop.shop_name,
        currency: supportedCurrency(settings.id, currencyOfRegion(shop.region)),
        openedAt: new Date(now() - reachMs).toISOString(),
      }
    },

    readSales(access, read) {
      const from = Date.parse(read.from) - (read.by === 'changed' ? overlapMs : 0)
      const windows = windowsOf(from, Date.parse(read.to), windowDays)
      const steps = [
        ...windows.map((window) => ({ window, page: readOrderPage })),
        ...windows.map((window) => ({ window, page: readReturnPage })),
      ]
      return readStepPage(steps, read.cursor, ({ page, window }, token) => page(access, read, window, token))
    },

    ordersPerCall: ordersPerPage,

    async readOrders(access, read) {
      return pageOf(await readDetails(access, read.ids), { ...read, by: 'changed' })
    },
  }
}
