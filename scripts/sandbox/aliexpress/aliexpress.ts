import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { equalSecrets } from '../basic-client.ts'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { createConsents, type SellerConsent } from '../consents.ts'
import { sendJson } from '../http.ts'
import { createOrderList, type ListedOrder, memoizeByList } from '../listed-orders.ts'
import type { TimelinesOf } from '../order-timelines.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { answerSellerConsent, checkClient } from '../seller-consent.ts'
import { sellerConsentTranslations } from '../seller-consent-translations.ts'
import { shopBrand } from '../shop-brand.ts'

/** The portal's credentials at the sandbox. They are valid on this machine only. */
export const portalAtAliexpress = { appKey: '503214', appSecret: 'local-sandbox-secret-of-aliexpress' }

const lifetimes = { code: 1800, access: 30 * 86_400, consent: 365 * 86_400 }

/** AliExpress publishes no rate limits. */
const usualRule: ThrottleRule = { calls: 100_000, seconds: 1 }

const account = 'tidewater-crafts'
export const aliexpressPart = { index: 6, of: 10 }

const listedOrders = createOrderList('80')

class AliexpressError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** The time of California, as AliExpress writes every time. */
const pacific = (at: string): string => local.format(Date.parse(at))

const moneyOf = (amount: string, currency_code: string) => ({ amount, currency_code })

const statusOf = ({ paidAt, shippedAt, cancelledAt }: ListedOrder): string => {
  if (cancelledAt) return 'FINISH'
  if (!paidAt) return 'PLACE_ORDER_SUCCESS'
  return shippedAt ? 'WAIT_BUYER_ACCEPT_GOODS' : 'WAIT_SELLER_SEND_GOODS'
}

const describe = (order: ListedOrder) => ({
  order_id: Number(order.id),
  order_status: statusOf(order),
  biz_type: 'AE_COMMON',
  gmt_create: pacific(order.placedAt),
  gmt_update: pacific(order.updatedAt),
  ...(order.paidAt ? { gmt_pay_time: pacific(order.paidAt) } : {}),
  ...(order.shippedAt && !order.cancelledAt ? { gmt_send_goods_time: pacific(order.shippedAt) } : {}),
  pay_amount: moneyOf(order.amount, order.currency),
})

const describeDetail = (order: ListedOrder) => {
  const { order_id, gmt_update, pay_amount, gmt_create, order_status } = describe(order)
  return {
    id: order_id,
    order_status,
    gmt_create,
    gmt_modified: gmt_update,
    ...(order.paidAt ? { gmt_pay_success: pacific(order.paidAt) } : {}),
    logistics_status: order.shippedAt && !order.cancelledAt ? 'SELLER_SEND_GOODS' : 'WAIT_SELLER_SEND_GOODS',
    order_amount: pay_amount,
  }
}

type Refund = ListedOrder['refunds'][number]

const describeIssue = ({ id, at }: Refund, order: ListedOrder) => ({
  issue_id: Number(id),
  order_id: Number(order.id),
  parent_order_id: Number(order.id),
  issue_status: 'finish',
  gmt_create: pacific(at),
  gmt_modified: pacific(at),
  buyer_login_id: order.buyer,
})

const describeDispute = ({ id, at, amount, currency }: Refund, order: ListedOrder) => ({
  id: Number(id),
  order_id: Number(order.id),
  parent_order_id: Number(order.id),
  issue_status: 'finish',
  seller_solution_list: {
    solution_api_dto: [
      {
        status: 'perform',
        refund_money: amount,
        refund_money_currency: currency,
        reached_time: pacific(at),
      },
    ],
  },
})

