import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { authorise } from '../bearer.ts'
import { BadRequest, sendJson } from '../http.ts'
import { everyOrder, openedAt, ordersBetween } from '../orders.ts'
import type { Scope } from './authorization-request.ts'
import type { Grants } from './grants.ts'
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

const timestamp = (text: string): string => {
  if (!z.iso.datetime().safeParse(text).success)
    throw new BadRequest(400, 'invalid_request', 'Expected a timestamp in UTC.')
  return text
}

const orderPage = (grant: Grant, query: URLSearchParams, now: Date) => {
  const present = now.toISOString()
  const from = timestamp(query.get('from') ?? openedAt(grant.lastOrderDate))
  const to = timestamp(query.get('to') ?? present)
  const orders = ordersBetween(everyOrder, {
    lastDate: grant.lastOrderDate,
    from,
    to: to < present ? to : present,
  })
  const limit = wholeNumber(query.get('limit') ?? String(pageSize.usual), 1, pageSize.most)
  const cursor = Buffer.from(query.get('cursor') ?? '', 'base64url').toString() || '0'
  const start = wholeNumber(cursor, 0, orders.length)
  const next = start + limit
  return {
    items: orders.slice(start, next),
    next_cursor: next < orders.length ? Buffer.from(String(next)).toString('base64url') : null,
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

/** `GET /api/orders?from=&to=&cursor=&limit=`: a page of its orders of a span of time, oldest first. */
export const answerOrders = (
  req: IncomingMessage,
  res: ServerResponse,
  grants: Grants,
  query: URLSearchParams,
  now: Date,
): void => {
  const grant = authorise(req, res, bearer(grants, 'orders:read'))
  if (grant) sendJson(res, 200, orderPage(grant, query, now))
}
