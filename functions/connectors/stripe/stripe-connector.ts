import * as z from 'zod/mini'
import type { Cents } from '#shared/money/cents.ts'
import { isEnteredCurrency, type TradedCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import {
  type ConnectorDeps,
  callPlatform,
  GrantRefused,
  isForbidden,
  isInvalidGrant,
} from '../call-platform.ts'
import type { PaymentBalance, PaymentConnector, Tokens } from '../connector.ts'
import { centsFromSmallestUnit } from '../platform-amounts.ts'
import type { StripeSettings } from './settings.ts'
import { stripeAccount, stripeBalance, stripePayouts, stripeTokens } from './stripe-responses.ts'

/** Pins the format of responses, whatever the account's own default is. */
const version = '2026-10-28.endive'

const payoutsPerPage = 100

/** An amount in our form; undefined in a currency without a known rate. */
const tradedAmount = (
  amount: number,
  stripeCurrency: string,
): { currency: TradedCurrency; cents: Cents } | undefined => {
  const currency = tradedCurrencySchema.safeParse(stripeCurrency.toUpperCase())
  if (!currency.success || isEnteredCurrency(currency.data)) return undefined
  return { currency: currency.data, cents: centsFromSmallestUnit(amount, currency.data) }
}

const isPaidOut = (status: string): boolean => status === 'paid' || status === 'in_transit'

const secondsSince1970 = (timestamp: string): number => Math.ceil(Date.parse(timestamp) / 1000)

/** Connect's OAuth, and version 1 of the API, with each account's access token. */
export const createStripeConnector = (
  deps: ConnectorDeps,
  {
    id,
    clientId,
    connectUrl = 'https://connect.stripe.com',
    apiUrl = 'https://api.stripe.com',
  }: StripeSettings,
  secretKey: string,
): PaymentConnector => {
  const call = callPlatform(deps, id)

  const post = <T>(
    schema: z.ZodMiniType<T>,
    path: string,
    form: Record<string, string>,
    refusedBy: (response: Response) => boolean | Promise<boolean>,
  ): Promise<T> =>
    call(
      schema,
      `${connectUrl}${path}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams(form),
      },
      refusedBy,
    )

  const requestTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const answer = await post(stripeTokens, '/oauth/token', form, isInvalidGrant)
    return {
      accessToken: answer.access_token,
      ...(answer.refresh_token ? { refreshToken: answer.refresh_token } : {}),
    }
  }

  const read = <T>(schema: z.ZodMiniType<T>, path: string, accessToken: string): Promise<T> =>
    call(
      schema,
      `${apiUrl}${path}`,
      { headers: { authorization: `Bearer ${accessToken}`, 'stripe-version': version } },
      isForbidden,
    )

  return {
    authorizationUrl({ state, redirectUri }) {
      const url = new URL(`${connectUrl}/oauth/authorize`)
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        scope: 'read_only',
        redirect_uri: redirectUri,
        state,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    exchangeCode: ({ code }) => requestTokens({ grant_type: 'authorization_code', code }),

    refresh: ({ refreshToken }) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke({ accessToken }) {
      try {
        const account = await read(stripeAccount, '/v1/account', accessToken)
        const form = { client_id: clientId, stripe_user_id: account.id }
        await post(z.unknown(), '/oauth/deauthorize', form, () => false)
      } catch (error) {
        // An account that denies access has revoked the consent itself.
        if (!(error instanceof GrantRefused)) throw error
      }
    },

    async readProfile({ accessToken }) {
      const account = await read(stripeAccount, '/v1/account', accessToken)
      const currency = tradedAmount(0, account.default_currency ?? '')?.currency
      return {
        id: account.id,
        accountNumber: account.id,
        holderName:
          account.company?.name ??
          account.business_profile?.name ??
          account.settings?.dashboard?.display_name ??
          '',
        ...(account.country ? { country: account.country } : {}),
        ...(currency ? { currency } : {}),
        // Stripe pays out only to identified holders.
        verified: account.details_submitted && account.charges_enabled && account.payouts_enabled,
      }
    },

    async readBalances({ accessToken }): Promise<PaymentBalance[]> {
      const { available, pending } = await read(stripeBalance, '/v1/balance', accessToken)
      const sums = new Map<TradedCurrency, Cents>()
      for (const { amount, currency: written } of [...available, ...pending]) {
        const found = tradedAmount(amount, written)
        if (found) sums.set(found.currency, (sums.get(found.currency) ?? 0) + found.cents)
      }
      return [...sums].map(([currency, unsettledCents]) => ({ currency, unsettledCents }))
    },

    async readSettlements({ accessToken }, { from, to, cursor }) {
      const query = new URLSearchParams({
        'created[gte]': String(secondsSince1970(from)),
        'created[lt]': String(secondsSince1970(to)),
        limit: String(payoutsPerPage),
        ...(cursor ? { starting_after: cursor } : {}),
      })
      const page = await read(stripePayouts, `/v1/payouts?${query.toString()}`, accessToken)
      const last = page.data.at(-1)
      return {
        settlements: page.data.flatMap(({ id: payoutId, amount, currency: written, created, status }) => {
          const found = tradedAmount(amount, written)
          // A negative payout is money that Stripe takes from the account's bank.
          return found && found.cents > 0 && isPaidOut(status)
            ? [
                {
                  id: payoutId,
                  at: new Date(created * 1000).toISOString(),
                  currency: found.currency,
                  amountCents: found.cents,
                },
              ]
            : []
        }),
        ...(page.has_more && last ? { cursor: last.id } : {}),
      }
    },
  }
}
