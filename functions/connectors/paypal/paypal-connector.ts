import * as z from 'zod/mini'
import { isEnteredCurrency, type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { marketplaceOf } from '#shared/shops/marketplaces.ts'
import { basicCredentials } from '../basic-credentials.ts'
import {
  type ConnectorDeps,
  callPlatform,
  GrantRefused,
  isForbidden,
  isInvalidGrant,
} from '../call-platform.ts'
import type { PaymentConnector, Tokens } from '../connector.ts'
import { centsFromPlatformDecimal } from '../platform-amounts.ts'
import { paypalBalances, paypalTokens, paypalTransactions, paypalUser } from './paypal-responses.ts'
import type { PaypalSettings } from './settings.ts'
import { massPaymentCodes, transactionPages, withdrawalCodes } from './transaction-pages.ts'

const scope = [
  'openid',
  'profile',
  'email',
  'address',
  'https://uri.paypal.com/services/paypalattributes',
  'https://uri.paypal.com/services/reporting/search/read',
  'https://uri.paypal.com/services/reporting/balances/read',
].join(' ')

const transactionsPerPage = 500

const withdrawals = transactionPages(withdrawalCodes)
const massPayments = transactionPages(massPaymentCodes)

type Balance = NonNullable<z.output<typeof paypalBalances>['balances']>[number]

const isTraded = (currency: string): currency is TradedCurrency =>
  tradedCurrencySchema.safeParse(currency).success && !isEnteredCurrency(currency)

/** The part that PayPal withholds for disputes and reserves is left out. */
const availableCents = ({ total_balance, available_balance, withheld_balance }: Balance): number =>
  available_balance
    ? centsFromPlatformDecimal(available_balance.value)
    : centsFromPlatformDecimal(total_balance.value) - centsFromPlatformDecimal(withheld_balance?.value ?? '0')

const primaryFirst = <T extends { primary?: boolean | undefined }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))

/** PayPal has its own code for mainland China. */
const isoCountry = (country: string): string => (country === 'C2' ? 'CN' : country)

/** Log in with PayPal, and version 1 of its reports. */
export const createPaypalConnector = (
  deps: ConnectorDeps,
  {
    id: platformId,
    clientId,
    siteUrl = 'https://www.paypal.com',
    apiUrl = 'https://api-m.paypal.com',
  }: PaypalSettings,
  clientSecret: string,
): PaymentConnector => {
  const call = callPlatform(deps, platformId)
  const authorization = basicCredentials(clientId, clientSecret)

  const requestTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const init = { method: 'POST', headers: { authorization }, body: new URLSearchParams(form) }
    const now = deps.clock().getTime()
    const answer = await call(paypalTokens, `${apiUrl}/v1/oauth2/token`, init, isInvalidGrant)
    const refreshToken = answer.refresh_token ?? form['refresh_token']
    return {
      accessToken: answer.access_token,
      ...(refreshToken ? { refreshToken } : {}),
      accessExpiresAt: new Date(now + answer.expires_in * 1000).toISOString(),
    }
  }

  const read = <T>(schema: z.ZodMiniType<T>, path: string, query: Record<string, string>, token: string) =>
    call(
      schema,
      `${apiUrl}${path}?${new URLSearchParams(query).toString()}`,
      { headers: { authorization: `Bearer ${token}` } },
      isForbidden,
    )

  const listBalances = async (token: string) =>
    (await read(paypalBalances, '/v1/reporting/balances', {}, token)).balances ?? []

  /** A page of the completed transactions in traded currencies. */
  const listTransactions = async (
    { readPlace, nextCursor }: ReturnType<typeof transactionPages>,
    fields: string,
    token: string,
    span: { from: string; to: string; cursor?: string },
  ) => {
    const place = readPlace(span)
    const query = {
      start_date: place.from,
      end_date: place.to,
      transaction_type: place.code,
      transaction_status: 'S',
      fields,
      page_size: String(transactionsPerPage),
      page: String(place.page),
    }
    const page = await read(paypalTransactions, '/v1/reporting/transactions', query, token)
    return {
      listed: (page.transaction_details ?? []).flatMap(({ transaction_info: each, payer_info: payer }) => {
        const at = each.transaction_initiation_date
        const { currency_code: currency, value } = each.transaction_amount
        const name = payer?.payer_name
        // A window ends where the next one begins.
        return isTraded(currency) && at >= place.from && at < place.to
          ? [
              {
                id: each.transaction_id,
                at,
                currency,
                cents: centsFromPlatformDecimal(value),
                payer: name?.alternate_full_name ?? name?.full_name ?? '',
              },
            ]
          : []
      }),
      cursor: nextCursor(place, page.total_pages ?? 1, span.to),
    }
  }

  return {
    authorizationUrl({ state, redirectUri }) {
      const url = new URL(`${siteUrl}/signin/authorize`)
      const parameters = {
        flowEntry: 'static',
        response_type: 'code',
        client_id: clientId,
        scope,
        redirect_uri: redirectUri,
        state,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    exchangeCode: ({ code, redirectUri }) =>
      requestTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),

    refresh: ({ refreshToken }) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    /** This revokes the access token; the consent itself can only be revoked by its holder in PayPal's settings. */
    async revoke({ accessToken }) {
      const body = new URLSearchParams({ token: accessToken, token_type_hint: 'ACCESS_TOKEN' })
      const init = { method: 'POST', headers: { authorization }, body }
      try {
        await call(z.unknown(), `${apiUrl}/v1/oauth2/token/terminate`, init, isForbidden)
      } catch (error) {
        if (!(error instanceof GrantRefused)) throw error
      }
    },

    async readProfile({ accessToken }) {
      const [user, balances] = await Promise.all([
        read(paypalUser, '/v1/identity/oauth2/userinfo', { schema: 'paypalv1.1' }, accessToken),
        listBalances(accessToken),
      ])
      const [email] = primaryFirst(user.emails ?? [])
      const country = user.address?.country
      const currency = primaryFirst(balances)
        .map((balance) => balance.currency)
        .find(isTraded)
      return {
        id: user.payer_id,
        accountNumber: email?.value ?? user.payer_id,
        holderName: user.name ?? '',
        ...(country ? { country: isoCountry(country) } : {}),
        ...(currency ? { currency } : {}),
        verified: user.verified_account ?? false,
      }
    },

    async readBalances({ accessToken }) {
      return (await listBalances(accessToken)).flatMap((balance) =>
        isTraded(balance.currency)
          ? [{ currency: balance.currency, unsettledCents: availableCents(balance) }]
          : [],
      )
    },

    async readSettlements({ accessToken }, span) {
      const { listed, cursor } = await listTransactions(withdrawals, 'transaction_info', accessToken, span)
      return {
        // A withdrawal that came back is above 0.
        settlements: listed.flatMap(({ id, at, currency, cents }) =>
          cents < 0 ? [{ id, at, currency, amountCents: 0 - cents }] : [],
        ),
        ...(cursor ? { cursor } : {}),
      }
    },

    /** Mass payments from a payer whose business name is that of a marketplace. */
    async readDeposits({ accessToken }, span) {
      const fields = 'transaction_info,payer_info'
      const { listed, cursor } = await listTransactions(massPayments, fields, accessToken, span)
      return {
        listed: listed.map(({ id }) => id),
        deposits: listed.flatMap(({ id, at, currency, cents, payer }) => {
          const marketplace = marketplaceOf(payer)
          // The account's own mass payments are below zero.
          return marketplace && cents > 0 ? [{ id, at, marketplace, currency, amountCents: cents }] : []
        }),
        ...(cursor ? { cursor } : {}),
      }
    },
  }
}
