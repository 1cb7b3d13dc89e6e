import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Scope } from './authorization-request.ts'
import { authorise } from './bearer.ts'
import type { Grants } from './grants.ts'
import { BadRequest, sendJson } from './http.ts'
import { loadOrders, openedAt, ordersUntil } from './orders.ts'
import type { Grant } from './store.ts'

export const platformId = 'harbor-market'
export const shopName = 'Harbor Gift Co. UK'
const pageSize = { usual: 100, most: 1000 }

const bearer = (grants: Grants, scope: Scope) => ({ realm: 'harbor', scope, find: grants.findByAccessToken })

const wholeNumber = (text: string, least: number, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new BadRequest(400, 'invalid_request', `Expected a whole number from ${least} to ${most}.`)
  return value
}

const orderPage = (grant: Grant, query: URLSearchParams) => {
  const total = loadOrders().length
  const limit = wholeNumber(query.get('limit') ?? String(pageSize.usual), 1, pageSize.most)
  const cursor = Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || '0'
  const start = wholeNumber(cursor, 0, total)
  const next = start + limit
  return {
    items: ordersUntil(grant.lastOrderDate, start, limit),
    next_cursor: next < total ? Buffer.from(String(next)).toString('base64url') : null,
  }
}

/** `GET /api/shop`: the shop that the token's consent is for. */
export const answerShop = (req: IncomingMessage, res: ServerResponse, grants: Grants): void => {
  const grant = authorise(req, res, bearer(grants, 'shop:read'))
  if (!grant) return
  sendJson(res, 200, {
    id: grant.shopId,
    name: shopName,
    platform: platformId,
    currency: 'GBP',
    opened_at: openedAt(grant.lastOrderDate),
  })
}

/** `GET /api/orders?cursor=&limit=`: a page of its orders, oldest first. */
export const answerOrders = (
  req: IncomingMessage,
  res: ServerResponse,
  grants: Grants,
  query: URLSearchParams,
): void => {
  const grant = authorise(req, res, bearer(grants, 'orders:read'))
  if (grant) sendJson(res, 200, orderPage(grant, query))
}
