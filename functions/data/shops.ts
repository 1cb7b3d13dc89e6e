import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import type { AuthMode } from '#shared/shops/auth-modes.ts'
import type { MonthlySales, SalesByCurrency } from '#shared/shops/daily-sales.ts'
import type { ReconciledMonth, ReportBasis } from '#shared/shops/reconcile-months.ts'
import type { SalesSignal } from '#shared/shops/sales-signals.ts'
import type { Abnormality } from '#shared/shops/shop-condition.ts'
import type { ImportStatus, ShopStatus } from '#shared/shops/shop-status.ts'
import { companyItems } from './company-items.ts'
import { absent } from './condition.ts'
import { type Item, put, remove, replace, type Table, type Write } from './table.ts'

/** The progress of a shop's order import. The figures cover all orders read, once it is done. */
export interface ShopImport {
  status: ImportStatus
  orders: number
  sales: Cents
  refunds: Cents
  /** Dates of the first and the last order, in Hong Kong; absent while there are none. */
  firstDate?: string
  lastDate?: string
  /** In other currencies, as sold: what the figures contain, and what has no exchange rate. */
  converted?: SalesByCurrency
  leftOut?: SalesByCurrency
  /** By calendar month, oldest first, as far back as sales are shown; absent until an import is done. */
  months?: readonly MonthlySales[]
  /** The first day that `months` does not include, as it was not over; if absent, the day after `lastDate`. */
  monthsTo?: string
}

/** What an examination of a shop's latest orders found. */
export interface ShopExamination {
  /** ISO timestamps, UTC: when it was made, and the orders' first time. */
  at: string
  from: string
  /** The number of orders that were read. */
  orders: number
  /** False where the platform's limits or the time ended the reading early. */
  isComplete: boolean
  signals: readonly SalesSignal[]
  /** The whole months compared with the platform's own report; absent where it gives none. */
  months?: readonly ReconciledMonth[]
  /** What that report contains; absent in examinations from before it was recorded. */
  basis?: ReportBasis
}

/** A lock on the refresh token, as releases before `token-leases.ts` stored it with the tokens. */
export interface FormerTokenLease {
  holder: string
  /** ISO timestamp, UTC. */
  until: string
}

/** The payment account that receives a shop's sales. */
export interface ShopPaymentAccount {
  platform: string
  accountId: string
}

/** A seller's data about a shop before its authorisation. */
export interface ShopAnnouncement {
  /** The shop's site at the platform, for platforms that need one. */
  site?: string
  domain?: string
  /** One of the dictionary's `industry_service`. */
  industry?: string
  authMode?: AuthMode
  paymentAccount?: ShopPaymentAccount
}

/** A shop that the company authorised the portal to read. */
export interface Shop extends ShopAnnouncement {
  companyId: string
  shopId: string
  /** The platform's id in the configuration. */
  platform: string
  /** The platform's id of the shop. */
  platformShopId: string
  name: string
  currency: TradedCurrency
  /** As last written; `shopStatusAt` gives the current status. */
  status: ShopStatus
  /** Unusual conditions found by the last sync. */
  abnormal?: readonly Abnormality[]
  /** ISO timestamp, UTC: the earliest time of a sale. */
  openedAt: string
  authorisedAt: string
  /** When the authorisation expires; absent if the platform states no end. */
  expiresAt?: string
  /** The `expiresAt` that the seller was last warned about. */
  expiryToldFor?: string
  /** Identifies one authorisation: each new authorisation gets another. */
  authorisationId: string
  /** The platform's tokens as JSON, encrypted; absent for a shop that may not be read. */
  sealedTokens?: string
  tokenLease?: FormerTokenLease
  /**
   * The company whose shared authorisation `authorisationId` has the tokens, in place of `sealedTokens`: the shop's own,
   * unless it moved.
   */
  sharedBy?: string
  /** The platform's ids of the shop that its calls contain, if several shops use the same tokens. */
  seller?: Readonly<Record<string, string>>
  import: ShopImport
  /** Absent until the first examination is done. */
  examination?: ShopExamination
  /** Products whose facility it is not part of: it was linked later, and no addendum has added it. */
  outsideOf?: readonly ProductCode[]
  /** Its days were counted by UTC. Copies of them are used until the shop has been synced again by Hong Kong dates. */
  hasUtcDays?: true
  /** Since when it is unlinked. It is kept for what depends on it, and in case it is linked again. */
  unlinkedAt?: string
  version: number
}