/** A simulation of AliExpress for demonstrations and tests, its host being a folder. */
export const createAliexpress = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
    lives?: TimelinesOf
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder, lives } = options
  const { pathname: basePath } = new URL(baseUrl)
  const { appKey, appSecret } = portalAtAliexpress
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? usualRule)

  const ordersOf = ({ lastOrderDate }: SellerConsent) =>
    listedOrders({ part: aliexpressPart, currency: 'USD' }, { lastOrderDate, lives, now: clock() })
  const describeAll = memoizeByList((orders) => orders.map(describe))

  const checkSignature = (path: string, query: URLSearchParams): void => {
    const parameters = [...query].filter(([each]) => each !== 'sign').toSorted(([a], [b]) => (a < b ? -1 : 1))
    const base = path + parameters.flat().join('')
    const sign = createHmac('sha256', appSecret).update(base).digest('hex').toUpperCase()
    const isLate = Math.abs(clock().getTime() - Number(query.get('timestamp'))) > 7_200_000
    if (isLate || query.get('app_key') !== appKey || !equalSecrets(query.get('sign') ?? '', sign))
      throw new AliexpressError('IncompleteSignature', 'The request signature does not conform.')
  }

  const answerTokens = (path: string, query: URLSearchParams): object => {
    const isCode = path.endsWith('/create')
    const tokens = isCode
      ? consents.exchange(query.get('code') ?? '')
      : consents.rotate(query.get('refresh_token') ?? '')
    if (!tokens) throw new AliexpressError(isCode ? 'InvalidCode' : 'IllegalRefreshToken', 'It is invalid.')
    return {
      code: '0',
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      expires_in: lifetimes.access,
      refresh_expires_in: lifetimes.consent,
      seller_id: '200042360',
      account: 'seller@example.com',
      sp: 'ae',
    }
  }

  const listOrders = (consent: SellerConsent, asked: Record<string, string | number>): object => {
    const { create_date_start, create_date_end, modified_date_start = '', order_status } = asked
    if (!create_date_start || !create_date_end)
      throw new AliexpressError('15', 'A range of creation is required.')
    const found = describeAll(ordersOf(consent))
      .filter(
        ({ gmt_create, gmt_update, order_status: status }) =>
          gmt_create >= String(create_date_start) &&
          gmt_create <= String(create_date_end) &&
          gmt_update >= String(modified_date_start) &&
          // Finished orders are listed for those who ask for them.
          (order_status ? status === order_status : status !== 'FINISH'),
      )
      .toSorted((a, b) => (a.gmt_create < b.gmt_create ? -1 : 1))
    const [size, page] = [Number(asked['page_size']), Number(asked['current_page'])]
    return {
      result: {
        success: true,
        total_count: found.length,
        total_page: Math.ceil(found.length / size),
        current_page: page,
        target_list: { order_dto: found.slice((page - 1) * size, page * size) },
      },
    }
  }

  const answerMethod = (method: string, consent: SellerConsent, query: URLSearchParams): object => {
    const json = (parameter: string) =>
      JSON.parse(query.get(parameter) ?? '{}') as Record<string, string | number>
    const issues = () =>
      ordersOf(consent)
        .flatMap((order) => order.refunds.map((refund) => ({ refund, order })))
        .toSorted((a, b) => Date.parse(b.refund.at) - Date.parse(a.refund.at))
    switch (method) {
      case 'aliexpress.solution.merchant.profile.get':
        return { shop_id: 1_102_345, shop_name: consent.sellerId, country_code: 'CN' }
      case 'aliexpress.solution.order.get':
        return listOrders(consent, json('param0'))
      case 'aliexpress.solution.order.info.get': {
        const found = ordersOf(consent).find(({ id }) => id === String(json('param1')['order_id']))
        return { result: found ? { data: describeDetail(found) } : { error_code: 'ORDER_NOT_FOUND' } }
      }
      case 'aliexpress.issue.issuelist.get': {
        const [size, page] = ['page_size', 'current_page'].map((each) => Number(json('query_dto')[each]))
        const [all, start] = [issues(), ((page ?? 1) - 1) * (size ?? 50)]
        return {
          result: {
            total_item: all.length,
            current_page: page,
            data_list: {
              issue_api_issue_dto: all
                .slice(start, start + (size ?? 50))
                .map(({ refund, order }) => describeIssue(refund, order)),
            },
          },
        }
      }
      case 'aliexpress.issue.detail.get': {
        const found = issues().find(
          ({ refund, order }) =>
            refund.id === query.get('issue_id') && order.buyer === query.get('buyer_login_id'),
        )
        return { result: found ? { result_object: describeDispute(found.refund, found.order) } : {} }
      }
      default:
        throw new AliexpressError('InvalidApiPath', 'There is no such method.')
    }
  }

  const answerSync = (query: URLSearchParams): object => {
    const consent = consents.find(query.get('session') ?? '')
    if (!consent) throw new AliexpressError('IllegalAccessToken', 'The access token is invalid or expired.')
    checkSignature('', query)
    if (throttled(consent.sellerId) !== undefined)
      throw new AliexpressError('ApiCallLimit', 'The request frequency exceeds the limit.')
    const method = query.get('method') ?? ''
    return { [`${method.replaceAll('.', '_')}_response`]: answerMethod(method, consent, query) }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, path = ''] = /^\/[^/]+(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    const query = url.searchParams
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (path === '/oauth/authorize')
      return answerSellerConsent(req, res, {
        brand: shopBrand('AliExpress', '#b3261e'),
        client: { name, redirectUri },
        consents,
        basePath,
        query,
        check: () => checkClient(query, { client_id: appKey, redirect_uri: redirectUri }),
        wordsIn: sellerConsentTranslations({
          platform: 'AliExpress',
          days: lifetimes.consent / 86_400,
          shops: [account],
        }),
        account,
        approved: (code) => ({ code, state: query.get('state') ?? '' }),
        declined: { error: 'access_denied', state: query.get('state') ?? '' },
      })
    if (path === '/sync') return sendJson(res, 200, answerSync(query))
    const called = path.replace(/^\/rest/, '')
    checkSignature(called, query)
    sendJson(res, 200, answerTokens(called, query))
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res, new URL(req.url ?? '/', baseUrl))
    } catch (error) {
      if (!(error instanceof AliexpressError)) throw error
      const { code, message: msg } = error
      sendJson(res, 200, { error_response: { code, msg, request_id: 'r' } })
    }
  }
}

export const aliexpress: SandboxPlatform = {
  path: 'aliexpress',
  clientSecret: portalAtAliexpress.appSecret,
  settings: (baseUrl) => ({
    id: 'aliexpress',
    kind: 'aliexpress',
    name: 'AliExpress',
    clientId: portalAtAliexpress.appKey,
    peerUrl: baseUrl,
  }),
  createPeer: createAliexpress,
}
