import type { Access, SalesRequest, ShopConnector, Tokens } from '../../../functions/connectors/connector.ts'
import { createMarketplaceConnector } from '../../../functions/connectors/marketplace/marketplace-connector.ts'
import type { ConfiguredPlatform } from '../../../functions/runtime/config.ts'
import { aliexpressPart } from '../../../scripts/sandbox/aliexpress/aliexpress.ts'
import { amazon } from '../../../scripts/sandbox/amazon/amazon.ts'
import { amazonOrders } from '../../../scripts/sandbox/amazon/seller.ts'
import { ebay } from '../../../scripts/sandbox/ebay/ebay.ts'
import { ebayPart } from '../../../scripts/sandbox/ebay/ebay-orders.ts'
import type { TimelinesOf } from '../../../scripts/sandbox/order-timelines.ts'
import { everyOrder, type OrdersPart } from '../../../scripts/sandbox/orders.ts'
import { walmartPart } from '../../../scripts/sandbox/walmart/walmart.ts'
import { clientId, redirectUri, startPeer, verifier } from '../../sandbox/sandbox-peer.ts'
import {
  clientSecret,
  domain,
  redirectUri as shopifyRedirectUri,
  startShopify,
} from '../../sandbox/shopify-server.ts'
import { createTestClock } from '../../support/test-clock.ts'
import { testedAliexpress } from './aliexpress/tested-aliexpress.ts'
import { createAmazonShop } from './amazon/amazon-shop.ts'
import { createEbayShop } from './ebay/ebay-shop.ts'
import { testedLazada } from './lazada/tested-lazada.ts'
import { linkSandboxShop } from './sandbox-shop.ts'
import { testedShopee } from './shopee/tested-shopee.ts'
import { testedTiktokShop } from './tiktok-shop/tested-tiktok-shop.ts'
import { testedWalmart } from './walmart/tested-walmart.ts'

const startAt = '2026-11-21T06:00:00.000Z'

/** A shop that its seller has just linked, at a simulated platform. */
export interface WalkedShop {
  clock: ReturnType<typeof createTestClock>
  connectBy(call: typeof fetch): ShopConnector
  tokens: Tokens
  place: Omit<Access, 'accessToken'>
  /** The environment's configuration of the platform, and its client secret. */
  platform: { settings: ConfiguredPlatform; secret: string }
  /** Revokes the seller's consent at the platform. */
  endConsent(): Promise<unknown> | undefined
  close(): Promise<void>
}

export interface WalkedPlatform {
  name: string
  /** `lives` replaces the orders of the file. */
  open(lives?: TimelinesOf): Promise<WalkedShop>
  /** Whether its orders can be test orders or sell gift cards, and whether disputes of payments are read. */
  has: { tests: boolean; giftCards: boolean; disputes?: true; cancelsAfterDisputes?: true }
  /** Whether a call requests a page of sales. */
  isPage(url: string): boolean
  /** The maximum number of orders on a page. */
  ordersPerPage: number
  /** The part of the file that the peer sells. */
  part: OrdersPart
  request: SalesRequest
  /** The platform reports a lost dispute one day later. */
  statesDisputesLater?: true
  /** Buyers are charged at the shipment, and not before. */
  chargesOnShipping?: boolean
  /** The first day that the platform returns orders of, if it is not all. */
  historyFrom?: string
  /** The time after which an access token has ended, but not its consent; two hours if absent. */
  tokenEnd?: string
}

const openMarketplace = async (lives?: TimelinesOf): Promise<WalkedShop> => {
  const clock = createTestClock(startAt)
  const peer = await startPeer({ at: startAt, clock: clock.now, ...(lives ? { lives } : {}) })
  const settings = {
    id: 'harbor-market',
    kind: 'marketplace',
    name: 'Harbor Market',
    authorizeUrl: `${peer.baseUrl}/authorize`,
    tokenUrl: `${peer.baseUrl}/token`,
    apiUrl: `${peer.baseUrl}/api`,
    clientId,
  } as const
  const connectBy = (call: typeof fetch) =>
    createMarketplaceConnector({ fetch: call, clock: clock.now }, settings)
  const code = await peer.newCode()
  const answer = { code, codeVerifier: verifier, redirectUri, query: new URLSearchParams() }
  const tokens = await connectBy(fetch).exchangeCode(answer)
  return {
    clock,
    connectBy,
    tokens,
    place: {},
    platform: { settings, secret: '' },
    endConsent: () => connectBy(fetch).revoke(tokens, {}),
    close: peer.stop,
  }
}

const openShopify = async (lives?: TimelinesOf): Promise<WalkedShop> => {
  const peer = await startShopify({
    at: startAt,
    bucket: { maximumAvailable: 1_000_000, restoreRate: 100 },
    lives,
  })
  const errand = { state: 'any', codeChallenge: '', redirectUri: shopifyRedirectUri, locale: 'en', domain }
  const query = await peer.install(peer.connect().authorizationUrl(errand))
  const tokens = await peer.connect().exchangeCode({
    code: query.get('code') ?? '',
    codeVerifier: '',
    redirectUri: shopifyRedirectUri,
    query,
    domain,
  })
  return {
    clock: peer.clock,
    connectBy: peer.connect,
    tokens,
    place: { domain },
    platform: {
      settings: { id: 'shopify', kind: 'shopify', name: 'Shopify', clientId, origin: peer.baseUrl },
      secret: clientSecret,
    },
    endConsent: () => peer.uninstall(domain),
    close: peer.stop,
  }
}

