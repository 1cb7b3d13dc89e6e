import { createAmazonConnector } from '../../../../functions/connectors/amazon/amazon-connector.ts'
import { amazonSettings } from '../../../../functions/connectors/amazon/settings.ts'
import type { AmazonSiteCode } from '../../../../functions/connectors/amazon/sites.ts'
import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { amazon, createAmazon } from '../../../../scripts/sandbox/amazon/amazon.ts'
import type { UsagePlans } from '../../../../scripts/sandbox/amazon/selling-partner-api.ts'
import type { TimelinesOf } from '../../../../scripts/sandbox/order-timelines.ts'
import { redirectUri, servePlatform } from '../../../sandbox/serve-platform.ts'
import { createTestClock } from '../../../support/test-clock.ts'
import { readVendorDefinition, validateByDefinitions } from '../../../support/vendor-definition.ts'

/** 21 November 2026, 14:00 in Hong Kong. */
export const startAt = '2026-11-21T06:00:00.000Z'

const definitions = [
  'amazon-orders_2026-01-01.json',
  'amazon-finances_2024-06-19.json',
  'amazon-sales.json',
  'amazon-sellers.json',
].flatMap((file) => readVendorDefinition(file) ?? [])

/** The parameters of the seller's return, as the connector receives them. */
export const answerOf = (query: URLSearchParams, site?: AmazonSiteCode) => ({
  code: query.get('spapi_oauth_code') ?? '',
  codeVerifier: '',
  redirectUri,
  query,
  ...(site ? { site } : {}),
})

/** The connector with a simulated Amazon, which is unreachable while `line.isDown`. */
export const createAmazonShop = async (usagePlans: Partial<UsagePlans> = {}, lives?: TimelinesOf) => {
  const clock = createTestClock(startAt)
  const line = { isDown: false }
  const peer = await servePlatform((options) => createAmazon({ ...options, usagePlans, lives }), {
    path: 'amazon',
    clock: clock.now,
  })

  const { fetch: held, problems } = validateByDefinitions(definitions, fetch)
  const reach: typeof fetch = (...call) =>
    line.isDown ? Promise.reject(new TypeError('fetch failed')) : held(...call)

  const connect = (secret = amazon.clientSecret ?? '', call = reach): ShopConnector =>
    createAmazonConnector(
      { fetch: call, clock: clock.now },
      amazonSettings.parse({ ...amazon.settings(peer.baseUrl), sealedClientSecret: 'sealed' }),
      secret,
    )
  const connector = connect()

  const consentPage = (site: AmazonSiteCode) =>
    connector.authorizationUrl({ state: 'the-state', codeChallenge: '', redirectUri, locale: 'en', site })

  /** The parameters of the seller's return. */
  const consent = async (site: AmazonSiteCode, account = 'quay-gifts') => {
    const answered = await peer.submit(consentPage(site), { account, decision: 'approve' })
    return new URL(answered.headers.get('location') ?? 'about:blank').searchParams
  }

  const link = async (site: AmazonSiteCode = 'GB', account?: string) => {
    const tokens = await connector.exchangeCode(answerOf(await consent(site, account), site))
    return { tokens, access: { accessToken: tokens.accessToken, site } }
  }

  return {
    clock,
    line,
    peer,
    connector,
    connect,
    consent,
    consentPage,
    link,
    /** Throws where a call was not as Amazon defines it. */
    async close() {
      await peer.stop()
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  }
}
export type AmazonShop = Awaited<ReturnType<typeof createAmazonShop>>
