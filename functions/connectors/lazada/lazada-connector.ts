import * as z from 'zod/mini'
import { isWithoutCents } from '#shared/money/currencies-without-cents.ts'
import { tradedCurrencySchema } from '#shared/money/currency.ts'
import { bodyErrorParser } from '../body-errors.ts'
import { type ConnectorDeps, callPlatform, GrantRefused, isForbidden } from '../call-platform.ts'
import type { Access, SalesRequest, ShopConnector, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { readStepPage } from '../multi-step-pagination.ts'
import { isWithin, pageOfOrders } from '../platform-orders.ts'
import { currencyOfRegion } from '../region-currencies.ts'
import { alibabaAddress } from '../sign-alibaba-request.ts'
import { supportedCurrency } from '../supported-currency.ts'
import {
  type LazadaOrder,
  lazadaItem,
  lazadaOrder,
  lazadaReverseOrder,
  lazadaTime,
  platformOrderOf,
  refundedOrders,
  refundsOf,
} from './order-entries.ts'
import type { LazadaSettings } from './settings.ts'

const authHost = 'auth.lazada.com'

/** The host of each country. */
const hosts: Readonly<Record<string, string>> = {
  sg: 'api.lazada.sg',
  my: 'api.lazada.com.my',
  th: 'api.lazada.co.th',
  vn: 'api.lazada.vn',
  ph: 'api.lazada.com.ph',
  id: 'api.lazada.co.id',
}

/** Lazada's error codes, sent with status 200. An unlisted code counts as temporary. */
const statedErrorOf = bodyErrorParser({
  code: (body) => body['code'],
  success: '0',
  kinds: {
    IllegalAccessToken: 'ended',
    IllegalRefreshToken: 'ended',
    InvalidCode: 'ended',
    InsufficientIsvPermissions: 'notAllowed',
    SellerNotVerified: 'notAllowed',
    Mp3SellerApiLimit: 'notAllowed',
    ApiCallLimit: 'throttled',
    AppCallLimit: 'throttled',
  },
})

const text = z.string().check(z.minLength(1))
const texted = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)

const sellers = z.nullish(z.array(z.object({ country: text, seller_id: texted })))

const tokenAnswer = z.object({
  access_token: text,
  expires_in: z.number().check(z.positive()),
  refresh_token: z.nullish(z.string()),
  /** 0 where the token cannot be refreshed. */
  refresh_expires_in: z.nullish(z.number()),
  country_user_info: sellers,
  country_user_info_list: sellers,
})

const sellerAnswer = z.object({ data: z.object({ seller_id: texted, name: z.nullish(z.string()) }) })

const orderPage = z.object({
  data: z.object({ countTotal: z.nullish(z.int()), orders: z.nullish(z.array(lazadaOrder)) }),
})

const itemsAnswer = z.object({
  data: z.nullish(z.array(z.object({ order_id: texted, order_items: z.array(lazadaItem) }))),
})

const reversePage = z.object({
  result: z.object({ total: z.nullish(z.int()), items: z.nullish(z.array(lazadaReverseOrder)) }),
})

const dayMs = 24 * 60 * 60_000

/** How far back orders are read: Lazada states neither when a shop opened nor a limit. */
const reachMs = 2 * 365 * dayMs

/** The maximum number of orders whose items Lazada returns in one call. */
const perPage = 50

/** Lazada lists no orders beyond this offset: a new list then begins at the last order's time. */
const longestOffset = 5000

/** Orders that change during paging move in the list and may be missed: the next sync overlaps by this much. */
const overlapMs = 5 * 60_000

const iso = (ms: number): string => new Date(ms).toISOString()

/**
 * Shops on Lazada. A consent has all shops of a seller, one for each country, each at a host of its own. Lazada has
 * neither PKCE nor a call that ends a consent: the consent expires, or the seller removes the app.
 */
