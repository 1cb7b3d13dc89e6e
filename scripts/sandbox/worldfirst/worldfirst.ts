import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleConsentRevocation, revokePath } from '../consent-revocation.ts'
import { createConsents } from '../consents.ts'
import { BadRequest, readText } from '../http.ts'
import type { OrdersPart } from '../orders.ts'
import { sendConsentError, sendConsentPage, takeDecision } from '../payment-accounts/consent-page.ts'
import { holderOf, idOf, isVerified } from '../payment-accounts/holder.ts'
import { depositsOf, takingsOf } from '../payment-accounts/takings.ts'
import { createThrottle, type ThrottleRule } from '../payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../sandbox-platform.ts'
import { shopBrand } from '../shop-brand.ts'

const clientId = '2026SANDBOXPORTAL'

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

const lifetimes = { code: 600, access: 30 * 86_400, consent: 365 * 86_400 }
export const worldfirstPart: OrdersPart = { index: 3, of: 4 }
const currency = 'GBP'
const brand = shopBrand('WorldFirst', '#c4122f')

/** An error as WorldFirst states it, with status 200. U is neither a success nor a failure. */
class WorldfirstError extends Error {
  readonly status: 'F' | 'U'
  readonly code: string
  constructor(code: string, message: string, status: 'F' | 'U' = 'F') {
    super(message)
    this.code = code
    this.status = status
  }
}

const accountIdOf = (email: string): string => `W${idOf(email, '0123456789', 16)}`

const timeAfter = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString()

const moneyOf = (value: number) => ({ currency, value })

/** The query of the consent page, with the parameter names of the other platforms. */
const inUsualNames = (query: URLSearchParams): URLSearchParams => {
  const usual = new URLSearchParams(query)
  for (const [name, given] of [
    ['client_id', query.get('clientId')],
    ['redirect_uri', query.get('redirectUri')],
    ['response_type', 'code'],
  ] as const)
    if (given !== null && !usual.has(name)) usual.set(name, given)
  return usual
}

