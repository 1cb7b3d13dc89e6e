import * as z from 'zod/mini'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { entryOfRefund, type PlatformOrder } from '#shared/shops/counted-order.ts'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import { type ConnectorDeps, callPlatform, isForbidden, isInvalidGrant } from '../call-platform.ts'
import type { SalesRequest, ShopConnector, Tokens } from '../connector.ts'
import { pageOfOrders } from '../platform-orders.ts'
import { supportedCurrency } from '../supported-currency.ts'
import type { MarketplaceSettings } from './settings.ts'

const scope = 'shop:read orders:read'

const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  expires_in: z.number().check(z.positive()),
  refresh_token_expires_in: z.optional(z.number().check(z.positive())),
})

const shopAnswer = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  currency: z.string(),
  opened_at: z.iso.datetime(),
})

const decimal = z.string().check(z.regex(/^\d+\.\d{2}$/))

const payment = z.object({
  payment_id: z.string(),
  paid_at: z.iso.datetime(),
  currency: z.string(),
  amount: decimal,
})

/** A sale or a refund: a refund is a separate entry, on its own day. */
const listedOrder = z.object({
  order_id: z.string(),
  created_at: z.iso.datetime(),
  kind: z.enum(['sale', 'refund']),
  currency: z.string(),
  amount: decimal,
  /** `paid` by default. */
  status: z.optional(z.string()),
  /** By default the whole amount at once. */
  payments: z.optional(z.array(payment)),
  cancelled_at: z.nullish(z.iso.datetime()),
  shipped: z.optional(z.boolean()),
  /** The part of the amount that bought gift cards. */
  gift_cards: z.optional(decimal),
  test: z.optional(z.boolean()),
})
type ListedOrder = z.output<typeof listedOrder>

const orderPage = z.object({
  items: z.array(listedOrder),
  next_cursor: z.nullable(z.string()),
})

/** The states of an order without a list of its payments. A state that is missing here is as unpaid as `pending`. */
const states: Readonly<Record<string, 'paid' | 'unpaid'>> = {
  pending: 'unpaid',
  authorized: 'unpaid',
  expired: 'unpaid',
  voided: 'unpaid',
  partially_paid: 'unpaid',
  cancelled: 'unpaid',
  paid: 'paid',
}

/** An order of the marketplace in the terms of every platform; undefined for a refund or a test. */
const platformOrderOf = (order: ListedOrder): PlatformOrder | undefined => {
  if (order.kind === 'refund' || order.test) return undefined
  const { order_id: id, created_at: placedAt, currency, status = 'paid', shipped = true } = order
  const total = { amount: centsFromDecimal(order.amount), currency }
  const isPaid = states[status] === 'paid'
  const payments = order.payments?.toSorted((a, b) => Date.parse(a.paid_at) - Date.parse(b.paid_at))
  return {
    id,
    number: id,
    placedAt,
    stage: status === 'cancelled' ? 'closed' : !isPaid ? 'unpaid' : shipped ? 'closed' : 'unshipped',
    received: payments
      ? payments.map((each, index) => ({
          id: `sale:${id}${index === 0 ? '' : `/${each.payment_id}`}`,
          at: each.paid_at,
          amount: centsFromDecimal(each.amount),
          currency: each.currency,
        }))
      : isPaid
        ? [{ id: `sale:${id}`, at: placedAt, ...total }]
        : [],
    refunds: [],
    uncounted: centsFromDecimal(order.gift_cards ?? '0.00'),
    cancelledAt: order.cancelled_at ?? (status === 'cancelled' ? payments?.at(-1)?.paid_at : undefined),
    total,
  }
}

const refundOf = (
  { kind, test, order_id: id, created_at: at, amount, currency }: ListedOrder,
  shopCurrency: string,
): SalesEntry[] =>
  kind === 'refund' && !test
    ? [
        entryOfRefund(
          { id: `refund:${id}`, at, amount: centsFromDecimal(amount), currency },
          shopCurrency,
          id,
        ),
      ]
    : []

const ordersPerCall = 100

const ordersPerPage = 1000

export const createMarketplaceConnector = (
  deps: ConnectorDeps,
  platform: MarketplaceSettings,
): ShopConnector => {
  const call = callPlatform(deps, platform.id)

  const requestTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const body = new URLSearchParams({ ...form, client_id: platform.clientId })
    const now = deps.clock().getTime()
    const after = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    const answer = await call(tokenResponse, platform.tokenUrl, { method: 'POST', body }, isInvalidGrant)
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      accessExpiresAt: after(answer.expires_in),
      ...(answer.refresh_token_expires_in
        ? { consentExpiresAt: after(answer.refresh_token_expires_in) }
        : {}),
    }
  }

  const read = <T>(schema: z.ZodMiniType<T>, path: string, accessToken: string): Promise<T> =>
    call(
      schema,
      `${platform.apiUrl}${path}`,
      { headers: { authorization: `Bearer ${accessToken}` } },
      isForbidden,
    )

  const pageOf = (items: readonly ListedOrder[], request: Pick<SalesRequest, 'shop' | 'known'>) => {
    const orders = items.flatMap((each) => platformOrderOf(each) ?? [])
    const { entries, open } = pageOfOrders(orders, request, deps.clock())
    const refunds = items.flatMap((each) => refundOf(each, request.shop.currency))
    return { entries: [...entries, ...refunds], open, orders }
  }

  return {
    authorizationUrl({ state, codeChallenge, redirectUri, locale }) {
      const url = new URL(platform.authorizeUrl)
      const parameters = {
        response_type: 'code',
        client_id: platform.clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ui_locales: locale,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    exchangeCode: ({ code, codeVerifier, redirectUri }) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),

    refresh: ({ refreshToken }) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    /** RFC 7009: the platform returns 200 for an unknown token as well. */
    async revoke({ accessToken, refreshToken }) {
      const body = new URLSearchParams({ token: refreshToken ?? accessToken, client_id: platform.clientId })
      await call(
        z.unknown(),
        platform.tokenUrl.replace(/\/token$/, '/revoke'),
        { method: 'POST', body },
        () => false,
      )
    },

    async readProfile({ accessToken }) {
      const { opened_at: openedAt, ...shop } = await read(shopAnswer, '/shop', accessToken)
      return { ...shop, currency: supportedCurrency(platform.id, shop.currency), openedAt }
    },

    async readSales({ accessToken }, request) {
      const { from, to, by, cursor } = request
      const query = new URLSearchParams({
        limit: String(ordersPerPage),
        from,
        to,
        ...(by === 'changed' ? { by } : {}),
        ...(cursor ? { cursor } : {}),
      })
      const page = await read(orderPage, `/orders?${query.toString()}`, accessToken)
      const isWithin = ({ at }: SalesEntry): boolean =>
        Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to)
      const { entries, open, orders } = pageOf(page.items, request)
      return {
        entries: entries.filter((each) => by === 'placed' || isWithin(each)),
        open,
        orders,
        listed: page.items.map(({ kind, order_id: id }) => `${kind}:${id}`),
        ...(page.next_cursor === null ? {} : { cursor: page.next_cursor }),
      }
    },

    ordersPerCall,

    async readOrders({ accessToken }, request) {
      const query = new URLSearchParams({ ids: request.ids.join(','), limit: String(ordersPerCall) })
      return pageOf((await read(orderPage, `/orders?${query.toString()}`, accessToken)).items, request)
    },
  }
}