export const createLazadaConnector = (
  deps: ConnectorDeps,
  settings: LazadaSettings,
  appSecret: string,
): ShopConnector => {
  const call = callPlatform(deps, settings.id, { statedErrorOf })
  const now = (): number => deps.clock().getTime()

  const app = { key: settings.clientId, secret: appSecret }
  const addressOf = (host: string, path: string, query: Record<string, string>): string =>
    alibabaAddress(app, { base: hostUrl(settings, host), folder: 'rest', path }, query, now())

  const requestTokens = async (path: string, grant: Record<string, string>): Promise<Tokens> => {
    const answer = await call(tokenAnswer, addressOf(authHost, path, grant), {}, isForbidden)
    const countries = answer.country_user_info ?? answer.country_user_info_list ?? []
    const lastsFor = answer.refresh_expires_in || answer.expires_in
    return {
      accessToken: answer.access_token,
      accessExpiresAt: iso(now() + answer.expires_in * 1000),
      ...(answer.refresh_token && answer.refresh_expires_in ? { refreshToken: answer.refresh_token } : {}),
      consentExpiresAt: iso(now() + lastsFor * 1000),
      ...(countries.length > 0
        ? { seller: { countries: countries.map(({ country }) => country.toLowerCase()).join(',') } }
        : {}),
    }
  }

  const countryOf = ({ seller }: Access): string => {
    const country = seller?.['country'] ?? ''
    if (!Object.hasOwn(hosts, country)) throw new GrantRefused(`${settings.id}: a consent to no shop`)
    return country
  }

  const get = <T>(
    schema: z.ZodMiniType<T>,
    access: Access,
    path: string,
    query: Record<string, string> = {},
  ): Promise<T> => {
    const host = hosts[countryOf(access)] ?? ''
    const url = addressOf(host, path, { ...query, access_token: access.accessToken })
    return call(schema, url, {}, isForbidden)
  }

  const readItems = async (access: Access, ids: readonly string[]) => {
    if (ids.length === 0) return new Map<string, z.output<typeof lazadaItem>[]>()
    const order_ids = `[${ids.join(',')}]`
    const { data } = await get(itemsAnswer, access, '/orders/items/get', { order_ids })
    return new Map((data ?? []).map(({ order_id, order_items }) => [order_id, order_items]))
  }

  const pageOf = (
    orders: readonly LazadaOrder[],
    items: Awaited<ReturnType<typeof readItems>>,
    read: Omit<SalesRequest, 'cursor'>,
  ) =>
    pageOfOrders(
      orders.map((order) => platformOrderOf(order, items.get(order.order_id) ?? [])),
      read,
      deps.clock(),
      read.by === 'placed' ? () => true : isWithin(read),
    )

  const readOrderPage = async (access: Access, read: SalesRequest, token: string | undefined) => {
    const isByChange = read.by === 'changed'
    const start = iso(Date.parse(read.from) - (isByChange ? overlapMs : 0))
    const [after = start, offset = '0'] = token?.split('|') ?? []
    const { data } = await get(orderPage, access, '/orders/get', {
      ...(isByChange ? { update_after: after } : { created_after: after, created_before: read.to }),
      sort_by: isByChange ? 'updated_at' : 'created_at',
      sort_direction: 'ASC',
      limit: String(perPage),
      offset,
    })
    const orders = data.orders ?? []
    const ids = orders.map(({ order_id }) => order_id)
    const next = Number(offset) + perPage
    const last = orders.at(-1)
    const nextToken =
      next < longestOffset || isByChange || !last ? `${after}|${next}` : `${lazadaTime(last.created_at)}|0`
    return {
      ...pageOf(orders, await readItems(access, ids), read),
      listed: ids,
      token: orders.length === perPage ? nextToken : undefined,
    }
  }

  const readReversePage = async (access: Access, read: SalesRequest, token: string | undefined) => {
    const page = Number(token ?? '1')
    const range = read.by === 'changed' ? 'ReverseOrderLineModifiedTimeRange' : 'ReverseOrderLineTimeRange'
    const { result } = await get(reversePage, access, '/reverse/getreverseordersforseller', {
      page_no: String(page),
      page_size: String(perPage),
      [`${range}Start`]: String(Date.parse(read.from) - (read.by === 'changed' ? overlapMs : 0)),
      [`${range}End`]: String(Date.parse(read.to)),
    })
    const made = result.items ?? []
    const items = await readItems(access, refundedOrders(made))
    const currency = tradedCurrencySchema.safeParse(currencyOfRegion(countryOf(access))).data
    const factor = currency && isWithoutCents(currency) ? 100 : 1
    return {
      entries: made
        .flatMap((each) => refundsOf(each, items.get(each.trade_order_id) ?? [], factor, read.shop.currency))
        .filter(read.by === 'changed' ? isWithin(read) : () => true),
      listed: made.map(({ reverse_order_id }) => `return:${reverse_order_id}`),
      token: made.length === perPage ? String(page + 1) : undefined,
    }
  }

  const listConsentedShops = async (access: Access) => {
    const countries = (access.seller?.['countries'] ?? '')
      .split(',')
      .filter((each) => Object.hasOwn(hosts, each))
    return Promise.all(
      countries.map(async (country) => {
        const seller = { country }
        const { data } = await get(sellerAnswer, { ...access, seller }, '/seller/get')
        return {
          id: `${country}-${data.seller_id}`,
          name: data.name ?? data.seller_id,
          region: country.toUpperCase(),
          currency: currencyOfRegion(country),
          openedAt: iso(now() - reachMs),
          seller,
        }
      }),
    )
  }

  return {
    authorizationUrl({ state, redirectUri }) {
      const url = new URL(`${hostUrl(settings, authHost)}/oauth/authorize`)
      const parameters = {
        response_type: 'code',
        force_auth: 'true',
        redirect_uri: redirectUri,
        client_id: settings.clientId,
        state,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async exchangeCode({ code }) {
      if (!code) throw new GrantRefused(`${settings.id}: no code`)
      return requestTokens('/auth/token/create', { code })
    },

    refresh: ({ refreshToken }) => requestTokens('/auth/token/refresh', { refresh_token: refreshToken }),

    revoke: async () => {},

    listConsentedShops,

    async readProfile(access) {
      const shops = await listConsentedShops(access)
      const shop = shops.find(({ seller }) => seller.country === access.seller?.['country']) ?? shops[0]
      if (!shop) throw new GrantRefused(`${settings.id}: a consent to no shop`)
      const { id, name, currency, openedAt } = shop
      return { id, name, currency: supportedCurrency(settings.id, currency), openedAt }
    },

    readSales: (access, read) =>
      readStepPage([readOrderPage, readReversePage], read.cursor, (step, token) => step(access, read, token)),

    ordersPerCall: perPage,

    async readOrders(access, read) {
      // Lazada has no call for orders by id: their state is derived from their items.
      const items = await readItems(access, read.ids)
      const orders = [...items.keys()].map((order_id) => ({
        order_id,
        created_at: read.known?.get(order_id)?.placedAt ?? read.from,
      }))
      return pageOf(orders, items, { ...read, by: 'placed' })
    },
  }
}
