import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Consents, SellerConsent } from '../consents.ts'
import { sendJson } from '../http.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { ApiError, type ApiRequest } from './api-request.ts'
import { listTransactions } from './finances-api.ts'
import { getOrder, searchOrders } from './orders-api.ts'
import { getOrderMetrics } from './sales-api.ts'
import { getMarketplaceParticipations } from './sellers-api.ts'
import { createUsageCount, type UsagePlan } from './usage-plan.ts'

const operations = {
  '/sellers/v1/marketplaceParticipations': {
    name: 'getMarketplaceParticipations',
    answer: getMarketplaceParticipations,
  },
  '/orders/2026-01-01/orders': { name: 'searchOrders', answer: searchOrders },
  '/sales/v1/orderMetrics': { name: 'getOrderMetrics', answer: getOrderMetrics },
  '/finances/2024-06-19/transactions': { name: 'listTransactions', answer: listTransactions },
} as const satisfies Record<string, { name: string; answer: (request: ApiRequest) => object }>

export type Operation = (typeof operations)[keyof typeof operations]['name'] | 'getOrder'
export type UsagePlans = Record<Operation, UsagePlan>

const denied = (details: string): ApiError =>
  new ApiError(403, 'Unauthorized', 'Access to requested resource is denied.', details)

/** The Selling Partner API of one region, for clients that its sellers consented to. */
export const createSellingPartnerApi = (options: {
  consents: Consents
  clock: () => Date
  usagePlans: UsagePlans
  lives: TimelinesOf
}) => {
  const { consents, clock, usagePlans, lives } = options
  const take = createUsageCount(clock)

  const consentOf = (req: IncomingMessage, region: string): SellerConsent => {
    const token = req.headers['x-amz-access-token']
    if (typeof token !== 'string') throw denied('Access token is missing in the request header.')
    const consent = consents.find(token)
    if (consent?.region !== region)
      throw denied('The access token you provided is revoked, malformed or invalid.')
    return consent
  }

  return (
    req: IncomingMessage,
    res: ServerResponse,
    { region, path, query }: { region: string; path: string; query: URLSearchParams },
  ): void => {
    const headers: Record<string, string> = { 'x-amzn-requestid': randomUUID() }
    try {
      const orderId = /^\/orders\/2026-01-01\/orders\/([^/]+)$/.exec(path)?.[1]
      const operation = orderId
        ? { name: 'getOrder' as const, answer: getOrder(decodeURIComponent(orderId)) }
        : operations[path as keyof typeof operations]
      if (req.method !== 'GET' || !operation)
        throw new ApiError(404, 'NotFound', 'The requested resource does not exist.')
      const consent = consentOf(req, region)
      const plan = usagePlans[operation.name]
      headers['x-amzn-ratelimit-limit'] = String(plan.rate)
      if (!take(`${operation.name} ${consent.sellerId}`, plan))
        throw new ApiError(429, 'QuotaExceeded', 'You exceeded your quota for the requested resource.')
      sendJson(res, 200, operation.answer({ consent, query, now: clock(), lives }), headers)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, code, message, details } = error
      sendJson(res, status, { errors: [{ code, message, details }] }, headers)
    }
  }
}
