import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { authorise } from '../bearer.ts'
import { BadRequest, sendJson } from '../http.ts'
import { type LifeState, sumOf, type TimelinesOf, timelinesAt } from '../order-timelines.ts'
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

interface Listed {
  order_id: string
  created_at: string
  updated_at?: string
  kind: 'sale' | 'refund'
  currency: string
  amount: string
  status?: string
  payments?: { payment_id: string; paid_at: string; currency: string; amount: string }[]
  cancelled_at?: string | null
  shipped?: boolean
  gift_cards?: string
  test?: boolean
}

const statusOf = ({ payment, cancelledAt, payments, amount }: LifeState): string => {
  if (cancelledAt) return 'cancelled'
  if (payment !== 'paid') return { pending: 'pending', authorised: 'authorized', expired: 'expired' }[payment]
  return centsFromDecimal(sumOf(payments)) < centsFromDecimal(amount) ? 'partially_paid' : 'paid'
}

/** An order with a life of its own, and each of its refunds. */
const listLife = (life: LifeState): Listed[] => [
  {
    order_id: life.id,
    created_at: life.placedAt,
    updated_at: life.updatedAt,
    kind: 'sale',
    currency: life.currency,
    amount: life.amount,
    status: statusOf(life),
    payments: life.payments.map((each) => ({
      payment_id: each.id,
      paid_at: each.at,
      currency: each.currency,
      amount: each.amount,
    })),
    cancelled_at: life.cancelledAt ?? null,
    shipped: life.shippedAt !== undefined,
    gift_cards: life.giftCards,
    test: life.isTest,
  },
  ...life.refunds.map(({ id, at, amount, currency }) => ({
    order_id: id,
    created_at: at,
    kind: 'refund' as const,
    currency,
    amount,
    test: life.isTest,
  })),
]

/** The listed orders of a span: those created in it or, with `by=changed`, updated; or those with the given `ids`. */
const listOrders = (grant: Grant, query: URLSearchParams, lives: TimelinesOf, now: Date): Listed[] => {
  const present = now.toISOString()
  const from = timestamp(query.get('from') ?? openedAt(grant.lastOrderDate))
  const given = timestamp(query.get('to') ?? present)
  const to = given < present ? given : present
  const ids = query.get('ids')?.split(',')
  if (!lives)
    return ordersBetween(everyOrder, { lastDate: grant.lastOrderDate, from, to }).filter(
      ({ order_id: id }) => !ids || ids.includes(id),
    )
  const isChanged = query.get('by') === 'changed'
  const all = timelinesAt(lives(), now).flatMap(listLife)
  if (ids) return all.filter(({ order_id: id }) => ids.includes(id))
  const timeOf = ({ created_at, updated_at = created_at }: Listed) =>
    Date.parse(isChanged ? updated_at : created_at)
  return all
    .filter((each) => timeOf(each) >= Date.parse(from) && timeOf(each) < Date.parse(to))
    .toSorted((a, b) => timeOf(a) - timeOf(b))
}

const orderPage = (grant: Grant, query: URLSearchParams, lives: TimelinesOf, now: Date) => {
  const orders = listOrders(grant, query, lives, now)
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

/** `GET /api/orders?from=&to=&by=&ids=&cursor=&limit=`: a page of its orders, oldest first. */
export const answerOrders = (
  req: IncomingMessage,
  res: ServerResponse,
  grants: Grants,
  query: URLSearchParams,
  { lives, now }: { lives: TimelinesOf; now: Date },
): void => {
  const grant = authorise(req, res, bearer(grants, 'orders:read'))
  if (grant) sendJson(res, 200, orderPage(grant, query, lives, now))
}
