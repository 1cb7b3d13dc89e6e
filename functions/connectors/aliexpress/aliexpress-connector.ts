import * as z from 'zod/mini'
import { inBatches } from '../../data/in-batches.ts'
import { bodyErrorParser } from '../body-errors.ts'
import { type ConnectorDeps, callPlatform, GrantRefused, isForbidden } from '../call-platform.ts'
import type { Access, SalesRequest, ShopConnector, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { readStepPage, windowsOf } from '../multi-step-pagination.ts'
import { isExpected, isWithin, pageOfOrders } from '../platform-orders.ts'
import { alibabaAddress } from '../sign-alibaba-request.ts'
import { supportedCurrency } from '../supported-currency.ts'
import {
  type AliexpressOrder,
  detailedOrder,
  disputeDetail,
  listedOrder,
  orderOfDetail,
  orderOfList,
  platformOrderOf,
  refundOf,
} from './order-entries.ts'
import { pacificTime, parsePacificTime } from './pacific-time.ts'
import type { AliexpressSettings } from './settings.ts'

const apiHost = 'api-sg.aliexpress.com'

/** AliExpress's error codes, sent with status 200: names and numbers. An unlisted code counts as temporary. */
const statedErrorOf = bodyErrorParser({
  code: (body) => (body['error_response'] as { code?: unknown } | undefined)?.code ?? body['code'],
  success: '0',
  kinds: {
    IllegalAccessToken: 'ended',
    IllegalRefreshToken: 'ended',
    InvalidCode: 'ended',
    26: 'ended',
    27: 'ended',
    InsufficientIsvPermissions: 'notAllowed',
    11: 'notAllowed',
    12: 'notAllowed',
    ApiCallLimit: 'throttled',
    AppCallLimit: 'throttled',
    7: 'throttled',
  },
})

const text = z.string().check(z.minLength(1))
const texted = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
)
const seconds = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => Number(value)),
)

const tokenAnswer = z.object({
  access_token: text,
  expires_in: seconds.check(z.positive()),
  refresh_token: z.nullish(z.string()),
  refresh_expires_in: z.nullish(seconds),
})

const profile = z.object({ shop_id: texted, shop_name: z.nullish(z.string()) })

const orderPage = z.object({
  result: z.object({
    total_page: z.nullish(z.int()),
    target_list: z.nullish(z.object({ order_dto: z.nullish(z.array(listedOrder)) })),
  }),
})

const singleOrder = z.object({ result: z.object({ data: z.nullish(detailedOrder) }) })

const disputePage = z.object({
  result: z.object({
    total_item: z.nullish(z.int()),
    data_list: z.nullish(
      z.object({
        issue_api_issue_dto: z.nullish(
          z.array(
            z.object({
              issue_id: texted,
              issue_status: z.string(),
              gmt_create: z.string(),
              gmt_modified: z.nullish(z.string()),
              buyer_login_id: z.nullish(z.string()),
            }),
          ),
        ),
      }),
    ),
  }),
})

const dispute = z.object({ result: z.object({ result_object: z.nullish(disputeDetail) }) })

const dayMs = 24 * 60 * 60_000

/** How far back orders are read: AliExpress states neither when a shop opened nor a limit. */
const reachMs = 2 * 365 * dayMs

/** The longest span in which finished orders are listed. */
const finishedDays = 30

/** The longest span of orders whose changes are listed. */
const changedMs = 180 * dayMs

/** The longest time from the beginning of a dispute to its end. */
const longestDisputeMs = 120 * dayMs

const perPage = 50

/** The number of concurrent calls, each of which reads one order or dispute. */
const atOnce = 5

/** Orders that change during paging move in the list and may be missed: the next sync overlaps by this much. */
const overlapMs = 5 * 60_000

const iso = (ms: number): string => new Date(ms).toISOString()

/**
 * Shops on AliExpress. Fully managed orders are not listed. AliExpress has neither PKCE nor a call that ends a consent:
 * the consent expires, or the seller removes the app.
 */
