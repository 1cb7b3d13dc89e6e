import type * as z from 'zod/mini'
import { isEnteredCurrency, type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { marketplaceOf } from '#shared/shops/marketplaces.ts'
import { basicCredentials } from '../basic-credentials.ts'
import {
  type BodyErrorOf,
  type ConnectorDeps,
  callPlatform,
  isInvalidGrant,
  PlatformUnavailable,
} from '../call-platform.ts'
import type { Access, PaymentConnector, SellerIds, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import {
  lianlianAccounts,
  lianlianDeposits,
  lianlianKyc,
  lianlianTokens,
  lianlianWithdrawals,
} from './lianlian-responses.ts'
import type { LianlianSettings } from './settings.ts'
import { isLianlianSignature, signLianlianCall } from './sign-message.ts'

/** Rejected signatures and parameters, and a busy platform. None of them ends a consent, whatever their status. */
const passing = new Set(['400001', '400003', '400004', '400005', '400006', '999995', '999999'])

/** Every other code is judged by the status: what is not authorised has status 401. */
const statedErrorOf: BodyErrorOf = (body) => {
  const { code } = (body ?? {}) as { code?: unknown }
  if (typeof code !== 'string') return undefined
  if (code === 'LIMIT_ERROR') return { code, kind: 'throttled' }
  return passing.has(code) ? { code, kind: 'unavailable' } : undefined
}

const isUnauthorised = ({ status }: Response): boolean => status === 401

const perPage = 100
/** A customer has an account for each shop and currency. */
const maxPagesOfAccounts = 50

/** The longest span of a list is a year. */
const windowMs = 360 * 24 * 60 * 60_000

/** The end of a list includes the second that it names. */
const chinaMs = 8 * 60 * 60_000
const localTimeOf = (iso: string): string =>
  new Date(Date.parse(iso) + chinaMs).toISOString().slice(0, 19).replace('T', ' ')

const isTraded = (currency: string): currency is TradedCurrency =>
  tradedCurrencySchema.safeParse(currency).success && !isEnteredCurrency(currency)

type Account = NonNullable<z.output<typeof lianlianAccounts>['data']['resultList']>[number]

const earliest = (accounts: readonly Account[]): Account | undefined =>
  accounts.toSorted((a, b) =>
    `${a.createTime} ${a.accountId}` < `${b.createTime} ${b.accountId}` ? -1 : 1,
  )[0]

const balancesOf = (accounts: readonly Account[]) =>
  [...Map.groupBy(accounts, ({ currency }) => currency)].flatMap(([currency, alike]) =>
    isTraded(currency)
      ? [
          {
            currency,
            unsettledCents: alike.reduce((sum, { balance }) => sum + centsFromPlatformDecimal(balance), 0),
          },
        ]
      : [],
  )

const withSeller = (tokens: Tokens, seller: SellerIds | undefined): Tokens =>
  seller ? { ...tokens, seller } : tokens

/** A page of a list of transactions: its window begins at `start`. */
interface Place {
  start: string
  end: string
  page: number
}

const placeOf = ({ from, to, cursor }: { from: string; to: string; cursor?: string }): Place => {
  const [start = from, page = '1'] = cursor?.split('|') ?? []
  return {
    start,
    end: new Date(Math.min(Date.parse(start) + windowMs, Date.parse(to))).toISOString(),
    page: Number(page),
  }
}

const nextOf = ({ start, end, page }: Place, isFull: boolean, to: string): { cursor?: string } => {
  if (isFull) return { cursor: `${start}|${page + 1}` }
  return Date.parse(end) < Date.parse(to) ? { cursor: `${end}|1` } : {}
}

/**
 * Accounts at LianLian Global, by its user API. Every call is signed with the app's key, and every response with
 * LianLian's. The API does not identify the customer: the account that a customer opened first stands for them, and the
 * other accounts of its holder belong to it. There is no PKCE, and no call that ends a consent: its holder ends it at
 * LianLian.
 */
export const createLianlianConnector = (
  deps: ConnectorDeps,
  settings: LianlianSettings,
  secret: string,
): PaymentConnector => {
  const [clientSecret = '', ...keyLines] = secret.split('\n')
  const privateKey = keyLines.join('\n')
  const siteUrl = hostUrl(settings, 'global.lianlianpay.com')
  const apiUrl = hostUrl(settings, 'global-open-api.lianlianpay.com')
  const collectionUrl = hostUrl(settings, 'global-api.lianlianpay.com')
  const callForTokens = callPlatform(deps, settings.id)
  const call = callPlatform(deps, settings.id, {
    statedErrorOf,
    isSigned: ({ headers, body }) =>
      isLianlianSignature(settings.platformKey, body, headers.get('llpay-signature')),
  })

  const read = <T>(
    schema: z.ZodMiniType<T>,
    host: string,
    path: string,
    accessToken: string,
    content?: object,
  ): Promise<T> => {
    const method = content ? 'POST' : 'GET'
    const body = content ? JSON.stringify(content) : ''
    const epoch = Math.floor(deps.clock().getTime() / 1000)
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'llpay-signature': signLianlianCall(privateKey, { method, path, epoch, body }),
    }
    const init = { method, headers, ...(content ? { body } : {}) }
    return call(schema, host + path, init, isUnauthorised)
  }

  const listAccounts = async (accessToken: string): Promise<Account[]> => {
    const accounts: Account[] = []
    for (let pageNum = 1; pageNum <= maxPagesOfAccounts; pageNum++) {
      const content = { pageNum, pageSize: perPage }
      const { data } = await read(lianlianAccounts, apiUrl, '/account/query', accessToken, content)
      const page = data.resultList ?? []
      accounts.push(...page)
      if (page.length < perPage) return accounts
    }
    throw new PlatformUnavailable(`${settings.id}: more accounts than a customer can have`)
  }

  /** The account that stands for the customer, and all of its holder's. */
  const readHolder = async ({ accessToken, seller }: Access) => {
    const all = await listAccounts(accessToken)
    const account = all.find(({ accountId }) => accountId === seller?.['accountId']) ?? earliest(all)
    if (!account) throw new PlatformUnavailable(`${settings.id}: a customer without an account`)
    return { account, accounts: all.filter(({ holderName }) => holderName === account.holderName) }
  }

  const requestTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const init = {
      method: 'POST',
      headers: { authorization: basicCredentials(settings.clientId, clientSecret) },
      body: new URLSearchParams(form),
    }
    const now = deps.clock().getTime()
    const answer = await callForTokens(lianlianTokens, `${apiUrl}/token`, init, isInvalidGrant)
    const refreshToken = answer.refresh_token ?? form['refresh_token']
    return {
      accessToken: answer.access_token,
      ...(refreshToken ? { refreshToken } : {}),
      ...(answer.expires_in
        ? { accessExpiresAt: new Date(now + answer.expires_in * 1000).toISOString() }
        : {}),
    }
  }

  return {
    authorizationUrl({ state, redirectUri }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        state,
        redirect_uri: redirectUri,
      })
      return `${siteUrl}/openapi/?${query.toString()}`
    },

    async exchangeCode({ code, redirectUri }) {
      const tokens = await requestTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
      })
      const { account } = await readHolder(tokens)
      return withSeller(tokens, { accountId: account.accountId })
    },

    refresh: async ({ refreshToken, seller }) =>
      withSeller(await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }), seller),

    revoke: async () => {},

    async readProfile(access) {
      const [{ account, accounts }, kyc] = await Promise.all([
        readHolder(access),
        read(lianlianKyc, collectionUrl, '/collection/v1/kyc/status', access.accessToken),
      ])
      const [largest] = balancesOf(accounts).toSorted((a, b) => b.unsettledCents - a.unsettledCents)
      return {
        id: account.accountId,
        accountNumber: account.accountId,
        holderName: account.holderName,
        ...(largest ? { currency: largest.currency } : {}),
        verified: kyc.status === 'ACTIVE',
      }
    },

    readBalances: async (access) => balancesOf((await readHolder(access)).accounts),

    /** Withdrawals to a bank that succeeded. */
    async readSettlements({ accessToken }, span) {
      const place = placeOf(span)
      const content = {
        startTime: localTimeOf(place.start),
        endTime: localTimeOf(place.end),
        pageNum: place.page,
        pageSize: perPage,
        withdrawStatus: 2,
      }
      const path = '/withdraw/record/list'
      const { data } = await read(lianlianWithdrawals, apiUrl, path, accessToken, content)
      const listed = data.resultList ?? []
      return {
        settlements: listed.flatMap(
          ({ transId: id, withdrawStatus, withdrawAmount, withdrawCurrency: currency, createTime: at }) =>
            withdrawStatus === 2 && isTraded(currency) && at < place.end
              ? [{ id, at, currency, amountCents: centsFromPlatformDecimal(withdrawAmount) }]
              : [],
        ),
        ...nextOf(place, listed.length === perPage, span.to),
      }
    },

    /** Entries name the marketplace of the account that they arrived in. */
    async readDeposits({ accessToken }, span) {
      const place = placeOf(span)
      const content = {
        startTime: localTimeOf(place.start),
        endTime: localTimeOf(place.end),
        pageNum: place.page,
        pageSize: perPage,
        creditStatus: '2',
      }
      const path = '/transaction/entry/list'
      const { data } = await read(lianlianDeposits, apiUrl, path, accessToken, content)
      const listed = data.resultList ?? []
      return {
        listed: listed.map(({ transId }) => transId),
        deposits: listed.flatMap(
          ({ transId: id, creditStatus, platform, currency, amount, createTime: at }) => {
            const marketplace = marketplaceOf(platform)
            return creditStatus === '2' && marketplace && isTraded(currency) && at < place.end
              ? [{ id, at, marketplace, currency, amountCents: centsFromPlatformDecimal(amount) }]
              : []
          },
        ),
        ...nextOf(place, listed.length === perPage, span.to),
      }
    },
  }
}
