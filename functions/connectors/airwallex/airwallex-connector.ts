import * as z from 'zod/mini'
import { isEnteredCurrency, type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import { marketplaceOf } from '#shared/shops/marketplaces.ts'
import { type ConnectorDeps, callPlatform, isForbidden, isInvalidGrant } from '../call-platform.ts'
import type { PaymentBalance, PaymentConnector, Tokens } from '../connector.ts'
import { hostUrl } from '../host-url.ts'
import { centsFromPlatformNumber } from '../platform-amounts.ts'
import {
  airwallexAccount,
  airwallexBalances,
  airwallexTokens,
  airwallexTransactions,
} from './airwallex-responses.ts'
import type { AirwallexSettings } from './settings.ts'

/** Pins the API version: names of fields differ between versions. */
const version = '2025-02-14'

const scope = 'balance:read global_account:read financial_transaction:read'

const perPage = 1000

const isTraded = (currency: string): currency is TradedCurrency =>
  tradedCurrencySchema.safeParse(currency).success && !isEnteredCurrency(currency)

const wholePage = /^\d{1,4}$/

/**
 * Accounts at Airwallex, by OAuth with PKCE. The consent is that of a person with the role for it, and lasts 90 days from
 * each refresh. There is no call that ends it: its holder disconnects the app.
 */
export const createAirwallexConnector = (
  deps: ConnectorDeps,
  settings: AirwallexSettings,
  clientSecret: string,
): PaymentConnector => {
  const call = callPlatform(deps, settings.id)
  const siteUrl = hostUrl(settings, 'airwallex.com')
  const apiUrl = hostUrl(settings, 'api.airwallex.com')
  const client = { client_id: settings.clientId, client_secret: clientSecret }

  const requestTokens = async (grant: Record<string, string>): Promise<Tokens> => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...client, ...grant }),
    }
    const now = deps.clock().getTime()
    const answer = await call(airwallexTokens, `${apiUrl}/oauth/token`, init, isInvalidGrant)
    const end = answer.refresh_token_expires_in
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      accessExpiresAt: new Date(now + answer.expires_in * 1000).toISOString(),
      ...(end ? { consentExpiresAt: new Date(now + end * 1000).toISOString() } : {}),
    }
  }

  const read = <T>(schema: z.ZodMiniType<T>, path: string, accessToken: string): Promise<T> =>
    call(
      schema,
      apiUrl + path,
      { headers: { authorization: `Bearer ${accessToken}`, 'x-api-version': version } },
      isForbidden,
    )

  const listBalances = (accessToken: string) =>
    read(airwallexBalances, '/api/v1/balances/current', accessToken)

  const listTransactions = async (
    accessToken: string,
    { from, to, cursor }: { from: string; to: string; cursor?: string | undefined },
  ) => {
    const number = Number(wholePage.exec(cursor ?? '0')?.[0])
    const query = new URLSearchParams({
      from_created_at: from,
      to_created_at: to,
      page_num: String(number),
      page_size: String(perPage),
    })
    const path = `/api/v1/financial_transactions?${query.toString()}`
    const { items, has_more: hasMore } = await read(airwallexTransactions, path, accessToken)
    return { items, next: hasMore ? { cursor: String(number + 1) } : {} }
  }

  return {
    authorizationUrl({ state, redirectUri, codeChallenge }) {
      const url = new URL(`${siteUrl}/oauth/authorize`)
      const parameters = {
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    exchangeCode: ({ code, redirectUri, codeVerifier }) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }),

    refresh: ({ refreshToken }) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    revoke: async () => {},

    async readProfile({ accessToken }) {
      const [account, balances] = await Promise.all([
        read(airwallexAccount, '/api/v1/account', accessToken),
        listBalances(accessToken),
      ])
      const business = account.account_details?.business_details
      const country = business?.address?.country_code ?? ''
      const currency = balances
        .toSorted((a, b) => (b.total_amount ?? 0) - (a.total_amount ?? 0))
        .map((balance) => balance.currency)
        .find(isTraded)
      return {
        id: account.id,
        accountNumber: account.id,
        holderName: business?.business_name ?? '',
        ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
        ...(currency ? { currency } : {}),
        // Airwallex activates only identified holders.
        verified: account.status === 'ACTIVE',
      }
    },

    async readBalances({ accessToken }): Promise<PaymentBalance[]> {
      return (await listBalances(accessToken)).flatMap(({ currency, available_amount, pending_amount }) =>
        isTraded(currency)
          ? [
              {
                currency,
                unsettledCents:
                  centsFromPlatformNumber(available_amount ?? 0) +
                  centsFromPlatformNumber(pending_amount ?? 0),
              },
            ]
          : [],
      )
    },

    /**
     * Payouts to a bank, without failed and reversed ones: a failure or reversal is an entry of its own with the same
     * source.
     */
    async readSettlements({ accessToken }, { from, to, cursor }) {
      const { items, next } = await listTransactions(accessToken, { from, to, cursor })
      const undone = new Set(
        items
          .filter(({ transaction_type }) => /^PAYOUT_(FAILURE|REVERSAL)$/.test(transaction_type))
          .map(({ source_id }) => source_id),
      )
      return {
        settlements: items.flatMap(({ id, amount, currency, created_at, source_id, transaction_type }) =>
          transaction_type === 'PAYOUT' && !undone.has(source_id ?? '') && isTraded(currency)
            ? [
                {
                  id,
                  at: new Date(created_at).toISOString(),
                  currency,
                  amountCents: Math.abs(centsFromPlatformNumber(amount)),
                },
              ]
            : [],
        ),
        ...next,
      }
    },

    /** Deposits whose description names a marketplace. */
    async readDeposits({ accessToken }, span) {
      const { items, next } = await listTransactions(accessToken, span)
      return {
        listed: items.map(({ id }) => id),
        deposits: items.flatMap(
          ({ id, amount, currency, created_at, description, status, transaction_type }) => {
            const marketplace = marketplaceOf(description ?? '')
            return transaction_type === 'DEPOSIT' && status === 'SETTLED' && marketplace && isTraded(currency)
              ? [
                  {
                    id,
                    at: new Date(created_at).toISOString(),
                    marketplace,
                    currency,
                    amountCents: centsFromPlatformNumber(amount),
                  },
                ]
              : []
          },
        ),
        ...next,
      }
    },
  }
}
