import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { decimalFromCents } from '#shared/money/cents.ts'
import { isClient } from '../basic-client.ts'
import { bearerTokenOf } from '../bearer.ts'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { createConsents } from '../consents.ts'
import { BadRequest, readForm, readText, sendJson } from '../http.ts'
import type { OrdersPart } from '../orders.ts'
import { sendConsentError, sendConsentPage, takeDecision } from '../payment-accounts/consent-page.ts'
import { holderOf, idOf, isVerified } from '../payment-accounts/holder.ts'
import { depositsOf, type Payout, takingsOf } from '../payment-accounts/takings.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { shopBrand } from '../shop-brand.ts'

const portalAtLianlian = { clientId: 'llp-portal', clientSecret: 'local-sandbox-secret-of-lianlian' }

const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** The key pairs of the portal and of the platform, made when they are first needed, for this process alone. */
const pairs = (() => {
  let made: { portal: ReturnType<typeof newPair>; platform: ReturnType<typeof newPair> } | undefined
  return () => (made ??= { portal: newPair(), platform: newPair() })
})()

/** LianLian publishes the first alone. */
const lifetimes = { code: 600, access: 7200, consent: 365 * 86_400 }
export const lianlianPart: OrdersPart = { index: 1, of: 4 }
const currency = 'GBP'
const marketplace = 'Amazon'
const brand = shopBrand('LianLian', '#0a6b5a')

const longestSpanMs = 366 * 86_400_000
const signatureMs = 600_000
const chinaMs = 8 * 3_600_000

/** An error as LianLian states it. */
class LianlianError extends Error {
  readonly status: number
  readonly error: string
  readonly code: string
  constructor(status: number, error: string, code: string, message: string) {
    super(message)
    this.status = status
    this.error = error
    this.code = code
  }
}

const invalid = (message: string) => new LianlianError(402, 'request_failed', '999995', message)

const accountIdOf = (email: string): string => `2023${idOf(email, '0123456789', 11)}`

const transIdOf = (name: string): string => `2026${idOf(name, '0123456789', 11)}`

const localTime = (iso: string): string =>
  new Date(Date.parse(iso) + chinaMs).toISOString().slice(0, 19).replace('T', ' ')

