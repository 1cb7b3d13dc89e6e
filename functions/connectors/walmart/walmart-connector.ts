import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { inBatches } from '../../data/in-batches.ts'
import { basicCredentials } from '../basic-credentials.ts'
import { CallNotAllowed, type ConnectorDeps, callPlatform, GrantRefused } from '../call-platform.ts'
import type { Access, SalesRequest, SellerIds, ShopConnector } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { readStepPage } from '../multi-step-pagination.ts'
import { centsFromPlatformNumber } from '../platform-amounts.ts'
import { isWithin, pageOfOrders } from '../platform-orders.ts'
import {
  platformOrderOf,
  refundsOf,
  type WalmartOrder,
  walmartOrder,
  walmartReturn,
} from './order-entries.ts'
import { type WalmartSettings, walmartHistoryDays } from './settings.ts'

const consentHost = 'login.account.wal-mart.com'
const apiHost = 'marketplace.walmartapis.com'

const dayMs = 24 * 60 * 60_000

/** An authorisation lasts a year, and so does its refresh token. */
const consentMs = 365 * dayMs

const perPage = 200

/** The number of concurrent calls, each of which reads one order. */
const ordersAtOnce = 5

/** Orders that change during paging move in the list and may be missed: the next sync overlaps by this much. */
const overlapMs = 5 * 60_000

/** Who ships an order. Without it, Walmart lists only those that the seller ships. */
const shipNodeTypes = ['SellerFulfilled', 'WFSFulfilled', '3PLFulfilled'] as const

const text = z.string().check(z.minLength(1))

export const tokenAnswer = z.object({
  access_token: text,
  expires_in: z.number().check(z.positive()),
  refresh_token: z.nullish(z.string()),
})

export const profileAnswer = z.object({
  partner: z.object({
    partnerId: text,
    partnerName: z.nullish(z.string()),
    partnerDisplayName: z.nullish(z.string()),
  }),
})

export const statementAnswer = z.object({
  payload: z.nullish(
    z.object({
      outstandingMCABalance: z.nullish(z.number()),
      sellerInfo: z.nullish(z.object({ tenure: z.nullish(z.int()) })),
    }),
  ),
})

/** Empty where there is nothing: Walmart has status 404 for that. */
export const orderPage = z.object({
  list: z.nullish(
    z.object({
      meta: z.object({ nextCursor: z.nullish(z.string()) }),
      elements: z.object({ order: z.nullish(z.array(walmartOrder)) }),
    }),
  ),
})

export const singleOrder = z.object({ order: z.nullish(walmartOrder) })

export const returnPage = z.object({
  meta: z.nullish(z.object({ nextCursor: z.nullish(z.string()) })),
  returnOrders: z.nullish(z.array(walmartReturn)),
})

