import type { SalesRequest, ShopConnector } from '../../../../functions/connectors/connector.ts'
import { createEbayConnector } from '../../../../functions/connectors/ebay/ebay-connector.ts'
import { ebaySettings } from '../../../../functions/connectors/ebay/settings.ts'
import { createEbay, ebay } from '../../../../scripts/sandbox/ebay/ebay.ts'
import type { TimelinesOf } from '../../../../scripts/sandbox/order-timelines.ts'
import type { ThrottleRule } from '../../../../scripts/sandbox/payment-accounts/throttle.ts'
import { redirectUri, servePlatform } from '../../../sandbox/serve-platform.ts'
import { createTestClock } from '../../../support/test-clock.ts'
import { readVendorDefinition, validateByDefinitions } from '../../../support/vendor-definition.ts'

/** 21 November 2026, 14:00 in Hong Kong. */
export const startAt = '2026-11-21T06:00:00.000Z'

const definitions = ['ebay-sell_fulfillment_v1.json', 'ebay-commerce_identity_v1.json'].flatMap(
  (file) => readVendorDefinition(file) ?? [],
)

/** The connector with a simulated eBay, which is unreachable while `line.isDown`. */
export const createEbayShop = async (throttle?: ThrottleRule, lives?: TimelinesOf) => {
  const clock = createTestClock(startAt)
  const line = { isDown: false }
  const peer = await servePlatform(
    (options) => createEbay({ ...options, lives, ...(throttle ? { throttle } : {}) }),
    {
      path: 'ebay',
      clock: clock.now,
    },
  )
  const { fetch: held, problems } = validateByDefinitions(definitions, fetch)
  const reach: typeof fetch = (...call) =>
    line.isDown ? Promise.reject(new TypeError('fetch failed')) : held(...call)

  const connect = (secret = ebay.clientSecret ?? '', call = reach): ShopConnector =>
    createEbayConnector(
      { fetch: call, clock: clock.now },
      ebaySettings.parse({ ...ebay.settings(peer.baseUrl), sealedClientSecret: 'sealed' }),
      secret,
    )
  const connector = connect()

  const consentPage = connector.authorizationUrl({
    state: 'the-state',
    codeChallenge: '',
    redirectUri,
    locale: 'en',
  })

  /** The parameters of the seller's return. */
  const consent = async (decision: 'approve' | 'deny' = 'approve') => {
    const answered = await peer.submit(consentPage, { account: 'tidewater-crafts', decision })
    return new URL(answered.headers.get('location') ?? 'about:blank').searchParams
  }

  const exchange = (query: URLSearchParams, by = connector) =>
    by.exchangeCode({ code: query.get('code') ?? '', codeVerifier: '', redirectUri, query })

  return {
    clock,
    line,
    peer,
    connector,
    connect,
    consentPage,
    consent,
    exchange,
    link: async () => {
      const tokens = await exchange(await consent())
      return { ...tokens, refreshToken: tokens.refreshToken ?? '' }
    },
    /** Throws where a call was not as eBay defines it. */
    async close() {
      await peer.stop()
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  }
}
export type EbayShop = Awaited<ReturnType<typeof createEbayShop>>

export const pounds: Omit<SalesRequest, 'cursor'> = {
  shop: { id: 'any', currency: 'GBP' },
  from: '2024-11-22T06:00:00.000Z',
  to: startAt,
  by: 'placed',
}