const fromLocalTime = (text: unknown): number =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}+08:00`)
    : Number.NaN

type Fields = Readonly<Record<string, unknown>>

/** A page of a list, newest first, both ends of its span included. */
const pageOf = (all: readonly Payout[], fields: Fields, describe: (each: Payout) => object): object => {
  const [from, to] = [fromLocalTime(fields['startTime']), fromLocalTime(fields['endTime'])]
  if (!(to >= from)) throw invalid('[startTime] and [endTime] must be given')
  if (to - from > longestSpanMs) throw invalid('开始时间和结束时间间隔上限为一自然年')
  const found = all.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to).toReversed()
  return pageOfList(found.map(describe), fields)
}

const pageOfList = (all: readonly object[], fields: Fields): object => {
  const [number, size] = [Number(fields['pageNum']), Number(fields['pageSize'])]
  if (!(number >= 1 && size >= 1 && size <= 100)) throw invalid("[pageSize] pageSize can't be null.")
  const start = (number - 1) * size
  return { totalSize: all.length, resultList: all.slice(start, start + size) }
}

/** LianLian Global for demonstrations and tests, as far as the portal calls it, each host being a folder. */
export const createLianlian = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder } = options
  const { pathname: basePath } = new URL(baseUrl)
  const client = { ...portalAtLianlian, name, redirectUri }
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? { calls: 100, seconds: 1 })

  const sendSigned = (res: ServerResponse, status: number, answer: object): void => {
    const epoch = Math.floor(clock().getTime() / 1000)
    const signature = createSign('sha256')
      .update(`${epoch}&${JSON.stringify(answer)}`)
      .sign(pairs().platform.privateKey, 'base64')
    sendJson(res, status, answer, { 'llpay-signature': `t=${epoch},v=${signature}` })
  }

  const checkSignature = (req: IncomingMessage, path: string, body: string): void => {
    const given = req.headers['llpay-signature']
    if (given === undefined)
      throw new LianlianError(400, 'signature_error', '400001', 'signature header is missing')
    const [, epoch = '', signature = ''] = /^t=(\d+),v=(\S+)$/.exec(String(given)) ?? []
    if (epoch === '') throw new LianlianError(400, 'signature_error', '400005', 'invalid signature header')
    if (Math.abs(clock().getTime() - Number(epoch) * 1000) > signatureMs)
      throw new LianlianError(400, 'signature_error', '400003', 'invalid signature time')
    const isValid = createVerify('sha256')
      .update(`${req.method}&${path}&${epoch}&${body}`)
      .verify(pairs().portal.publicKey, signature, 'base64')
    if (!isValid) throw new LianlianError(400, 'signature_error', '400006', 'signature validate fail')
  }

  const answerToken = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const form = await readForm(req)
    if (!isClient(req, client)) throw new BadRequest(401, 'invalid_client', 'The client is unknown.')
    const isCode = form.get('grant_type') === 'authorization_code'
    if (isCode && form.get('redirect_uri') !== redirectUri)
      throw new BadRequest(400, 'invalid_grant', 'The redirect address is another one.')
    const tokens = isCode
      ? consents.exchange(form.get('code') ?? '')
      : consents.rotate(form.get('refresh_token') ?? '')
    if (!tokens) throw new BadRequest(400, 'invalid_grant', 'The code or the refresh token is invalid.')
    sendJson(res, 200, {
      access_token: tokens.accessToken,
      token_type: 'Bearer',
      expires_in: lifetimes.access,
      refresh_token: tokens.refreshToken,
    })
  }

  const answerApi = (req: IncomingMessage, path: string, fields: Fields): object => {
    const consent = consents.find(bearerTokenOf(req))
    if (!consent) throw new LianlianError(401, 'unauthorized', '401', 'Unauthorized')
    if (throttled(consent.sellerId) !== undefined)
      throw new LianlianError(429, 'request_failed', 'LIMIT_ERROR', 'Too many requests.')
    const holder = holderOf(consent)
    const takings = () => takingsOf(lianlianPart, consent.lastOrderDate, clock())
    const account = { accountId: consent.sellerId, platform: marketplace, region: 'UK' }
    const card = { virtualCardNo: '1450000004226' }
    const list = () => {
      switch (path) {
        case '/account/query': {
          const { availableCents, pendingCents } = takings()
          return pageOfList(
            [
              {
                ...account,
                ...card,
                currency,
                holderName: holder.name,
                createTime: '2023-03-01 11:00:36',
                balance: decimalFromCents(availableCents + pendingCents),
                balanceUpdateTime: localTime(clock().toISOString()),
                shopName: holder.name,
                shopStatus: 2,
                appendInfo: '{}',
                feeRate: 0.007,
                authStatus: 'AUTH_SUCCESS',
              },
            ],
            fields,
          )
        }
        case '/withdraw/record/list':
          return pageOf(takings().payouts, fields, ({ at, cents }) => ({
            transId: transIdOf(`${holder.email} ${at}`),
            externalTransId: transIdOf(`${at} ${holder.email}`),
            withdrawStatus: 2,
            platform: marketplace,
            region: 'UK',
            withdrawAmount: decimalFromCents(cents),
            withdrawCurrency: currency,
            arrivalAmount: decimalFromCents(cents),
            arrivalCurrency: currency,
            feeAmount: '0.00',
            actualFeeAmount: '0.00',
            feeCurrency: currency,
            createTime: localTime(at),
            rate: '1.00000000',
            rateTime: localTime(at),
            bankAccountName: holder.name,
            bankName: 'Harbour Bank',
            bankCardNo: '2131 **** **** 1535',
            feeRate: '0.000',
            withdrawDetailList: [],
          }))
        case '/transaction/entry/list':
          return pageOf(depositsOf(takings()), fields, ({ at, cents }) => ({
            ...account,
            ...card,
            transId: transIdOf(`${at} deposit ${holder.email}`),
            creditStatus: '2',
            shopName: holder.name,
            currency,
            amount: decimalFromCents(cents),
            createTime: localTime(at),
            acctDate: localTime(at).slice(0, 10).replaceAll('-', ''),
            fundsId: transIdOf(`${at} funds ${holder.email}`),
          }))
        default:
          throw new LianlianError(404, 'request_failed', '999995', 'No such interface.')
      }
    }
    return path === '/collection/v1/kyc/status'
      ? { status: isVerified(holder) ? 'ACTIVE' : 'INACTIVE' }
      : { code: '000000', data: list() }
  }

  const answerSigned = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const body = req.method === 'POST' ? await readText(req, 'application/json') : ''
    try {
      checkSignature(req, path, body)
      sendSigned(res, 200, answerApi(req, path, body === '' ? {} : (JSON.parse(body) as Fields)))
    } catch (error) {
      if (!(error instanceof LianlianError)) throw error
      const { status, error: kind, code, message } = error
      sendSigned(res, status, { error: kind, code, message })
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (host === 'global.lianlianpay.com' && path === '/openapi/') {
      const page = { brand, basePath, client, consents, accountIdOf, query: url.searchParams }
      return req.method === 'POST' ? takeDecision(req, res, page) : sendConsentPage(req, res, page)
    }
    return path === '/token' ? answerToken(req, res) : answerSigned(req, res, path)
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', baseUrl)
    try {
      await answer(req, res, url)
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      if (url.pathname.endsWith('/openapi/'))
        sendConsentError(req, res, { brand, query: url.searchParams }, error)
      else sendJson(res, error.status, { error: error.code, error_description: error.message })
    }
  }
}

export const lianlian: SandboxPlatform = {
  path: 'lianlian',
  get clientSecret() {
    return `${portalAtLianlian.clientSecret}\n${pairs().portal.privateKey}`
  },
  settings: (baseUrl) => ({
    id: 'lianlian',
    kind: 'lianlian',
    name: 'LianLian',
    clientId: portalAtLianlian.clientId,
    platformKey: pairs().platform.publicKey,
    peerUrl: baseUrl,
  }),
  createPeer: createLianlian,
}
