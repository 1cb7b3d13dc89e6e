import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { isEnteredCurrency, type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { marketplaceOf } from '#shared/shops/marketplaces.ts'
import { bodyErrorParser } from '../body-errors.ts'
import { type ConnectorDeps, callPlatform, GrantRefused, isForbidden } from '../call-platform.ts'
import type { Access, PaymentConnector, SellerIds, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { centsFromSmallestUnit } from '../platform-amounts.ts'
import type { WorldfirstSettings } from './settings.ts'
import { isWorldfirstSignature, signWorldfirstMessage } from './sign-message.ts'

const hosts = {
  singapore: 'open-sea.worldfirst.com',
  europe: 'open-eu.worldfirst.com',
  unitedStates: 'open-na.worldfirst.com',
} as const

const scope = 'accounts:read balances:read statements:read deposits:read'

interface Result {
  resultStatus?: unknown
  resultCode?: unknown
}

/** WorldFirst's error codes, sent with status 200. An unlisted code, or an unknown outcome, counts as temporary. */
const statedErrorOf = bodyErrorParser({
  code: (body) => {
    const { resultStatus, resultCode } = (body['result'] ?? {}) as Result
    return resultStatus === 'S' ? undefined : resultCode
  },
  kinds: {
    ACCESS_TOKEN_EXPIRED: 'ended',
    AUTHORIZATION_NOT_EXIST: 'ended',
    AUTH_CODE_EXPIRED: 'ended',
    AUTH_CODE_NOT_EXIST: 'ended',
    ACCESS_DENIED: 'notAllowed',
    CONTRACT_CHECK_FAIL: 'notAllowed',
    SERVICE_NOT_ALLOWED: 'notAllowed',
    REQUEST_TRAFFIC_EXCEED_LIMIT: 'throttled',
  },
})

const text = z.string().check(z.minLength(1))

const tokenAnswer = z.object({
  accessToken: text,
  expiresAt: text,
  refreshToken: z.nullish(z.string()),
  refreshTokenExpiresAt: z.nullish(z.string()),
  accountId: z.nullish(z.string()),
})

/** An integer of the currency's smallest unit, in some places as a text. */
const amount = z.object({
  currency: z.string(),
  value: z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^-?\d+$/))]),
    z.transform((value) => Number(value)),
  ),
})

const accountAnswer = z.object({
  id: text,
  status: z.nullish(z.string()),
  registrationRegion: z.nullish(z.string()),
  registrationLegalName: z.nullish(z.string().check(z.maxLength(300))),
})

const balancesAnswer = z.object({
  balances: z.nullish(z.array(z.object({ availableAmount: amount }))),
})

const statementPage = z.object({
  items: z.nullish(
    z.array(
      z.object({
        id: text,
        transactionType: z.string(),
        status: z.string(),
        transactionAmount: amount,
        transactedAt: z.string(),
      }),
    ),
  ),
  nextCursor: z.nullish(z.string()),
})

const depositPage = z.object({
  items: z.nullish(
    z.array(
      z.object({
        id: text,
        type: z.string(),
        status: z.string(),
        amount,
        refundedAmount: z.nullish(amount),
        reference: z.nullish(z.string()),
        createdAt: z.string(),
      }),
    ),
  ),
  nextCursor: z.nullish(z.string()),
})

/** The longest span of a list of statements. */
const windowMs = 100 * 24 * 60 * 60_000

const isTraded = (currency: string): currency is TradedCurrency =>
  tradedCurrencySchema.safeParse(currency).success && !isEnteredCurrency(currency)

const iso = (timestamp: string): string => new Date(timestamp).toISOString()

/**
 * Accounts at WorldFirst. Every call is signed with the app's key, and every response with WorldFirst's. WorldFirst has
 * no PKCE: the code is worthless without the key.
 */
