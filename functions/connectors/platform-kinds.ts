import * as z from 'zod/mini'
import type { EnteredCurrency } from '#shared/money/currency.ts'
import type { PlatformRegion } from '#shared/shops/platform.schema.ts'
import type { NeverRead, PlatformRead } from '#shared/shops/platform-data.ts'
import { readShopifyDomain } from '#shared/shops/shopify-domain.ts'
import { airwallexSettings } from './airwallex/settings.ts'
import { aliexpressSettings } from './aliexpress/settings.ts'
import { amazonSettings } from './amazon/settings.ts'
import { amazonSiteCodes, amazonSitesByEnteredRates } from './amazon/sites.ts'
import type { ConnectorDeps } from './call-platform.ts'
import type { PaymentConnector, ShopConnector } from './connector.ts'
import { ebaySettings } from './ebay/settings.ts'
import { lazadaSettings } from './lazada/settings.ts'
import { lianlianSettings } from './lianlian/settings.ts'
import { marketplaceSettings } from './marketplace/settings.ts'
import { paypalSettings } from './paypal/settings.ts'
import { shopeeSettings } from './shopee/settings.ts'
import { shopifySettings } from './shopify/settings.ts'
import { stripeSettings } from './stripe/settings.ts'
import { tiktokShopSettings } from './tiktok-shop/settings.ts'
import { walmartHistoryDays, walmartSettings } from './walmart/settings.ts'
import { worldfirstSettings } from './worldfirst/settings.ts'

/** Input from a seller before the redirect to the platform. */
interface AskedFirst {
  /** The marketplaces of the platform, of which a shop is on one. */
  sites?: readonly string[]
  /** Those in a currency whose rates are entered by people. Without such rates, their shops cannot be linked. */
  sitesByEnteredRates?: Readonly<Record<string, EnteredCurrency>>
  /**
   * Only for platforms that give each shop its own domain: extracts the domain from a seller's input, or returns
   * undefined if it is invalid.
   */
  readDomain?: (typed: string) => string | undefined
}

/** A kind of platform as it is offered to sellers. */
interface Offered extends AskedFirst {
  /** Other names that sellers search for: its Chinese ones, in both scripts and as their sound is typed. */
  otherNames?: readonly string[]
  region: PlatformRegion
  /** What its connector reads, and what it never does: both are shown before the seller consents. */
  reads: readonly PlatformRead[]
  neverReads: readonly NeverRead[]
  /** A consent may have several shops, of which the seller chooses. */
  hasSeveralShops?: boolean
  /** How many days back the platform returns orders, where that is less than a limit considers. */
  historyDays?: number
}

/** `secret` is the client secret; empty for a platform without one. */
type Create<S, C> = (deps: ConnectorDeps, settings: S, secret: string) => C

const kind =
  <Serves extends 'shop' | 'payment', C>(serves: Serves) =>
  <S extends z.ZodMiniType>(settings: S, load: () => Promise<Create<z.output<S>, C>>, offered: Offered) => ({
    serves,
    settings,
    offered,
    /** The connector of a configured platform. Throws if the configuration is invalid for its kind. */
    open: async (deps: ConnectorDeps, entry: unknown, secret: string): Promise<C> =>
      (await load())(deps, settings.parse(entry), secret),
  })

const shopKind = kind<'shop', ShopConnector>('shop')
const paymentKind = kind<'payment', PaymentConnector>('payment')

const ofEveryShop = ['shopProfile', 'orders', 'refunds'] as const satisfies readonly PlatformRead[]
const neverOfShops = [
  'buyers',
  'messages',
  'products',
  'shopMoney',
  'passwords',
] as const satisfies readonly NeverRead[]

const ofEveryAccount = ['holder', 'balances', 'payouts'] as const satisfies readonly PlatformRead[]
const neverOfAccounts = [
  'payers',
  'bankDetails',
  'moveMoney',
  'passwords',
] as const satisfies readonly NeverRead[]