/** WorldFirst for demonstrations and tests, as far as the portal calls it, each host being a folder. */
export const createWorldfirst = (
  options: Pick<SandboxPeerOptions, 'baseUrl' | 'clock' | 'brandName' | 'redirectUri' | 'folder'> & {
    throttle?: ThrottleRule
  },
) => {
  const { baseUrl, clock, brandName: name, redirectUri, folder } = options
  const { pathname: basePath } = new URL(baseUrl)
  const consents = createConsents({ clock, folder, lifetimes })
  const throttled = createThrottle(clock, options.throttle ?? { calls: 100, seconds: 1 })

  const send = (res: ServerResponse, path: string, answer: object): void => {
    const body = JSON.stringify(answer)
    const time = clock().toISOString()
    const signature = createSign('sha256')
      .update(`POST ${path}\n${clientId}.${time}.${body}`)
      .sign(pairs().platform.privateKey, 'base64')
    res.writeHead(200, {
      'content-type': 'application/json; charset=UTF-8',
      'client-id': clientId,
      'response-time': time,
      signature: `algorithm=RSA256, keyVersion=2, signature=${encodeURIComponent(signature)}`,
    })
    res.end(body)
  }

  const checkSignature = (req: IncomingMessage, path: string, body: string): void => {
    const time = String(req.headers['request-time'] ?? '')
    const given = /signature=([^,\s]+)$/.exec(String(req.headers['signature'] ?? ''))?.[1] ?? ''
    if (req.headers['client-id'] !== clientId) throw new WorldfirstError('INVALID_CLIENT', 'No such client.')
    const isValid = createVerify('sha256')
      .update(`POST ${path}\n${clientId}.${time}.${body}`)
      .verify(pairs().portal.publicKey, decodeURIComponent(given), 'base64')
    if (!isValid || Math.abs(clock().getTime() - Date.parse(time)) > 300_000)
      throw new WorldfirstError('INVALID_SIGNATURE', 'The signature is invalid.')
  }

  const answerToken = (body: Record<string, string>): object => {
    const isCode = body['grantType'] === 'AUTHORIZATION_CODE'
    const tokens = isCode ? consents.exchange(body['code'] ?? '') : undefined
    const accessToken = isCode ? tokens?.accessToken : consents.refresh(body['refreshToken'] ?? '')
    const consent = consents.find(accessToken ?? '')
    if (!accessToken || !consent)
      throw isCode
        ? new WorldfirstError('AUTH_CODE_NOT_EXIST', 'The code is invalid.')
        : new WorldfirstError('AUTHORIZATION_NOT_EXIST', 'The authorisation does not exist.')
    const now = clock()
    return {
      accessToken,
      expiresAt: timeAfter(now, lifetimes.access),
      refreshToken: tokens?.refreshToken ?? body['refreshToken'],
      refreshTokenExpiresAt: timeAfter(now, lifetimes.consent),
      accountId: consent.sellerId,
      scope: 'accounts:read balances:read statements:read deposits:read',
    }
  }

  const answerApi = (path: string, accessToken: string, body: Record<string, unknown>): object => {
    const consent = consents.find(accessToken)
    if (!consent) throw new WorldfirstError('ACCESS_TOKEN_EXPIRED', 'The access token has expired.')
    if (throttled(consent.sellerId) !== undefined)
      throw new WorldfirstError('REQUEST_TRAFFIC_EXCEED_LIMIT', 'Too many requests.', 'U')
    const holder = holderOf(consent)
    const takings = () => takingsOf(worldfirstPart, consent.lastOrderDate, clock())
    switch (path) {
      case '/api/open/v1/oauth/revoke':
        consents.withdraw(consent.sellerId)
        return {}
      case '/api/open/v1/accounts/query':
        if (body['id'] !== consent.sellerId) throw new WorldfirstError('ACCESS_DENIED', 'Another account.')
        return {
          id: consent.sellerId,
          status: isVerified(holder) ? 'SUCCESS' : 'PROCESSING',
          registrationRegion: consent.region,
          registrationLegalName: holder.name,
        }
      case '/api/open/v1/balances/query': {
        const { availableCents, pendingCents } = takings()
        return {
          balances: [
            {
              currency,
              balanceType: 'NORMAL_BALANCE',
              availableAmount: moneyOf(availableCents + pendingCents),
              frozenAmount: moneyOf(0),
            },
          ],
        }
      }
      case '/api/open/v1/statements/list': {
        const [from, to] = [
          Date.parse(String(body['fromTransactAt'])),
          Date.parse(String(body['toTransactAt'])),
        ]
        const limit = Number(body['limit'])
        if (!(to > from) || to - from > 100 * 86_400_000 || !(limit >= 1 && limit <= 100))
          throw new WorldfirstError('PARAM_ILLEGAL', 'The span or the limit is invalid.')
        const start = Number(body['cursor'] ?? 0)
        const found = takings()
          .payouts.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to)
          .toReversed()
          .map(({ at, cents }) => ({
            id: idOf(`${holder.email} ${at}`, '0123456789', 20),
            transactionType: 'WITHDRAWAL',
            status: 'SUCCESS',
            transactionAmount: moneyOf(-cents),
            netAmount: moneyOf(-cents),
            balanceType: 'NORMAL_BALANCE',
            transactedAt: at,
          }))
        return {
          items: found.slice(start, start + limit),
          nextCursor: start + limit < found.length ? String(start + limit) : null,
        }
      }
      case '/api/open/v1/deposits/list': {
        const [from, to] = [
          Date.parse(String(body['fromCreatedAt'])),
          Date.parse(String(body['toCreatedAt'])),
        ]
        const limit = Number(body['limit'])
        if (!(to > from) || !(limit >= 1 && limit <= 100))
          throw new WorldfirstError('INVALID_PARAMETER', 'The span or the limit is invalid.')
        const start = Number(body['cursor'] ?? 0)
        const found = depositsOf(takings())
          .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to)
          .toReversed()
          .map(({ at, cents }) => ({
            id: idOf(`${at} ${holder.email}`, '0123456789', 20),
            accountId: consent.sellerId,
            type: 'MARKETPLACE',
            status: 'SUCCESS',
            amount: moneyOf(cents),
            reference: 'AMAZON PAYMENTS UK LTD',
            createdAt: at,
            succeededAt: at,
          }))
        return {
          items: found.slice(start, start + limit),
          nextCursor: start + limit < found.length ? String(start + limit) : null,
        }
      }
      default:
        throw new WorldfirstError('SERVICE_NOT_ALLOWED', 'No such service.')
    }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const [, path = ''] = /^\/[^/]+(\/.*)$/.exec(url.pathname.slice(basePath.length)) ?? []
    if (url.pathname === basePath + revokePath) return handleConsentRevocation(req, res, consents)
    if (path === '/api/open/v1/oauth/authorize') {
      const query = inUsualNames(url.searchParams)
      if (!query.get('scope') || !query.get('referenceAccountId') || (query.get('state') ?? '').length > 64)
        throw new BadRequest(400, 'invalid_request', 'A parameter is missing or too long.')
      const client = { clientId, name, redirectUri }
      const page = { brand, basePath, client, consents, accountIdOf, query, codeName: 'authCode' }
      return req.method === 'POST' ? takeDecision(req, res, page) : sendConsentPage(req, res, page)
    }
    const text = await readText(req, 'application/json')
    try {
      checkSignature(req, path, text)
      const body = JSON.parse(text) as Record<string, string>
      const content =
        path === '/api/open/v1/oauth/token'
          ? answerToken(body)
          : answerApi(path, String(req.headers['access-token'] ?? body['token'] ?? ''), body)
      send(res, path, { ...content, result: { resultStatus: 'S', resultCode: 'SUCCESS', resultMessage: '' } })
    } catch (error) {
      if (!(error instanceof WorldfirstError)) throw error
      const { status: resultStatus, code: resultCode, message: resultMessage } = error
      send(res, path, { result: { resultStatus, resultCode, resultMessage } })
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const url = new URL(req.url ?? '/', baseUrl)
    try {
      await answer(req, res, url)
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      sendConsentError(req, res, { brand, query: url.searchParams }, error)
    }
  }
}

export const worldfirst: SandboxPlatform = {
  path: 'worldfirst',
  get clientSecret() {
    return pairs().portal.privateKey
  },
  settings: (baseUrl) => ({
    id: 'worldfirst',
    kind: 'worldfirst',
    name: 'WorldFirst',
    clientId,
    platformKey: pairs().platform.publicKey,
    peerUrl: baseUrl,
  }),
  createPeer: createWorldfirst,
}