/** Walmart's rate limits are token buckets: the header has the time of the next token. */
const askedPause = (headers: Headers, now: Date): number => {
  const next = Number(headers.get('x-next-replenishment-time') ?? headers.get('retry-after') ?? Number.NaN)
  return next > now.getTime() / 1000 ? (next - now.getTime()) / 1000 : next
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** Walmart's times are in whole seconds. */
const wholeSecond = (ms: number): string => `${iso(ms).slice(0, 19)}Z`

type Window = { from: number; to: number }

/** A list without an entry has status 404. */
const isEmptyList = (status: number): boolean => status === 404

/**
 * Shops on Walmart Marketplace, United States. The consent is to one seller, whose id the token calls contain. Walmart has
 * neither PKCE nor a call that ends a consent: a seller removes the app in Seller Center.
 */
export const createWalmartConnector = (
  deps: ConnectorDeps,
  settings: WalmartSettings,
  clientSecret: string,
): ShopConnector => {
  const call = callPlatform(deps, settings.id, { askedPause, isEmptyList })
  const now = (): number => deps.clock().getTime()
  let calls = 0

  const isRefused = ({ status }: Response): boolean => {
    if (status === 403) throw new CallNotAllowed(`${settings.id}: status 403`)
    return status === 401
  }

  /** Every call has a correlation id in the form of a UUID, by which Walmart finds it. */
  const headersOf = (path: string): Record<string, string> => ({
    accept: 'application/json',
    'wm_svc.name': 'Walmart Marketplace',
    'wm_qos.correlation_id': createHash('sha256')
      .update(`${settings.clientId} ${now()} ${calls++} ${path}`)
      .digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
  })

  const requestTokens = async (form: Record<string, string>, seller: SellerIds) => {
    const path = '/v3/token'
    const init = {
      method: 'POST',
      headers: {
        ...headersOf(path),
        authorization: basicCredentials(settings.clientId, clientSecret),
        'wm_partner.id': seller['sellerId'] ?? '',
      },
      body: new URLSearchParams(form),
    }
    const url = hostUrl(settings, apiHost) + path
    const answer = await call(tokenAnswer, url, init, ({ status }) => status === 400)
    return {
      accessToken: answer.access_token,
      accessExpiresAt: iso(now() + answer.expires_in * 1000),
      ...(answer.refresh_token ? { refreshToken: answer.refresh_token } : {}),
      seller,
    }
  }

  /** `query` begins with its question mark: the cursor of a next page is appended as it is. */
  const get = <T>(schema: z.ZodMiniType<T>, { accessToken }: Access, path: string, query = ''): Promise<T> =>
    call(
      schema,
      hostUrl(settings, apiHost) + path + query,
      { headers: { ...headersOf(path), 'wm_sec.access_token': accessToken } },
      isRefused,
    )

  const pageOf = (orders: readonly WalmartOrder[], read: Omit<SalesRequest, 'cursor'>) =>
    pageOfOrders(
      orders.flatMap((order) => platformOrderOf(order) ?? []),
      read,
      deps.clock(),
      read.by === 'changed' ? isWithin(read) : () => true,
    )

  const orderStep =
    (shipNodeType: string, { from, to }: Window) =>
    async (access: Access, read: SalesRequest, cursor: string | undefined) => {
      const span =
        read.by === 'changed'
          ? { lastModifiedStartDate: wholeSecond(from) }
          : { createdStartDate: wholeSecond(from), createdEndDate: wholeSecond(to) }
      const first = { ...span, limit: String(perPage), shipNodeType, replacementInfo: 'true' }
      const query = cursor ?? `?${new URLSearchParams(first).toString()}`
      const { list } = await get(orderPage, access, '/v3/orders', query)
      const orders = list?.elements.order ?? []
      return {
        ...pageOf(orders, read),
        listed: orders.map(({ purchaseOrderId }) => purchaseOrderId),
        token: list?.meta.nextCursor ?? undefined,
      }
    }

  const returnStep =
    ({ from, to }: Window) =>
    async (access: Access, read: SalesRequest, cursor: string | undefined) => {
      const isByChange = read.by === 'changed'
      const span = isByChange
        ? { returnLastModifiedStartDate: wholeSecond(from) }
        : { returnCreationStartDate: wholeSecond(from), returnCreationEndDate: wholeSecond(to) }
      const first = { ...span, limit: String(perPage), replacementInfo: 'true' }
      const query = cursor ?? `?${new URLSearchParams(first).toString()}`
      const { meta, returnOrders } = await get(returnPage, access, '/v3/returns', query)
      const returns = returnOrders ?? []
      return {
        entries: returns
          .flatMap((each) => refundsOf(each, read.shop.currency))
          .filter(isByChange ? isWithin(read) : () => true),
        listed: returns.map(({ returnOrderId }) => `return:${returnOrderId}`),
        token: meta?.nextCursor ?? undefined,
      }
    }

  return {
    authorizationUrl({ state, redirectUri, codeChallenge }) {
      const url = new URL(`${hostUrl(settings, consentHost)}/authorize`)
      const parameters = {
        responseType: 'code',
        clientId: settings.clientId,
        redirectUri,
        clientType: 'seller',
        // Any value that is used once.
        nonce: codeChallenge.slice(0, 16),
        state,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async exchangeCode({ code, redirectUri, query }) {
      const sellerId = query.get('sellerId') ?? ''
      if (!code || !/^\w{1,40}$/.test(sellerId))
        throw new GrantRefused(`${settings.id}: a consent of no seller`)
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }
      const tokens = await requestTokens(form, { sellerId })
      return { ...tokens, consentExpiresAt: iso(now() + consentMs) }
    },

    async refresh({ refreshToken, seller = {} }) {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      return { refreshToken, ...(await requestTokens(form, seller)) }
    },

    revoke: async () => {},

    async readProfile(access) {
      const { partner } = await get(profileAnswer, access, '/v3/settings/partnerprofile')
      const statement = await readStatement(access)
      const days = statement?.sellerInfo?.tenure ?? walmartHistoryDays
      return {
        id: partner.partnerId,
        name: partner.partnerDisplayName ?? partner.partnerName ?? partner.partnerId,
        currency: 'USD',
        openedAt: iso(now() - days * dayMs),
      }
    },

    /** Sales older than Walmart's history are not requested. */
    async readSales(access, read) {
      const isByChange = read.by === 'changed'
      const window = {
        from: Math.max(
          Date.parse(read.from) - (isByChange ? overlapMs : 0),
          now() - walmartHistoryDays * dayMs + 60_000,
        ),
        to: Math.min(Date.parse(read.to), now()),
      }
      if (window.from >= window.to) return { entries: [] }
      const steps = [...shipNodeTypes.map((type) => orderStep(type, window)), returnStep(window)]
      return readStepPage(steps, read.cursor, (step, token) => step(access, read, token))
    },

    async readOpenAdvance(access) {
      const { outstandingMCABalance: balance } = (await readStatement(access)) ?? {}
      return balance ? { amount: centsFromPlatformNumber(balance), currency: 'USD' } : undefined
    },

    ordersPerCall: 20,

    async readOrders(access, read) {
      const orders = await inBatches(read.ids, ordersAtOnce, (id) =>
        get(singleOrder, access, `/v3/orders/${encodeURIComponent(id)}`, '?replacementInfo=true'),
      )
      return pageOf(
        orders.flatMap(({ order }) => order ?? []),
        { ...read, by: 'placed' },
      )
    },
  }

  /** The statement of the payments; undefined for a seller who has none yet, or where the app may not read it. */
  async function readStatement(access: Access) {
    try {
      return (await get(statementAnswer, access, '/v3/report/payment/statement')).payload
    } catch (error) {
      if (error instanceof CallNotAllowed) return undefined
      throw error
    }
  }
}