/** Every supported kind of platform. */
export const platformKinds = {
  marketplace: shopKind(
    marketplaceSettings,
    async () => (await import('./marketplace/marketplace-connector.ts')).createMarketplaceConnector,
    { region: 'global', reads: ofEveryShop, neverReads: neverOfShops },
  ),
  shopify: shopKind(
    shopifySettings,
    async () => (await import('./shopify/shopify-connector.ts')).createShopifyConnector,
    {
      region: 'global',
      reads: [...ofEveryShop, 'disputes', 'salesReport'],
      neverReads: neverOfShops,
      otherNames: ['独立站', '獨立站'],
      readDomain: readShopifyDomain,
    },
  ),
  paypal: paymentKind(
    paypalSettings,
    async () => (await import('./paypal/paypal-connector.ts')).createPaypalConnector,
    {
      region: 'global',
      reads: [...ofEveryAccount, 'deposits'],
      neverReads: neverOfAccounts,
      otherNames: ['贝宝', '貝寶', 'beibao'],
    },
  ),
  airwallex: paymentKind(
    airwallexSettings,
    async () => (await import('./airwallex/airwallex-connector.ts')).createAirwallexConnector,
    {
      region: 'global',
      reads: [...ofEveryAccount, 'deposits', 'transactions'],
      neverReads: neverOfAccounts,
      otherNames: ['空中云汇', '空中雲匯', 'kongzhongyunhui'],
    },
  ),
  worldfirst: paymentKind(
    worldfirstSettings,
    async () => (await import('./worldfirst/worldfirst-connector.ts')).createWorldfirstConnector,
    {
      region: 'global',
      reads: [...ofEveryAccount, 'deposits'],
      neverReads: neverOfAccounts,
      otherNames: ['万里汇', '萬里匯', 'wanlihui'],
    },
  ),
  lianlian: paymentKind(
    lianlianSettings,
    async () => (await import('./lianlian/lianlian-connector.ts')).createLianlianConnector,
    {
      region: 'global',
      reads: [...ofEveryAccount, 'deposits'],
      neverReads: neverOfAccounts,
      otherNames: ['连连', '連連', '连连国际', '連連國際', '连连支付', '連連支付'],
    },
  ),
  stripe: paymentKind(
    stripeSettings,
    async () => (await import('./stripe/stripe-connector.ts')).createStripeConnector,
    { region: 'global', reads: ofEveryAccount, neverReads: neverOfAccounts },
  ),
  amazon: shopKind(
    amazonSettings,
    async () => (await import('./amazon/amazon-connector.ts')).createAmazonConnector,
    {
      region: 'global',
      reads: [...ofEveryShop, 'salesReport'],
      neverReads: neverOfShops,
      otherNames: ['亚马逊', '亞馬遜', 'yamaxun'],
      sites: amazonSiteCodes,
      sitesByEnteredRates: amazonSitesByEnteredRates,
    },
  ),
  shopee: shopKind(
    shopeeSettings,
    async () => (await import('./shopee/shopee-connector.ts')).createShopeeConnector,
    {
      region: 'asiaPacific',
      reads: [...ofEveryShop, 'buyerCodes'],
      neverReads: neverOfShops,
      otherNames: ['虾皮', '蝦皮', 'xiapi'],
    },
  ),
  'tiktok-shop': shopKind(
    tiktokShopSettings,
    async () => (await import('./tiktok-shop/tiktok-shop-connector.ts')).createTiktokShopConnector,
    {
      region: 'global',
      reads: [...ofEveryShop, 'disputes', 'buyerCodes'],
      neverReads: neverOfShops,
      otherNames: ['TikTok', '抖音', 'Douyin', '抖店'],
      hasSeveralShops: true,
    },
  ),
  aliexpress: shopKind(
    aliexpressSettings,
    async () => (await import('./aliexpress/aliexpress-connector.ts')).createAliexpressConnector,
    {
      region: 'global',
      reads: ofEveryShop,
      neverReads: neverOfShops,
      otherNames: ['速卖通', '速賣通', 'sumaitong'],
    },
  ),
  lazada: shopKind(
    lazadaSettings,
    async () => (await import('./lazada/lazada-connector.ts')).createLazadaConnector,
    {
      region: 'asiaPacific',
      reads: ofEveryShop,
      neverReads: neverOfShops,
      otherNames: ['来赞达', '來贊達', '來讚達', 'laizanda'],
      hasSeveralShops: true,
    },
  ),
  walmart: shopKind(
    walmartSettings,
    async () => (await import('./walmart/walmart-connector.ts')).createWalmartConnector,
    {
      region: 'americas',
      reads: [...ofEveryShop, 'openAdvance'],
      neverReads: neverOfShops,
      otherNames: ['沃尔玛', '沃爾瑪', 'woerma'],
      historyDays: walmartHistoryDays,
    },
  ),
  ebay: shopKind(ebaySettings, async () => (await import('./ebay/ebay-connector.ts')).createEbayConnector, {
    region: 'global',
    reads: [...ofEveryShop, 'disputes', 'salesReport', 'buyerCodes'],
    neverReads: neverOfShops,
    otherNames: ['易贝', '易貝', '电子湾', '電子灣', 'yibei'],
  }),
} as const

export type PlatformKind = keyof typeof platformKinds

/** A platform in an environment's configuration. */
export type PlatformSettings = z.output<(typeof platformKinds)[PlatformKind]['settings']>