export const createWorldfirstConnector = (
  deps: ConnectorDeps,
  settings: WorldfirstSettings,
  privateKey: string,
): PaymentConnector => {
  const { clientId } = settings
  const host = hostUrl(settings, hosts[settings.part ?? 'singapore'])

  const isSigned = ({ url, headers, body }: { url: string; headers: Headers; body: string }): boolean => {
    // At a substitute, the host is a folder of the path.
    const { pathname } = new URL(url)
    const message = {
      path: pathname.slice(pathname.indexOf('/api/open/')),
      clientId,
      time: headers.get('response-time') ?? '',
      body,
    }
    return isWorldfirstSignature(settings.platformKey, message, headers.get('signature'))
  }
  const call = callPlatform(deps, settings.id, { statedErrorOf, isSigned })

  const post = <T>(
    schema: z.ZodMiniType<T>,
    name: string,
    content: object,
    accessToken?: string,
  ): Promise<T> => {
    const path = `/api/open/v1/${name}`
    const body = JSON.stringify(content)
    const time = deps.clock().toISOString()
    const headers = {
      'content-type': 'application/json; charset=UTF-8',
      'client-id': clientId,
      'request-time': time,
      signature: signWorldfirstMessage(privateKey, { path, clientId, time, body }),
      ...(accessToken ? { 'access-token': accessToken } : {}),
    }
    return call(schema, host + path, { method: 'POST', headers, body }, isForbidden)
  }

  const requestTokens = async (grant: Record<string, string>, known: SellerIds = {}): Promise<Tokens> => {
    const answer = await post(tokenAnswer, 'oauth/token', grant)
    const accountId = answer.accountId ?? known['accountId']
    return {
      accessToken: answer.accessToken,
      accessExpiresAt: iso(answer.expiresAt),
      ...(answer.refreshToken ? { refreshToken: answer.refreshToken } : {}),
      ...(answer.refreshTokenExpiresAt ? { consentExpiresAt: iso(answer.refreshTokenExpiresAt) } : {}),
      ...(accountId ? { seller: { accountId } } : {}),
    }
  }

  const listBalances = async ({ accessToken }: Access) =>
    ((await post(balancesAnswer, 'balances/query', {}, accessToken)).balances ?? []).flatMap(
      ({ availableAmount: { currency, value } }) =>
        isTraded(currency) ? [{ currency, unsettledCents: centsFromSmallestUnit(value, currency) }] : [],
    )

  return {
    authorizationUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        clientId,
        redirectUri,
        scope,
        state,
        // Required: our name for the person who consents.
        referenceAccountId: createHash('sha256').update(state).digest('hex').slice(0, 32),
      })
      return `${host}/api/open/v1/oauth/authorize?${query.toString().replaceAll('+', '%20')}`
    },

    exchangeCode: ({ code }) => requestTokens({ grantType: 'AUTHORIZATION_CODE', code }),

    refresh: ({ refreshToken, seller }) =>
      requestTokens({ grantType: 'REFRESH_TOKEN', refreshToken }, seller).then((fresh) => ({
        refreshToken,
        ...fresh,
      })),

    async revoke({ accessToken }) {
      await post(z.unknown(), 'oauth/revoke', { token: accessToken }).catch((error: unknown) => {
        // A consent unknown to WorldFirst has ended.
        if (!(error instanceof GrantRefused)) throw error
      })
    },

    async readProfile(access) {
      const id = access.seller?.['accountId'] ?? ''
      const [account, balances] = await Promise.all([
        post(accountAnswer, 'accounts/query', { id }, access.accessToken),
        listBalances(access),
      ])
      const country = account.registrationRegion ?? ''
      const [largest] = balances.toSorted((a, b) => b.unsettledCents - a.unsettledCents)
      return {
        id: account.id,
        accountNumber: account.id,
        holderName: account.registrationLegalName ?? '',
        ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
        ...(largest ? { currency: largest.currency } : {}),
        verified: account.status === 'SUCCESS',
      }
    },

    readBalances: listBalances,

    /** Withdrawals to a bank that succeeded; one that came back has another state. The cursor begins with its window. */
    async readSettlements({ accessToken }, { from, to, cursor: given }) {
      const [start = from, cursor = ''] = given?.split('|') ?? []
      const end = new Date(Math.min(Date.parse(start) + windowMs, Date.parse(to))).toISOString()
      const content = {
        limit: 100,
        fromTransactAt: start,
        toTransactAt: end,
        transactionTypes: ['WITHDRAWAL'],
        ...(cursor ? { cursor } : {}),
      }
      const page = await post(statementPage, 'statements/list', content, accessToken)
      const next = page.nextCursor ? `${start}|${page.nextCursor}` : end < to ? `${end}|` : undefined
      return {
        settlements: (page.items ?? []).flatMap(
          ({ id, status, transactionType, transactionAmount: { currency, value }, transactedAt }) =>
            transactionType === 'WITHDRAWAL' && status === 'SUCCESS' && isTraded(currency)
              ? [
                  {
                    id,
                    at: iso(transactedAt),
                    currency,
                    amountCents: Math.abs(centsFromSmallestUnit(value, currency)),
                  },
                ]
              : [],
        ),
        ...(next ? { cursor: next } : {}),
      }
    },

    /** WorldFirst marks payments by marketplaces; which marketplace paid is only in the transfer's reference. */
    async readDeposits({ accessToken }, { from, to, cursor }) {
      const content = {
        limit: 100,
        type: 'MARKETPLACE',
        fromCreatedAt: from,
        toCreatedAt: to,
        ...(cursor ? { cursor } : {}),
      }
      const page = await post(depositPage, 'deposits/list', content, accessToken)
      const items = page.items ?? []
      return {
        listed: items.map(({ id }) => id),
        deposits: items.flatMap(
          ({ id, type, status, amount: paid, refundedAmount, reference, createdAt }) => {
            const marketplace = marketplaceOf(reference ?? '')
            const at = iso(createdAt)
            const { currency, value } = paid
            const isArrived = status === 'SUCCESS' || status === 'PARTIAL_REFUNDED'
            if (type !== 'MARKETPLACE' || !marketplace || !isArrived || !isTraded(currency) || at >= iso(to))
              return []
            const left = value - (refundedAmount?.value ?? 0)
            return [{ id, at, marketplace, currency, amountCents: centsFromSmallestUnit(left, currency) }]
          },
        ),
        ...(page.nextCursor ? { cursor: page.nextCursor } : {}),
      }
    },
  }
}
