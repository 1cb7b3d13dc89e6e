import * as z from 'zod/mini'
import type { PlatformOrder } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { businessDate, startOfDay } from '#shared/time/business-date.ts'
import {
  type ConnectorDeps,
  callPlatform,
  GrantRefused,
  isInvalidGrant,
  PlatformThrottled,
  PlatformUnavailable,
  ShopWithoutSales,
} from '../call-platform.ts'
import type { Access, SalesRequest, ShopConnector, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { pageOfOrders } from '../platform-orders.ts'
import { supportedCurrency } from '../supported-currency.ts'
import { watchPages } from '../watch-pages.ts'
import { hasManyOrders, metricsSpan, salesOfDays } from './daily-metrics.ts'
import { platformOrderOf, refundOf } from './sales-entries.ts'
import {
  cursorOf,
  endOf,
  firstStep,
  isWithin,
  orderSpan,
  type SalesStep,
  stepAfter,
  stepOf,
} from './sales-steps.ts'
import { type AmazonOrder, type AmazonTransaction, createSellingPartnerApi } from './selling-partner-api.ts'
import type { AmazonSettings } from './settings.ts'
import { amazonSites, findAmazonSite } from './sites.ts'

const dayMs = 24 * 60 * 60_000

/** A seller has to renew the consent once a year; refreshing tokens does not renew it. */
const consentMs = 365 * dayMs

/** Amazon returns no older orders, so no earlier sale is known. */
const ordersReachMs = 2 * 365 * dayMs

const includedData = 'PROCEEDS,FULFILLMENT'

/** Ids of transactions, or the content of those without one. */
const listedIn = (transactions: readonly AmazonTransaction[]): string[] =>
  transactions.map(({ transactionId, ...content }) => transactionId ?? JSON.stringify(content))

/** The number and length of the spans searched for a transaction that names its seller: Finances allows 180 days. */
const sellerSpans = { count: 4, days: 179 }

const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  expires_in: z.number().check(z.positive()),
})

/**
 * Amazon's marketplaces, by the Selling Partner API. It does not support PKCE: the authorisation response is bound to
 * the session by the state alone, and the code is worthless without the client secret.
 */