export const createAliexpressConnector = (
  deps: ConnectorDeps,
  settings: AliexpressSettings,
  appSecret: string,
): ShopConnector => {
  const call = callPlatform(deps, settings.id, { statedErrorOf })
  const now = (): number => deps.clock().getTime()

  const app = { key: settings.clientId, secret: appSecret }
  const addressOf = (folder: 'rest' | 'sync', path: string, query: Record<string, string>): string =>
    alibabaAddress(app, { base: hostUrl(settings, apiHost), folder, path }, query, now())

  const requestTokens = async (path: string, grant: Record<string, string>): Promise<Tokens> => {
    const url = addressOf('rest', path, grant)
    const answer = await call(tokenAnswer, url, { method: 'POST' }, isForbidden)
    const { refresh_token: refreshToken, refresh_expires_in: lastsFor } = answer
    return {
      accessToken: answer.access_token,
      accessExpiresAt: iso(now() + answer.expires_in * 1000),
      ...(refreshToken && lastsFor ? { refreshToken } : {}),
      consentExpiresAt: iso(now() + (lastsFor || answer.expires_in) * 1000),
    }
  }

  /** Calls a method, which a parameter names. The response is in a field that is named after the method. */
  const run = async <T>(
    schema: z.ZodMiniType<T>,
    { accessToken }: Access,
    method: string,
    parameters: Record<string, string> = {},
  ): Promise<T> => {
    const name = `${method.replaceAll('.', '_')}_response`
    const answer = z.pipe(
      z.object({ [name]: schema }),
      z.transform((value) => value[name] as T),
    )
    return call(
      answer,
      addressOf('sync', '', { ...parameters, method, session: accessToken }),
      { method: 'POST' },
      isForbidden,
    )
  }

  const pageOf = (orders: readonly AliexpressOrder[], read: Omit<SalesRequest, 'cursor'>) =>
    pageOfOrders(
      orders
        .map((order) => platformOrderOf(order, read.known?.get(order.id)))
        .filter((order) => isExpected(order, read)),
      read,
      deps.clock(),
      read.by === 'changed' ? isWithin(read) : () => true,
    )

  const listOrders = async (access: Access, query: object, page: number) => {
    const param0 = JSON.stringify({ ...query, page_size: perPage, current_page: page })
    const { result } = await run(orderPage, access, 'aliexpress.solution.order.get', { param0 })
    return {
      orders: (result.target_list?.order_dto ?? []).map(orderOfList),
      isLast: page >= (result.total_page ?? 1),
    }
  }

  /** A page of orders. Finished orders are listed separately. */
  const orderStep =
    (created: { from: number; to: number }, isFinished: boolean) =>
    async (access: Access, read: SalesRequest, token: string | undefined) => {
      const page = Number(token ?? '1')
      const { orders, isLast } = await listOrders(
        access,
        {
          create_date_start: pacificTime(created.from),
          create_date_end: pacificTime(created.to),
          ...(read.by === 'changed'
            ? { modified_date_start: pacificTime(Date.parse(read.from) - overlapMs) }
            : {}),
          ...(isFinished ? { order_status: 'FINISH' } : {}),
        },
        page,
      )
      // Both ends of a span are in it.
      const own = orders.filter(({ createdAt }) => Date.parse(createdAt) < created.to)
      return {
        ...pageOf(own, read),
        listed: orders.map(({ id }) => id),
        token: isLast ? undefined : String(page + 1),
      }
    }

  /** Disputes that ended with a refund, newest first: the list cannot be filtered by date. */
  const readDisputes = async (access: Access, read: SalesRequest, token: string | undefined) => {
    const page = Number(token ?? '1')
    const from = Date.parse(read.from) - (read.by === 'changed' ? overlapMs : 0)
    const query_dto = JSON.stringify({ current_page: page, page_size: perPage, issue_status: 'finish' })
    const { result } = await run(disputePage, access, 'aliexpress.issue.issuelist.get', { query_dto })
    const listed = result.data_list?.issue_api_issue_dto ?? []
    const recent = listed.filter((each) => parsePacificTime(each.gmt_modified ?? each.gmt_create) >= from)
    const entries = await inBatches(recent, atOnce, async (each) => {
      const { result: found } = await run(dispute, access, 'aliexpress.issue.detail.get', {
        issue_id: each.issue_id,
        buyer_login_id: each.buyer_login_id ?? '',
      })
      const changedAt = each.gmt_modified ?? each.gmt_create
      return found.result_object ? refundOf(found.result_object, changedAt, read.shop.currency) : undefined
    })
    const isPast = listed.every((each) => parsePacificTime(each.gmt_create) < from - longestDisputeMs)
    return {
      entries: entries.flatMap((entry) => entry ?? []).filter(isWithin(read)),
      listed: listed.map(({ issue_id }) => `issue:${issue_id}`),
      token: isPast || page * perPage >= (result.total_item ?? 0) ? undefined : String(page + 1),
    }
  }

  return {
    authorizationUrl({ state, redirectUri }) {
      const url = new URL(`${hostUrl(settings, apiHost)}/oauth/authorize`)
      const parameters = {
        response_type: 'code',
        force_auth: 'true',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
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

    /**
     * AliExpress states no currency: that of the latest order counts, or else the US dollar, which is the usual one.
     */
    async readProfile(access) {
      const { shop_id, shop_name } = await run(profile, access, 'aliexpress.solution.merchant.profile.get')
      const span = {
        create_date_start: pacificTime(now() - finishedDays * dayMs),
        create_date_end: pacificTime(now()),
      }
      const { orders } = await listOrders(access, span, 1)
      const currency = orders.map(({ total }) => total?.currency).find((each) => each !== undefined)
      return {
        id: shop_id,
        name: shop_name ?? shop_id,
        currency: supportedCurrency(settings.id, currency ?? 'USD'),
        openedAt: iso(now() - reachMs),
      }
    },

    readSales(access, read) {
      const to = Date.parse(read.to)
      const from = read.by === 'changed' ? to - changedMs : Date.parse(read.from)
      const months = windowsOf(from, to, finishedDays)
      const whole = read.by === 'changed' ? [{ from, to }] : months
      const steps = [
        ...whole.map((created) => orderStep(created, false)),
        ...months.map((created) => orderStep(created, true)),
        readDisputes,
      ]
      return readStepPage(steps, read.cursor, (step, token) => step(access, read, token))
    },

    ordersPerCall: 20,

    async readOrders(access, read) {
      const orders = await inBatches(read.ids, atOnce, (order_id) =>
        run(singleOrder, access, 'aliexpress.solution.order.info.get', {
          param1: JSON.stringify({ order_id: Number(order_id) }),
        }),
      )
      return pageOf(
        orders.flatMap(({ result }) => (result.data ? [orderOfDetail(result.data)] : [])),
        { ...read, by: 'changed' },
      )
    },
  }
}
