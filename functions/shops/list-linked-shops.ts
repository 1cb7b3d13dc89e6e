import { decimalFromCents } from '../../shared/money/cents.ts'
import { shownSalesFrom, sumByMonth } from '../../shared/shops/daily-sales.ts'
import { shopStatusAt } from '../../shared/shops/shop-status.ts'
import type { shopsEndpoints } from '../../shared/shops/shops.endpoints.ts'
import { addDays, businessDate } from '../../shared/time/business-date.ts'
import { listPspAccounts } from '../data/psp-accounts.ts'
import { listDailySales, listShops, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler } from '../http/handle.ts'

const describe = async (table: Table, shop: Shop, now: Date) => {
  const today = businessDate(now)
  const from = shownSalesFrom(today)
  const days = await listDailySales(table, shop.companyId, shop.shopId, from, addDays(today, 1))
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
    monthly_sales: sumByMonth(days).map(({ month, sales, refunds }) => ({
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
    listPspAccounts(table, session.companyId),
  ])
  return answer({
    psp: accounts.map(({ accountId: id, platform, status }) => ({ id, platform, status })),
    shop: await Promise.all(shops.map((shop) => describe(table, shop, clock()))),
  })
}