/** The company that holds a platform's shop. The item makes the shop unique to one company. */
export interface ShopClaim {
  companyId: string
  shopId: string
}

const { key: shopKey, find, list } = companyItems<Shop>('SHOP#')
const claimKey = (platform: string, platformShopId: string) => ({
  pk: `SHOP#${platform}#${platformShopId}`,
  sk: 'CLAIM',
})

/** Access pattern: every shop of a company, unlinked ones included. */
export const listEveryShop = list

/** Access pattern: a company's shops. */
export const listShops = async (table: Table, companyId: string): Promise<Item<Shop>[]> =>
  (await listEveryShop(table, companyId)).filter(({ unlinkedAt }) => unlinkedAt === undefined)

/** True for a shop that is part of the company's facility of a product, or would be if there were one. */
export const isInFacility = ({ outsideOf = [] }: Shop, productCode: ProductCode): boolean =>
  !outsideOf.includes(productCode)

/** Access pattern: one shop of a company, also if unlinked. */
export const findFormerShop = find

/** Access pattern: one shop of a company. */
export const findShop = async (
  table: Table,
  companyId: string,
  shopId: string,
): Promise<Item<Shop> | undefined> => {
  const shop = await findFormerShop(table, companyId, shopId)
  return shop?.unlinkedAt === undefined ? shop : undefined
}

/** Access pattern: shops of any companies by id, unlinked ones included. */
export const getShops = async (
  table: Table,
  ids: readonly Pick<Shop, 'companyId' | 'shopId'>[],
): Promise<Item<Shop>[]> => {
  const shops = await table.getMany<Shop>(ids.map(({ companyId, shopId }) => shopKey(companyId, shopId)))
  return shops.flatMap((shop) => shop ?? [])
}

/** Access pattern: the holder of a platform's shop. */
export const findShopClaim = (
  table: Table,
  platform: string,
  platformShopId: string,
): Promise<ShopClaim | undefined> => table.get<ShopClaim>(claimKey(platform, platformShopId))

/** Creates a shop (version 0) or replaces the version that was read. */
export const replaceShop = (table: Table, shop: Shop): Write =>
  replace<Shop>(table, {
    ...shop,
    ...shopKey(shop.companyId, shop.shopId),
    type: 'shop',
  })

/** Claims a platform's shop for a company. Fails if another company holds it, or the same one under another id. */
export const claimShop = (table: Table, { platform, platformShopId, companyId, shopId }: Shop): Write =>
  put<ShopClaim>(
    table,
    { ...claimKey(platform, platformShopId), type: 'shop-claim', companyId, shopId },
    { anyOf: [{ pk: absent }, { companyId, shopId }] },
  )

/** Passes a platform's shop from its holder to another company. Fails if any other company holds it. */
export const transferShopClaim = (
  table: Table,
  { platform, platformShopId, companyId, shopId }: Shop,
  toCompanyId: string,
): Write =>
  put<ShopClaim>(
    table,
    { ...claimKey(platform, platformShopId), type: 'shop-claim', companyId: toCompanyId, shopId },
    { anyOf: [{ pk: absent }, { companyId, shopId }] },
  )

/** Releases a platform's shop. Also passes where nobody holds it; fails if another company does. */
export const releaseShop = (table: Table, { platform, platformShopId, companyId, shopId }: Shop): Write =>
  remove<ShopClaim>(table, claimKey(platform, platformShopId), {
    anyOf: [{ pk: absent }, { companyId, shopId }],
  })
