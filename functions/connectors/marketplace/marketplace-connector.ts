import * as z from 'zod/mini'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { tradedCurrencySchema } from '#shared/money/currency.ts'
import {
  type ConnectorDeps,
  callPlatform,
  isForbidden,
  isInvalidGrant,
  PlatformUnavailable,
} from '../call-platform.ts'
import type { ShopConnector, Tokens } from '../connector.ts'
import { supportedCurrency } from '../supported-currency.ts'
import type { MarketplaceSettings } from './settings.ts'

const scope = 'shop:read orders:read'

const tokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  expires_in: z.number().check(z.positive()),
  refresh_token_expires_in: z.optional(z.number().check(z.positive())),
})

const shopAnswer = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  currency: z.string(),
  opened_at: z.iso.datetime(),
})

const orderPage = z.object({
  items: z.array(
    z.object({
      order_id: z.string(),
      created_at: z.iso.datetime(),
      kind: z.enum(['sale', 'refund']),
      currency: tradedCurrencySchema,
      amount: z.string().check(z.regex(/^\d+\.\d{2}$/)),
    }),
  ),
  next_cursor: z.nullable(z.string()),
})

const ordersPerPage = 1000

export const createMarketplaceConnector = (
  deps: ConnectorDeps,
  platform: MarketplaceSettings,
): ShopConnector => {
  const call = callPlatform(deps, platform.id)

  const requestTokens = async (form: Record<string, string>): Promise<Tokens> => {
    const body = new URLSearchParams({ ...form, client_id: platform.clientId })
    const now = deps.clock().getTime()
    const after = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    const answer = await call(tokenResponse, platform.tokenUrl, { method: 'POST', body }, isInvalidGrant)
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      accessExpiresAt: after(answer.expires_in),
      ...(answer.refresh_token_expires_in
        ? { consentExpiresAt: after(answer.refresh_token_expires_in) }
        : {}),
    }
  }

  const read = <T>(schema: z.ZodMiniType<T>, path: string, accessToken: string): Promise<T> =>
    call(
      schema,
      `${platform.apiUrl}${path}`,
      { headers: { authorization: `Bearer ${accessToken}` } },
      isForbidden,
    )

  return {
    authorizationUrl({ state, codeChallenge, redirectUri, locale }) {
      const url = new URL(platform.authorizeUrl)
      const parameters = {
        response_type: 'code',
        client_id: platform.clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ui_locales: locale,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    exchangeCode: ({ code, codeVerifier, redirectUri }) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),

    refresh: ({ refreshToken }) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    /** RFC 7009: the platform returns 200 for an unknown token as well. */
    async revoke({ accessToken, refreshToken }) {
      const body = new URLSearchParams({ token: refreshToken ?? accessToken, client_id: platform.clientId })
      await call(
        z.unknown(),
        platform.tokenUrl.replace(/\/token$/, '/revoke'),
        { method: 'POST', body },
        () => false,
      )
    },

    async readProfile({ accessToken }) {
      const { opened_at: openedAt, ...shop } = await read(shopAnswer, '/shop', accessToken)
      return { ...shop, currency: supportedCurrency(platform.id, shop.currency), openedAt }
    },

    async readSales({ accessToken }, { shop, from, to, cursor }) {
      const query = new URLSearchParams({
        limit: String(ordersPerPage),
        from,
        to,
        ...(cursor ? { cursor } : {}),
      })
      const page = await read(orderPage, `/orders?${query.toString()}`, accessToken)
      const foreign = page.items.find((each) => each.currency !== shop.currency)
      if (foreign) throw new PlatformUnavailable(`${platform.id}: an order in ${foreign.currency}`)
      return {
        // Sales and refunds are listed alike, each on its own day.
        entries: page.items.map((each) => ({
          id: `${each.kind}:${each.order_id}`,
          at: each.created_at,
          kind: each.kind,
          amount: centsFromDecimal(each.amount),
        })),
        ...(page.next_cursor === null ? {} : { cursor: page.next_cursor }),
      }
    },
  }
}
