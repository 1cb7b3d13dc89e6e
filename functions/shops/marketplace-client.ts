import * as z from 'zod/mini'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { currencySchema } from '#shared/money/currency.ts'
import type { ShopOrder } from '#shared/shops/daily-sales.ts'
import type { Platform } from '../runtime/config.ts'
import { callPlatform, isInvalidGrant, PlatformUnavailable } from './call-platform.ts'

export interface ShopTokens {
  accessToken: string
  refreshToken: string
  /** ISO timestamps, UTC. The consent itself ends with the refresh token, where the platform says when that is. */
  accessExpiresAt: string
  consentExpiresAt?: string
}

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  expires_in: z.number().check(z.positive()),
  refresh_token_expires_in: z.optional(z.number().check(z.positive())),
})

const shopAnswer = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  currency: currencySchema,
  opened_at: z.iso.datetime(),
})
export type PlatformShop = z.output<typeof shopAnswer>

const orderPage = z.object({
  items: z.array(
    z.object({
      order_id: z.string(),
      created_at: z.iso.datetime(),
      kind: z.enum(['sale', 'refund']),
      currency: currencySchema,
      amount: z.string().check(z.regex(/^\d+\.\d{2}$/)),
    }),
  ),
  next_cursor: z.nullable(z.string()),
})

const ordersPerPage = 1000

/** A shop platform, spoken to by OAuth 2.0 (RFC 6749, RFC 7636) and bearer tokens. Calls throw as `callPlatform` says. */
export interface MarketplaceClient {
  exchangeCode(grant: { code: string; codeVerifier: string; redirectUri: string }): Promise<ShopTokens>
  /** The platform may void the old refresh token at once: what comes back must be kept. */
  refresh(refreshToken: string): Promise<ShopTokens>
  readShop(accessToken: string): Promise<PlatformShop>
  /** One page of the shop's orders, oldest first. Throws PlatformUnavailable for an order in another currency. */
  readOrders(
    accessToken: string,
    page: { currency: string; cursor?: string | undefined },
  ): Promise<{ orders: ShopOrder[]; cursor?: string }>
}

export const createMarketplaceClient = (
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: () => Date },
  platform: Platform,
): MarketplaceClient => {
  const call = callPlatform(fetch, platform.id)

  const requestTokens = async (form: Record<string, string>): Promise<ShopTokens> => {
    const body = new URLSearchParams({ ...form, client_id: platform.clientId })
    const now = clock().getTime()
    const after = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    const answer = await call(tokenAnswer, platform.tokenUrl, { method: 'POST', body }, isInvalidGrant)
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
      (response) => response.status === 401 || response.status === 403,
    )

  return {
    exchangeCode: ({ code, codeVerifier, redirectUri }) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),

    refresh: (refreshToken) => requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    readShop: (accessToken) => read(shopAnswer, '/shop', accessToken),

    async readOrders(accessToken, { currency, cursor }) {
      const query = new URLSearchParams({ limit: String(ordersPerPage), ...(cursor ? { cursor } : {}) })
      const page = await read(orderPage, `/orders?${query.toString()}`, accessToken)
      const foreign = page.items.find((each) => each.currency !== currency)
      if (foreign) throw new PlatformUnavailable(`${platform.id}: an order in ${foreign.currency}`)
      return {
        orders: page.items.map((each) => ({
          orderId: each.order_id,
          createdAt: each.created_at,
          kind: each.kind,
          amount: centsFromDecimal(each.amount),
        })),
        ...(page.next_cursor === null ? {} : { cursor: page.next_cursor }),
      }
    },
  }
}