const openAmazon = async (lives?: TimelinesOf): Promise<WalkedShop> => {
  const shop = await createAmazonShop({}, lives)
  const { tokens } = await shop.link()
  const manage = `${shop.peer.baseUrl}/sellercentral-europe.amazon.com/apps/manage`
  return {
    clock: shop.clock,
    connectBy: (call) => shop.connect(undefined, call),
    tokens,
    place: { site: 'GB' },
    platform: {
      settings: amazon.settings(shop.peer.baseUrl),
      secret: amazon.clientSecret ?? '',
    },
    endConsent: () => shop.peer.submit(manage, { account: 'quay-gifts' }),
    close: shop.close,
  }
}

const openEbay = async (lives?: TimelinesOf): Promise<WalkedShop> => {
  const shop = await createEbayShop(undefined, lives)
  const tokens = await shop.link()
  return {
    clock: shop.clock,
    connectBy: (call) => shop.connect(undefined, call),
    tokens,
    place: {},
    platform: { settings: ebay.settings(shop.peer.baseUrl), secret: ebay.clientSecret ?? '' },
    endConsent: () => shop.connector.revoke(tokens, {}),
    close: shop.close,
  }
}

const from = (start: string, currency: SalesRequest['shop']['currency'], id = 'any'): SalesRequest => ({
  shop: { id, currency },
  from: start,
  to: startAt,
  by: 'placed',
})

/** The platforms whose shops can be linked, with their simulated peers. */
export const walkedPlatforms: readonly WalkedPlatform[] = [
  {
    name: 'Harbor Market',
    open: openMarketplace,
    has: { tests: true, giftCards: true },
    isPage: (url) => url.includes('/orders'),
    ordersPerPage: 1000,
    part: everyOrder,
    request: from('2025-11-01T00:00:00.000Z', 'GBP'),
  },
  {
    name: 'Shopify',
    open: openShopify,
    has: { tests: true, giftCards: true, disputes: true, cancelsAfterDisputes: true },
    isPage: (url) => url.endsWith('/graphql.json'),
    ordersPerPage: 36,
    part: { index: 0, of: 3 },
    request: from('2025-11-01T00:00:00.000Z', 'USD', 'gid://shopify/Shop/1'),
  },
  {
    name: 'Amazon',
    open: openAmazon,
    has: { tests: false, giftCards: false },
    isPage: (url) => url.includes('/orders/') || url.includes('/transactions'),
    ordersPerPage: 100,
    part: amazonOrders,
    request: from('2025-11-01T00:00:00.000Z', 'GBP'),
  },
  {
    name: 'eBay',
    open: openEbay,
    has: { tests: false, giftCards: false, disputes: true },
    isPage: (url) => url.includes('/sell/fulfillment/'),
    ordersPerPage: 200,
    part: ebayPart,
    request: from('2025-11-01T00:00:00.000Z', 'GBP'),
  },
  {
    name: 'TikTok Shop',
    open: async (lives) => {
      const opened = await linkSandboxShop(testedTiktokShop, lives)
      const access = { ...opened.tokens, ...opened.place }
      return { ...opened, endConsent: () => opened.shop.connector.revoke(access, {}) }
    },
    has: { tests: false, giftCards: false, disputes: true },
    statesDisputesLater: true,
    isPage: (url) => url.includes('/orders/search'),
    ordersPerPage: 100,
    part: { index: 3, of: 10 },
    tokenEnd: 'P7DT1M',
    request: from('2025-11-01T00:00:00.000Z', 'GBP'),
  },
  {
    name: 'Shopee',
    open: async (lives) => {
      const opened = await linkSandboxShop(testedShopee, lives)
      return { ...opened, endConsent: opened.endAtPlatform }
    },
    has: { tests: false, giftCards: false },
    isPage: (url) => url.includes('/get_order_list'),
    ordersPerPage: 50,
    part: { index: 5, of: 10 },
    tokenEnd: 'PT4H1M',
    request: from('2025-11-01T00:00:00.000Z', 'USD'),
  },
  {
    name: 'AliExpress',
    open: async (lives) => {
      const opened = await linkSandboxShop(testedAliexpress, lives)
      return { ...opened, endConsent: opened.endAtPlatform }
    },
    has: { tests: false, giftCards: false },
    isPage: (url) => url.includes('method=aliexpress.solution.order.get'),
    ordersPerPage: 50,
    part: aliexpressPart,
    tokenEnd: 'P30DT1M',
    request: from('2025-11-01T00:00:00.000Z', 'USD'),
  },
  {
    name: 'Lazada',
    open: async (lives) => {
      const opened = await linkSandboxShop(testedLazada, lives)
      return { ...opened, endConsent: opened.endAtPlatform }
    },
    has: { tests: false, giftCards: false },
    isPage: (url) => url.includes('/orders/get'),
    ordersPerPage: 50,
    part: { index: 8, of: 10 },
    tokenEnd: 'P30DT1M',
    request: from('2025-11-01T00:00:00.000Z', 'USD'),
  },
  {
    name: 'Walmart',
    open: async (lives) => {
      const opened = await linkSandboxShop(testedWalmart, lives)
      return { ...opened, endConsent: opened.endAtPlatform }
    },
    has: { tests: false, giftCards: false },
    chargesOnShipping: true,
    historyFrom: '2026-06-01',
    isPage: (url) => url.includes('/v3/orders?'),
    ordersPerPage: 200,
    part: walmartPart,
    tokenEnd: 'PT16M',
    request: from('2026-06-01T00:00:00.000Z', 'USD'),
  },
]
