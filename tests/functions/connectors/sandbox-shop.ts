import type { Connector, ShopConnector } from '../../../functions/connectors/connector.ts'
import type { TimelinesOf } from '../../../scripts/sandbox/order-timelines.ts'
import type { ThrottleRule } from '../../../scripts/sandbox/payment-accounts/throttle.ts'
import type { SandboxPeerOptions, SandboxPlatform } from '../../../scripts/sandbox/sandbox-platform.ts'
import { redirectUri, servePlatform } from '../../sandbox/serve-platform.ts'
import { createTestClock } from '../../support/test-clock.ts'
import { type VendorDefinition, validateByDefinitions } from '../../support/vendor-definition.ts'

/** 21 November 2026, 14:00 in Hong Kong. */
export const startAt = '2026-11-21T06:00:00.000Z'

type PeerOptions = SandboxPeerOptions & { throttle?: ThrottleRule; lives?: TimelinesOf }

/** A platform with its connector, as tests open them. */
export interface TestedPlatform<C extends Connector> {
  sandbox: SandboxPlatform
  createPeer(options: PeerOptions): ReturnType<SandboxPlatform['createPeer']>
  connect(deps: { fetch: typeof fetch; clock: () => Date }, settings: object, secret: string): C
  /** The platform's own definitions, and the parameters of every call that these leave out. */
  definitions?: readonly VendorDefinition[]
  signedBy?: readonly string[]
  site?: string
}

const verifier = 'v'.repeat(43)

/** The connector with a simulated platform, which is unreachable while `line.isDown`. */
export const openSandboxPlatform = async <C extends Connector>(
  tested: TestedPlatform<C>,
  { throttle, lives }: { throttle?: ThrottleRule; lives?: TimelinesOf } = {},
) => {
  const clock = createTestClock(startAt)
  const line = { isDown: false }
  const { sandbox } = tested
  const peer = await servePlatform(
    (options) =>
      tested.createPeer({ ...options, ...(throttle ? { throttle } : {}), ...(lives ? { lives } : {}) }),
    { path: sandbox.path, clock: clock.now },
  )
  const {
    fetch: held,
    problems,
    validatedCalls,
  } = validateByDefinitions(tested.definitions ?? [], fetch, tested.signedBy)
  const reach: typeof fetch = (...call) =>
    line.isDown ? Promise.reject(new TypeError('fetch failed')) : held(...call)
  const settings = sandbox.settings(peer.baseUrl)
  const connect = (secret = sandbox.clientSecret ?? '', call = reach): C =>
    tested.connect({ fetch: call, clock: clock.now }, { ...settings, sealedClientSecret: 'sealed' }, secret)
  const connector = connect()
  const place = tested.site ? { site: tested.site } : {}
  const consentPage = () =>
    connector.authorizationUrl({
      ...place,
      state: 'the-state',
      // The S256 challenge of the verifier.
      codeChallenge: '7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM',
      redirectUri,
      locale: 'en',
    })

  /** The parameters of the seller's return. */
  const consent = async (decision: 'approve' | 'deny' = 'approve', fields: Record<string, string> = {}) => {
    const answered = await peer.submit(consentPage(), { account: 'tidewater-crafts', decision, ...fields })
    return new URL(answered.headers.get('location') ?? 'about:blank').searchParams
  }

  const exchange = (query: URLSearchParams, by: Connector = connector) =>
    by.exchangeCode({
      ...place,
      code: query.get('code') ?? query.get('authCode') ?? '',
      codeVerifier: verifier,
      redirectUri,
      query,
    })

  return {
    clock,
    line,
    peer,
    settings,
    connector,
    connect,
    place,
    consentPage,
    consent,
    exchange,
    link: async (fields?: Record<string, string>) => {
      const tokens = await exchange(await consent('approve', fields))
      return { ...tokens, refreshToken: tokens.refreshToken ?? '' }
    },
    definitions: tested.definitions ?? [],
    validatedCalls,
    /** Throws where a call was not as the platform defines it. */
    async close() {
      await peer.stop()
      if (problems.length > 0) throw new Error([...new Set(problems)].slice(0, 20).join('\n'))
    },
  }
}

/** A shop that its seller has just linked: the first one of the consent. */
export const linkSandboxShop = async (tested: TestedPlatform<ShopConnector>, lives?: TimelinesOf) => {
  const shop = await openSandboxPlatform(tested, lives ? { lives } : {})
  const tokens = await shop.link()
  const access = {
    ...shop.place,
    accessToken: tokens.accessToken,
    ...(tokens.seller ? { seller: tokens.seller } : {}),
  }
  const [first] = (await shop.connector.listConsentedShops?.(access)) ?? []
  const seller = { ...tokens.seller, ...first?.seller }
  return {
    clock: shop.clock,
    connectBy: (call: typeof fetch) => shop.connect(undefined, call),
    tokens,
    place: { ...shop.place, ...(Object.keys(seller).length > 0 ? { seller } : {}) },
    platform: { settings: shop.settings, secret: tested.sandbox.clientSecret ?? '' },
    shop,
    /** The seller ends the consent at the platform. */
    endAtPlatform: () =>
      shop.peer.post(`${shop.peer.baseUrl}/seller/authorisations/end`, { account: 'tidewater-crafts' }),
    close: shop.close,
  }
}