export const createAmazonConnector = (
  deps: ConnectorDeps,
  settings: AmazonSettings,
  clientSecret: string,
): ShopConnector => {
  const callLogin = callPlatform(deps, settings.id)
  const api = createSellingPartnerApi(deps, settings)

  const after = (ms: number): string => new Date(deps.clock().getTime() + ms).toISOString()
  const before = (ms: number): string => after(-ms)

  const requestTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const body = new URLSearchParams({ ...form, client_id: settings.clientId, client_secret: clientSecret })
    const url = `${hostUrl(settings, 'api.amazon.com')}/auth/o2/token`
    const answer = await callLogin(tokenResponse, url, { method: 'POST', body }, isInvalidGrant)
    return {
      accessToken: answer.access_token,
      ...(answer.refresh_token ? { refreshToken: answer.refresh_token } : {}),
      accessExpiresAt: after(answer.expires_in * 1000),
    }
  }

  /**
   * The seller of the access token. The redirect's query names one too, but that comes from the browser; the only
   * operation that returns the seller is the list of transactions.
   */
  const findSellerId = async (access: Access): Promise<string> => {
    let end: string | undefined
    for (let back = 1; back <= sellerSpans.count; back++) {
      // Without an end, a span extends to the present.
      const span = {
        postedAfter: before(back * sellerSpans.days * dayMs),
        ...(end ? { postedBefore: end } : {}),
      }
      const pages = watchPages(settings.id)
      let nextToken: string | undefined
      do {
        const requested = nextToken
        const { payload } = await api.listTransactions(access, {
          ...span,
          ...(requested ? { nextToken: requested } : {}),
        })
        const sellerId = payload.transactions
          ?.map(({ sellingPartnerMetadata }) => sellingPartnerMetadata?.sellingPartnerId)
          .find(Boolean)
        if (sellerId) return sellerId
        nextToken = payload.nextToken ?? undefined
        pages.next(listedIn(payload.transactions ?? []), requested, nextToken)
      } while (nextToken)
      end = span.postedAfter
    }
    throw new ShopWithoutSales(`${settings.id}: no transaction tells who the seller is`)
  }

  const readOrders = async (access: Access, step: SalesStep & { read: 'orders' }, request: SalesRequest) => {
    const { orders, pagination } = await api.searchOrders(access, {
      ...orderSpan(request, step.before),
      marketplaceIds: findAmazonSite(access.site).marketplaceId,
      includedData,
      maxResultsPerPage: '100',
      ...(step.token ? { paginationToken: step.token } : {}),
    })
    return {
      ...pageOf(orders, request),
      listed: orders.map(({ orderId }) => orderId),
      token: pagination?.nextToken,
    }
  }

  const pageOf = (orders: readonly AmazonOrder[], request: Omit<SalesRequest, 'cursor'>) => {
    const now = deps.clock()
    const { known, by, from, to } = request
    const counted = orders.flatMap((each) => platformOrderOf(each, known?.get(each.orderId), now) ?? [])
    // Both ends belong to a span at Amazon.
    const isPlaced = ({ placedAt }: PlatformOrder) =>
      Date.parse(placedAt) >= Date.parse(from) && Date.parse(placedAt) < Date.parse(to)
    // An earlier order that is not known was counted when it was placed, and closed since.
    const isNews = ({ id, placedAt }: PlatformOrder): boolean =>
      by === 'placed' || known?.has(id) === true || Date.parse(placedAt) >= Date.parse(from)
    return pageOfOrders(
      counted.filter((order) => by === 'changed' || isPlaced(order)),
      request,
      now,
      (_, order) => isNews(order),
    )
  }

  /**
   * The daily sales of a span, for a shop with too many orders to read one by one; undefined for other shops, and where
   * Amazon does not aggregate them: any error then shows in the orders.
   */
  const readDailyMetrics = async (
    access: Access,
    request: SalesRequest,
  ): Promise<SalesEntry[] | undefined> => {
    const now = deps.clock()
    const span = metricsSpan(request, endOf(request, now), now)
    if (!span) return undefined
    try {
      const { payload } = await api.getOrderMetrics(access, {
        ...span,
        marketplaceIds: findAmazonSite(access.site).marketplaceId,
      })
      return hasManyOrders(payload) ? salesOfDays(payload, request.shop.currency) : undefined
    } catch (error) {
      if (error instanceof PlatformThrottled) throw error
      if (error instanceof GrantRefused || error instanceof PlatformUnavailable) return undefined
      throw error
    }
  }

  const readRefunds = async (
    access: Access,
    step: SalesStep & { read: 'refunds' },
    request: SalesRequest,
  ) => {
    const { shop } = request
    const { marketplaceId } = findAmazonSite(access.site)
    const { payload } = await api.listTransactions(access, {
      postedAfter: step.after,
      postedBefore: step.before,
      // With a marketplace filter, the United States omit what the seller ships itself.
      ...(marketplaceId === amazonSites.US.marketplaceId ? {} : { marketplaceId }),
      ...(step.token ? { nextToken: step.token } : {}),
    })
    const transactions = payload.transactions ?? []
    const entries = transactions
      .flatMap((each) => refundOf(each, { marketplaceId, currency: shop.currency }) ?? [])
      .filter(({ at }) => isWithin(request, at))
    return {
      entries,
      open: [],
      listed: listedIn(transactions),
      token: payload.nextToken,
    }
  }

  return {
    authorizationUrl({ state, site }) {
      const url = new URL(`${hostUrl(settings, findAmazonSite(site).sellerCentral)}/apps/authorize/consent`)
      url.searchParams.set('application_id', settings.applicationId)
      url.searchParams.set('state', state)
      if (settings.draft) url.searchParams.set('version', 'beta')
      return url.href
    },

    async exchangeCode({ query, code: given }) {
      const code = query.get('spapi_oauth_code') ?? given
      if (!code) throw new GrantRefused(`${settings.id}: no code`)
      const tokens = await requestTokens({ grant_type: 'authorization_code', code })
      return { ...tokens, consentExpiresAt: after(consentMs) }
    },

    async refresh({ refreshToken }) {
      return {
        refreshToken,
        ...(await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })),
      }
    },

    /** Amazon has no such call: a seller removes the application in Seller Central. */
    revoke: async () => {},

    async readProfile(access) {
      const { code, marketplaceId } = findAmazonSite(access.site)
      const { payload } = await api.getMarketplaceParticipations(access)
      const found = payload.find(({ marketplace }) => marketplace.id === marketplaceId)
      if (!found?.participation.isParticipating)
        throw new GrantRefused(`${settings.id}: the seller does not sell in ${code}`)
      return {
        id: `${await findSellerId(access)}-${code}`,
        name: found.storeName,
        currency: supportedCurrency(settings.id, found.marketplace.defaultCurrencyCode),
        openedAt: before(ordersReachMs),
      }
    },

    async readSales(access, request) {
      const now = deps.clock()
      const step = request.cursor ? stepOf(request.cursor, now) : firstStep(request, now)
      if (!step) return { entries: [] }
      const summed =
        step.read === 'orders' && !request.cursor ? await readDailyMetrics(access, request) : undefined
      const { token, ...read } = summed
        ? { entries: summed.filter(({ at }) => isWithin(request, at)), token: undefined }
        : step.read === 'orders'
          ? await readOrders(access, step, request)
          : await readRefunds(access, step, request)
      const next = stepAfter(step, request, token ?? undefined, now)
      return {
        ...read,
        ...(next ? { cursor: cursorOf(next) } : {}),
      }
    },

    report: {
      basis: 'goods',
      async read(access, { shop, from, to }) {
        const now = deps.clock()
        const span = metricsSpan(
          { from: startOfDay(from).toISOString() },
          endOf({ from, to: startOfDay(to).toISOString(), by: 'placed' }, now),
          now,
        )
        if (!span) return undefined
        const { payload } = await api.getOrderMetrics(access, {
          ...span,
          marketplaceIds: findAmazonSite(access.site).marketplaceId,
        })
        const days = salesOfDays(payload, shop.currency).filter(({ currency }) => currency === undefined)
        return payload.length === 0
          ? undefined
          : {
              days: days.map(({ at, amount }) => ({ date: businessDate(new Date(at)), sales: amount })),
              completeFrom: from,
            }
      },
    },

    /** Amazon returns orders by their ids one by one, at its own rate. */
    ordersPerCall: 1,

    async readOrders(access, request) {
      const orders: AmazonOrder[] = []
      for (const id of request.ids) orders.push((await api.getOrder(access, id, { includedData })).order)
      return pageOf(orders, { ...request, by: 'changed' })
    },
  }
}
