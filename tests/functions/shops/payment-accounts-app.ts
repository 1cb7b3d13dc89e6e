import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { platformSecretContext } from '../../../functions/connectors/platform-secrets.ts'
import type { ConfiguredPlatform } from '../../../functions/runtime/config.ts'
import { createPaypal } from '../../../scripts/sandbox/paypal/paypal.ts'
import { createStripe } from '../../../scripts/sandbox/stripe/stripe.ts'
import { redirectUri, startPaymentAccountPeer } from '../../sandbox/payment-account-peer.ts'
import { createTestApp } from '../../support/test-app.ts'

/** 21 November 2026, 14:00 in Hong Kong, a Saturday. */
export const startAt = '2026-11-21T06:00:00.000Z'

const client = { clientId: 'portal', clientSecret: 'the-secret', name: 'Brightquay', redirectUri }

/**
 * The backend with a simulated PayPal and Stripe, which are unreachable while `line.isDown`. `line.calls` has the calls
 * to them.
 */
export const createPaymentAccountsApp = async () => {
  const line = { isDown: false, calls: [] as string[] }
  const holder: { clock: () => Date } = { clock: () => new Date(startAt) }
  const clock = () => holder.clock()
  const paypal = await startPaymentAccountPeer((baseUrl) => createPaypal({ baseUrl, clock, client }))
  const stripe = await startPaymentAccountPeer((baseUrl) => createStripe({ baseUrl, clock, client }))
  const platforms: ConfiguredPlatform[] = [
    {
      id: 'paypal',
      kind: 'paypal',
      name: 'PayPal',
      clientId: client.clientId,
      siteUrl: paypal.baseUrl,
      apiUrl: paypal.baseUrl,
    },
    {
      id: 'stripe',
      kind: 'stripe',
      name: 'Stripe',
      clientId: client.clientId,
      connectUrl: stripe.baseUrl,
      apiUrl: stripe.baseUrl,
    },
  ]
  const config = { platforms }
  const app = await createTestApp({
    startAt,
    config,
    fetch: (input, init) => {
      line.calls.push(String(input))
      return line.isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)
    },
  })
  holder.clock = app.clock.now
  const { deps } = app
  for (const platform of platforms)
    platform.sealedClientSecret = await deps.seal.seal(
      client.clientSecret,
      platformSecretContext(platform.id),
    )

  const peers = { paypal, stripe }

  /** The parameters with which the platform redirects the browser back. */
  const consent = async (token: string, platform: keyof typeof peers, form: object = {}) => {
    const body = { platform_id: platform, return_to: '/payment-accounts' }
    const { data } = await app.send(shopsEndpoints.createOauthUrl, { body }, { token })
    const { searchParams } = await peers[platform].decide(data.url, 'approve', form)
    return {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      query: searchParams.toString(),
    }
  }

  const callback = (token: string, body: { code: string; state: string; query?: string }) =>
    app.send(shopsEndpoints.oauthCallback, { body }, { token })

  return {
    ...app,
    peers,
    line,
    consent,
    callback,
    link: async (token: string, platform: keyof typeof peers, form: object = {}) =>
      callback(token, await consent(token, platform, form)),
    accounts: async (token: string) =>
      (await app.send(shopsEndpoints.listLinkedShops, {}, { token })).data.psp,
    async close() {
      await app.close()
      await paypal.stop()
      await stripe.stop()
    },
  }
}

export type PaymentAccountsApp = Awaited<ReturnType<typeof createPaymentAccountsApp>>
