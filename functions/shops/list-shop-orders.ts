import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { shownSalesFrom } from '#shared/shops/daily-sales.ts'
import { addDays, type BusinessDate, businessDate, laterOf } from '#shared/time/business-date.ts'
import { listDailySales } from '../data/daily-sales.ts'
import { eachOrderLinesOfDay } from '../data/order-lines.ts'
import type { LinesOfDay } from '../data/packed-order-lines.ts'
import { findShop } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

/** A response ends with the day on which it has this many lines. */
const linesPerPage = 500

export const listShopOrders: Handler<typeof shopsEndpoints.listShopOrders> = async (
  { input: { params, query }, session },
  { table, clock },
) => {
  const shop = await findShop(table, session.companyId, params.id)
  if (!shop) return refuse('notFound')
  const { currency } = shop
  const today = businessDate(clock())
  const from = laterOf(shownSalesFrom(today), query.from)
  const end = query.to < today ? query.to : addDays(today, 1)
  if (from >= end) return answer({ currency, lines: [], unlisted: 0, next: null })
  const found: LinesOfDay[] = []
  let listed = 0
  let next: BusinessDate | null = null
  for await (const day of eachOrderLinesOfDay(table, shop, from, addDays(end, -1))) {
    found.push(day)
    listed += day.lines.length
    if (listed < linesPerPage) continue
    next = addDays(day.date, 1) < end ? addDays(day.date, 1) : null
    break
  }
  const days = await listDailySales(table, shop, from, addDays(next ?? end, -1), shop)
  const all = days.reduce(
    (sum, { orders, leftOut = {} }) =>
      sum + orders + Object.values(leftOut).reduce((more, each) => more + each.orders, 0),
    0,
  )
  const counting = found.flatMap(({ lines }) => lines).filter(({ amount }) => amount !== 0)
  return answer({
    currency,
    lines: found.flatMap(({ date, lines }) =>
      lines.map((line) => ({
        date,
        number: line.number,
        kind: line.kind,
        amount: decimalFromCents(line.amount),
        currency: line.currency ?? currency,
        left_out: line.isLeftOut ?? false,
        uncounted: line.uncounted === undefined ? null : decimalFromCents(line.uncounted),
      })),
    ),
    unlisted: Math.max(0, all - counting.length),
    next,
  })
}
