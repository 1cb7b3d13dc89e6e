import * as z from 'zod/mini'
import type { PaymentPlatform } from '../../runtime/config.ts'
import { type ConnectorDeps, callPlatform, GrantRefused } from '../call-platform.ts'
import { requestPartnerToken, requestToken } from './partner-token.ts'

const accountAnswer = z.object({
  account_id: z.string().check(z.minLength(1), z.maxLength(128)),
  email: z.email().check(z.maxLength(254), z.toLowerCase()),
  mobile_country_code: z.nullish(z.string().check(z.regex(/^\+\d{1,4}$/))),
  mobile: z.nullish(z.string().check(z.regex(/^\d{4,15}$/))),
  currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/))),
  company: z.nullish(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      registration_number: z.string().check(z.minLength(1), z.maxLength(64)),
      /** ISO 3166-1 alpha-2, of the register. */
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    }),
  ),
})
export type PlatformAccount = z.output<typeof accountAnswer>

const offerAnswer = z.object({
  id: z.string().check(z.minLength(1)),
  amount: z.string().check(z.regex(/^\d+\.\d{2}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  valid_until: z.iso.date(),
})
export type PlatformOffer = z.output<typeof offerAnswer>

/** A payment platform to which the portal is a confidential client. Calls throw as documented at `callPlatform`. */
export interface PaymentPlatformClient {
  /** The account of a code from the platform's page. The platform accepts a code once. */
  readAccount(code: string): Promise<PlatformAccount>
  /** Undefined for an unknown offer. */
  readOffer(offerId: string): Promise<PlatformOffer | undefined>
}

export const createPaymentPlatformClient = (
  deps: ConnectorDeps,
  platform: PaymentPlatform,
  clientSecret: string,
): PaymentPlatformClient => {
  const call = callPlatform(deps, platform.id)
  const read = <T>(schema: z.ZodMiniType<T>, path: string, token: string, refusals: readonly number[]) =>
    call(
      schema,
      `${platform.apiUrl}${path}`,
      { headers: { authorization: `Bearer ${token}` } },
      ({ status }) => refusals.includes(status),
    )

  return {
    async readAccount(code) {
      const form = { grant_type: 'authorization_code', code }
      const token = await requestToken(deps, platform, clientSecret, form)
      return read(accountAnswer, '/me', token, [401, 403])
    },

    async readOffer(offerId) {
      const token = await requestPartnerToken(deps, platform, clientSecret, 'offers:read')
      try {
        return await read(offerAnswer, `/offers/${encodeURIComponent(offerId)}`, token, [404])
      } catch (error) {
        if (error instanceof GrantRefused) return undefined
        throw error
      }
    },
  }
}
