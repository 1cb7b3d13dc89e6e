import type { DataOf } from '#shared/api/endpoint.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { authModes } from '#shared/shops/auth-modes.ts'
import type { SalesByCurrency } from '#shared/shops/daily-sales.ts'
import { isDiffering } from '#shared/shops/reconcile-months.ts'
import { isExpiringSoon, shopStatusAt } from '#shared/shops/shop-status.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import { addDays, businessDate, daysBetween } from '#shared/time/business-date.ts'
import type { PendingShop } from '../data/pending-shops.ts'
import type { ShopSync } from '../data/shop-syncs.ts'
import type { Shop } from '../data/shops.ts'

export type ListedShop = DataOf<typeof shopsEndpoints.searchShops>['records'][number]

/** The synced part of the time since a shop opened. An imported shop is synced day by day. */
const percentRead = (shop: Shop, reading: ShopSync | undefined, now: Date): number => {
  if (shop.import.status === 'imported' || reading?.by === 'changed') return 100
  if (!reading) return 0
  const opened = businessDate(new Date(shop.openedAt))
  const span = Math.max(1, daysBetween(opened, addDays(businessDate(now), 1)))
  const read = Math.min(span, Math.max(0, daysBetween(opened, reading.nextDate)))
  return Math.floor((read * 100) / span)
}

/** The number of imported orders; during a full sync, of those read so far. */
const ordersRead = (shop: Shop, reading: ShopSync | undefined): number =>
  shop.import.status !== 'imported' && reading?.by === 'placed' ? (reading.orders ?? 0) : shop.import.orders

export const describeCurrencies = (sold: SalesByCurrency = {}) =>
  sortedEntries(sold).map(([currency, { orders, sales, refunds }]) => ({
    currency,
    orders,
    sales: decimalFromCents(sales),
    refunds: decimalFromCents(refunds),
  }))

const describeImport = (shop: Shop, reading: ShopSync | undefined, now: Date) => ({
  status: shop.import.status,
  orders: ordersRead(shop, reading),
  sales: decimalFromCents(shop.import.sales),
  refunds: decimalFromCents(shop.import.refunds),
  converted: describeCurrencies(shop.import.converted),
  left_out: describeCurrencies(shop.import.leftOut),
  differing_months: (shop.examination?.months ?? [])
    .filter(isDiffering)
    .map(({ month, platform, imported }) => ({
      month,
      platform_sales: decimalFromCents(platform),
      imported_sales: decimalFromCents(imported),
    })),
  report_basis: shop.examination?.basis ?? null,
  first_date: shop.import.firstDate ?? null,
  last_date: shop.import.lastDate ?? null,
  read_to:
    reading && reading.nextDate > businessDate(new Date(shop.openedAt))
      ? addDays(reading.nextDate, -1)
      : null,
  percent: percentRead(shop, reading, now),
})

const describeAnnouncement = (shop: Shop | PendingShop) => ({
  id: shop.shopId,
  platform: shop.platform,
  site: shop.site ?? null,
  domain: shop.domain ?? null,
  psp: shop.paymentAccount
    ? { id: shop.paymentAccount.accountId, platform: shop.paymentAccount.platform }
    : null,
  industry: shop.industry ?? null,
  auth_mode: shop.authMode ?? authModes.auth_without_psp,
})

/** The findings of the last sync, for a synced shop. */
const conditionOf = ({
  import: { status },
  abnormal = [],
}: Shop): Pick<ListedShop, 'condition' | 'abnormal'> =>
  status === 'imported' || abnormal.length > 0
    ? { condition: abnormal.length > 0 ? 'abnormal' : 'normal', abnormal: [...abnormal] }
    : { condition: null, abnormal: [] }

const unknownCondition = { condition: null, abnormal: [] }

/** An authorised shop. */
export const describeLinkedShop = (shop: Shop, reading: ShopSync | undefined, now: Date) => {
  const status = shopStatusAt(shop, now)
  return {
    ...describeAnnouncement(shop),
    status,
    outside_facility: (shop.outsideOf ?? []).length > 0,
    name: shop.name,
    shop_id: shop.platformShopId,
    authorised_at: shop.authorisedAt,
    expires_at: shop.expiresAt ?? null,
    expiring_soon: isExpiringSoon(shop, now),
    ...(status === 'authorized' ? conditionOf(shop) : unknownCondition),
    currency: shop.currency,
    opened_at: shop.openedAt,
    import: describeImport(shop, reading, now),
  }
}

/** A shop before its authorisation. */
export const describePendingShop = (shop: PendingShop): ListedShop => ({
  ...describeAnnouncement(shop),
  ...unknownCondition,
  status: 'pending',
  outside_facility: false,
  name: shop.name ?? null,
  shop_id: null,
  authorised_at: null,
  expires_at: null,
  expiring_soon: false,
  currency: null,
  opened_at: null,
  import: null,
  added_at: shop.addedAt,
})
