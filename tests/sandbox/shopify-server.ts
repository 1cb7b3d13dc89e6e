import { createServer } from 'node:http'
import { createShopifyConnector } from '../../functions/connectors/shopify/shopify-connector.ts'
import type { TimelinesOf } from '../../scripts/sandbox/order-timelines.ts'
import type { OrdersPart } from '../../scripts/sandbox/orders.ts'
import type { BucketSize } from '../../scripts/sandbox/shopify/bucket.ts'
import { createShopifyPeer } from '../../scripts/sandbox/shopify/shopify-peer.ts'
import { createMemoryStore } from '../../scripts/sandbox/shopify/store.ts'
import { listenLocally, stopServer } from '../support/local-server.ts'
import { createTestClock } from '../support/test-clock.ts'

export const redirectUri = 'https://portal.test/financing/oauth/callback'
export const clientId = 'portal'
export const clientSecret = 'hush'
export const domain = 'my-shop.myshopify.com'

/** Opens a page and submits its form with `fields`, without following redirects. */
const submit = async (page: string, fields: Record<string, string>, action = page) => {
  const shown = await fetch(page)
  const csrf = (await shown.text()).match(/name="csrf_token" value="([^"]+)"/)?.[1] ?? ''
  return fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: shown.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({ csrf_token: csrf, ...fields }),
  })
}

/** Shopify on a separate port, with the actions of a seller's browser. */
export const startShopify = async (
  options: {
    at?: string
    clock?: () => Date
    bucket?: BucketSize
    /** The part of the orders file that its shops sell; a third by default. */
    part?: OrdersPart
    lives?: TimelinesOf | undefined
    /** The URL of the app's webhooks, and the app's response. */
    webhookUrl?: string
  } = {},
) => {
  const clock = createTestClock(options.at ?? '2026-11-21T06:00:00.000Z')
  const now = options.clock ?? clock.now
  const server = createServer((req, res) => void peer.handle(req, res))
  const baseUrl = `${await listenLocally(server)}/sandbox/shopify`
  const app = {
    clientId,
    clientSecret,
    name: 'Brightquay',
    redirectUris: [redirectUri],
    url: 'https://portal.test/financing/',
    webhookUrl: options.webhookUrl ?? `${baseUrl}/no-webhooks`,
  }
  const peer = createShopifyPeer({
    baseUrl,
    clock: now,
    app,
    store: createMemoryStore(),
    ...(options.bucket ? { bucket: options.bucket } : {}),
    ...(options.part ? { part: options.part } : {}),
    lives: options.lives,
  })

  return {
    app,
    baseUrl,
    clock,
    submit,
    uninstall: peer.uninstall,
    connect: (reach: typeof fetch = fetch, secret = clientSecret) =>
      createShopifyConnector(
        { fetch: reach, clock: now },
        {
          id: 'shopify',
          kind: 'shopify',
          name: 'Shopify',
          clientId,
          sealedClientSecret: 'sealed',
          origin: baseUrl,
        },
        secret,
      ),
    /** The parameters with which the browser returns after the seller installed the app at `url`. */
    install: async (url: string) => {
      const answered = await submit(url, { decision: 'approve' })
      return new URL(answered.headers.get('location') ?? 'about:blank').searchParams
    },
    stop: () => stopServer(server),
  }
}

export type ShopifyServer = Awaited<ReturnType<typeof startShopify>>
