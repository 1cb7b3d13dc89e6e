import * as z from 'zod/mini'
import { type ConnectorDeps, callPlatform } from '../call-platform.ts'
import type { Access } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import type { AmazonSettings } from './settings.ts'
import { apiHosts, findAmazonSite } from './sites.ts'

const participations = z.object({
  payload: z.array(
    z.object({
      marketplace: z.object({ id: z.string(), defaultCurrencyCode: z.string() }),
      storeName: z.string(),
      participation: z.object({ isParticipating: z.boolean() }),
    }),
  ),
})

const timestamp = z.iso.datetime({ offset: true })

const orderAmount = z.object({
  amount: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
  currencyCode: z.string(),
})

const order = z.object({
  orderId: z.string().check(z.minLength(1)),
  createdTime: timestamp,
  lastUpdatedTime: z.nullish(timestamp),
  associatedOrders: z.nullish(z.array(z.object({ associationType: z.nullish(z.string()) }))),
  salesChannel: z.object({ channelName: z.string() }),
  fulfillment: z.nullish(z.object({ fulfillmentStatus: z.string() })),
  proceeds: z.nullish(
    z.object({
      grandTotal: z.nullish(orderAmount),
      breakdowns: z.nullish(
        z.array(z.object({ type: z.nullish(z.string()), subtotal: z.nullish(orderAmount) })),
      ),
    }),
  ),
})
export type AmazonOrder = z.output<typeof order>

const orderPage = z.object({
  orders: z.array(order),
  pagination: z.nullish(z.object({ nextToken: z.nullish(z.string()) })),
})

const orderById = z.object({ order })

const currency = z.object({ currencyCode: z.string(), currencyAmount: z.number() })

const breakdown = z.object({
  breakdownType: z.nullish(z.string()),
  breakdownAmount: z.nullish(currency),
  get breakdowns() {
    return z.nullish(z.array(breakdown))
  },
})
export type AmazonBreakdown = z.output<typeof breakdown>

const transaction = z.object({
  sellingPartnerMetadata: z.nullish(
    z.object({ sellingPartnerId: z.nullish(z.string()), marketplaceId: z.nullish(z.string()) }),
  ),
  relatedIdentifiers: z.nullish(
    z.array(z.object({ relatedIdentifierName: z.string(), relatedIdentifierValue: z.nullish(z.string()) })),
  ),
  transactionType: z.nullish(z.string()),
  transactionId: z.nullish(z.string()),
  postedDate: timestamp,
  totalAmount: currency,
  marketplaceDetails: z.nullish(z.object({ marketplaceId: z.nullish(z.string()) })),
  breakdowns: z.nullish(z.array(breakdown)),
})
export type AmazonTransaction = z.output<typeof transaction>

const transactionPage = z.object({
  payload: z.object({
    transactions: z.nullish(z.array(transaction)),
    nextToken: z.nullish(z.string()),
  }),
})

const orderMetrics = z.object({
  payload: z.array(
    z.object({
      interval: z.string(),
      orderCount: z.int().check(z.nonnegative()),
      totalSales: z.object({
        amount: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
        currencyCode: z.string(),
      }),
    }),
  ),
})
export type AmazonDayMetrics = z.output<typeof orderMetrics>['payload'][number]

const errorList = z.object({ errors: z.array(z.object({ code: z.string() })) })

/** Amazon returns this for an expired access token and a withdrawn consent alike. */
const isUnauthorized = async (response: Response): Promise<boolean> => {
  if (response.status !== 401 && response.status !== 403) return false
  const body = errorList.safeParse(await response.json().catch(() => undefined))
  return body.success && body.data.errors.some(({ code }) => code === 'Unauthorized')
}

/** Amazon returns an operation's rate limit in calls a second: the pause is its inverse. */
const pauseByRateLimit = (usualRate: number) => (headers: Headers) => {
  const rate = Number(headers.get('x-amzn-ratelimit-limit'))
  return 1 / (rate > 0 ? rate : usualRate)
}

/** `20261121T060000Z` */
const compactTime = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** The operations in use, at the host of the seller's region. Rates are the usual ones of Amazon's documentation. */
export const createSellingPartnerApi = (deps: ConnectorDeps, settings: AmazonSettings) => {
  const operation = <T>(schema: z.ZodMiniType<T>, path: string, usualRate: number) => {
    const call = callPlatform(deps, settings.id, { askedPause: pauseByRateLimit(usualRate) })
    return ({ accessToken, site }: Access, query: Record<string, string> = {}): Promise<T> => {
      const url = new URL(hostUrl(settings, apiHosts[findAmazonSite(site).region]) + path)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const headers = {
        'x-amz-access-token': accessToken,
        'x-amz-date': compactTime(deps.clock()),
        'user-agent': 'FinancingPortal/1.0 (Language=JavaScript)',
      }
      return call(schema, url.href, { headers }, isUnauthorized)
    }
  }
  return {
    getMarketplaceParticipations: operation(participations, '/sellers/v1/marketplaceParticipations', 0.016),
    searchOrders: operation(orderPage, '/orders/2026-01-01/orders', 0.0056),
    getOrder: (access: Access, orderId: string, query: Record<string, string>) =>
      operation(orderById, `/orders/2026-01-01/orders/${encodeURIComponent(orderId)}`, 0.5)(access, query),
    getOrderMetrics: operation(orderMetrics, '/sales/v1/orderMetrics', 0.5),
    listTransactions: operation(transactionPage, '/finances/2024-06-19/transactions', 0.5),
  }
}
