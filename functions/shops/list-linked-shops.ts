import { decimalFromCents } from '#shared/money/cents.ts'
import { shownSalesFrom } from '#shared/shops/daily-sales.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { listPaymentAccounts } from '../data/payment-accounts.ts'
import { listShops, type Shop } from '../data/shops.ts'
import { answer, type Handler } from '../http/handle.ts'

const describe = (shop: Shop, now: Date) => {
  const firstShown = shownSalesFrom(businessDate(now)).slice(0, 7)
  const months = (shop.import.months ?? []).filter(({ month }) => month >= firstShown)
  return {
    id: shop.shopId,
    name: shop.name,
    platform: shop.platform,
    shop_id: shop.platformShopId,
    status: shopStatusAt(shop, now),
    authorised_at: shop.authorisedAt,
    expires_at: shop.expiresAt ?? null,
    currency: shop.currency,
    import: {
      status: shop.import.status,
      orders: shop.import.orders,
      sales: decimalFromCents(shop.import.sales),
      refunds: decimalFromCents(shop.import.refunds),
      first_date: shop.import.firstDate ?? null,
      last_date: shop.import.lastDate ?? null,
    },
    monthly_sales: months.map(({ month, sales, refunds }) => ({
      month,
      sales: decimalFromCents(sales),
      refunds: decimalFromCents(refunds),
    })),
  }
}

export const listLinkedShops: Handler<typeof shopsEndpoints.listLinkedShops> = async (
  { session },
  { table, clock },
) => {
  const [shops, accounts] = await Promise.all([
    listShops(table, session.companyId),
    listPaymentAccounts(table, session.companyId),
  ])
  return answer({
    psp: accounts.map(({ accountId: id, platform, status }) => ({ id, platform, status })),
    shop: shops.map((shop) => describe(shop, clock())),
  })
}
