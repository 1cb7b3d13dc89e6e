import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { shownSalesFrom } from '#shared/shops/daily-sales.ts'
import { salesPeriods } from '#shared/shops/sales-periods.ts'
import { addDays, businessDate, laterOf } from '#shared/time/business-date.ts'
import { listDailySales } from '../data/daily-sales.ts'
import { listOpenOrders } from '../data/open-orders.ts'
import { findShop } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeCurrencies } from './describe-shop.ts'

/** Unpaid orders in a response, the latest first. */
const maxUnpaid = 500

export const listShopSales: Handler<typeof shopsEndpoints.listShopSales> = async (
  { input: { params, query }, session },
  { table, clock },
) => {
  const shop = await findShop(table, session.companyId, params.id)
  if (!shop) return refuse('notFound')
  const { firstDate, lastDate, monthsTo } = shop.import
  const today = businessDate(clock())
  const to = monthsTo ?? (lastDate ? addDays(lastDate, 1) : today)
  const from = firstDate ? laterOf(shownSalesFrom(today), firstDate) : to
  const [days, open] = await Promise.all([
    from < to ? listDailySales(table, shop, from, addDays(to, -1), shop) : [],
    listOpenOrders(table, shop),
  ])
  const unpaid = [...open.values()]
    .filter(({ stage }) => stage === 'unpaid')
    .toSorted((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt))
  return answer({
    currency: shop.currency,
    periods: salesPeriods(days, { from, to }, query.by).map((period) => ({
      from: period.from,
      to: period.to,
      orders: period.orders,
      sales: decimalFromCents(period.sales),
      refunds: decimalFromCents(period.refunds),
      net: decimalFromCents(period.sales - period.refunds),
      converted: describeCurrencies(period.converted),
      left_out: describeCurrencies(period.leftOut),
    })),
    unpaid_count: unpaid.length,
    unpaid: unpaid.slice(0, maxUnpaid).map(({ number, placedAt, total }) => ({
      number,
      placed_on: businessDate(new Date(placedAt)),
      total: total ? { amount: decimalFromCents(total.amount), currency: total.currency } : null,
    })),
  })
}
