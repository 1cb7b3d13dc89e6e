import { platformSecretContext } from '../../../functions/connectors/platform-secrets.ts'
import { paymentPlatformSecretContext } from '../../../functions/runtime/config.ts'
import type { App } from '../../../scripts/sandbox/shopify/app.ts'
import { type PaymentPeer, partner, startPaymentPeer } from '../../sandbox/payment-peer.ts'
import { seededChance } from '../../support/seeded-chance.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createPaymentPlatform, platformConfig } from '../histories/platforms.ts'
import { facilityCurrency } from '../selling-company.ts'

/** The platforms that a world's companies link and arrive from. */
export interface Platforms {
  shopify: App
  payment: PaymentPeer
  stop(): Promise<void>
}

/** The payment platform's customer for users that arrive from there. */
export const comingCustomer = 'kwai-fong'

const shopify: App = {
  clientId: 'portal',
  clientSecret: 'the secret of the app at Shopify',
  name: 'Brightquay',
  redirectUris: [],
  url: '',
  webhookUrl: '',
}

const hour = 3600

/** A marketplace that accepts any code, each for another shop without orders. */
const answerAsMarket = (path: string, authorization: string, body: string): Response => {
  if (path === '/token')
    return Response.json({
      access_token: new URLSearchParams(body).get('code') ?? 'renewed',
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: 24 * hour,
    })
  if (path.startsWith('/api/orders')) return Response.json({ items: [], next_cursor: null })
  if (path !== '/api/shop') return Response.json({})
  return Response.json({
    id: `shop of ${authorization}`,
    name: 'Harbour Gifts',
    currency: facilityCurrency,
    opened_at: '2025-01-01T00:00:00.000Z',
  })
}

/**
 * Connects an app with its platforms: a marketplace, a payment platform whose deductions sometimes get no
 * response, and Shopify, which sends webhooks.
 */
export const openPlatforms = async ({ deps, clock }: TestApp, seed: number): Promise<Platforms> => {
  const { platforms, paymentPlatform } = await platformConfig()
  const payment = await startPaymentPeer({ at: clock.now().toISOString(), clock: clock.now })
  const deductions = createPaymentPlatform(clock.now, seededChance(seed))
  if (!paymentPlatform) throw new Error('there is no payment platform')
  const { tokenUrl, apiUrl } = paymentPlatform
  Object.assign(deps.config, {
    platforms: [
      ...platforms,
      {
        id: 'shopify',
        kind: 'shopify',
        name: 'Shopify',
        clientId: shopify.clientId,
        sealedClientSecret: await deps.seal.seal(shopify.clientSecret, platformSecretContext('shopify')),
      },
    ],
    paymentPlatform: {
      ...paymentPlatform,
      clientId: partner.clientId,
      sealedClientSecret: await deps.seal.seal(partner.clientSecret, paymentPlatformSecretContext),
    },
  })
  deps.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    if (url.startsWith('https://harbor-market.test'))
      return answerAsMarket(
        url.slice('https://harbor-market.test'.length),
        headers.get('authorization') ?? '',
        String(init?.body ?? ''),
      )
    if (url === tokenUrl) return fetch(`${payment.baseUrl}/token`, init)
    if (url.startsWith(`${apiUrl}/deductions`)) return deductions.fetch(input, init)
    if (url.startsWith(apiUrl)) return fetch(`${payment.baseUrl}/api${url.slice(apiUrl.length)}`, init)
    throw new TypeError(`nobody answers at ${new URL(url).hostname}`)
  }
  return { shopify, payment, stop: payment.stop }
}
