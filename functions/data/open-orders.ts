import { isDeepStrictEqual } from 'node:util'
import type { OpenOrder } from '#shared/shops/counted-order.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** The open orders of a shop that were placed on one day (UTC). */
interface OpenOrdersOfDay {
  companyId: string
  shopId: string
  placedOn: BusinessDate
  orders: readonly OpenOrder[]
}

const prefixOf = (shopId: string): string => `SHOPOPEN#${shopId}#`

const key = (companyId: string, shopId: string, placedOn: BusinessDate) =>
  companyItemKey(companyId, `${prefixOf(shopId)}${placedOn}`)

/** An item is limited to 400 KB; an order takes about 200 bytes. The platform's list of changes has the others, too. */
const maxPerDay = 1000

/** Access pattern: the open orders of a shop, by id. */
export const listOpenOrders = async (
  table: Table,
  { companyId, shopId }: { companyId: string; shopId: string },
): Promise<Map<string, OpenOrder>> => {
  const open = new Map<string, OpenOrder>()
  for (const { orders } of await listCompanyItems<OpenOrdersOfDay>(table, companyId, prefixOf(shopId)))
    for (const order of orders) open.set(order.id, order)
  return open
}

/** The orders of each day that are kept. Those known before come first, so that a full day stays the same. */
const byDay = (orders: Iterable<OpenOrder>): Map<BusinessDate, OpenOrder[]> =>
  new Map(
    [...Map.groupBy(orders, ({ placedAt }) => new Date(placedAt).toISOString().slice(0, 10))].map(
      ([date, placed]) => [date, placed.slice(0, maxPerDay)],
    ),
  )

/** The writes that replace the open orders `before` by `after`. Unchanged days are not written. */
export const replaceOpenOrders = (
  table: Table,
  { companyId, shopId }: { companyId: string; shopId: string },
  before: ReadonlyMap<string, OpenOrder>,
  after: ReadonlyMap<string, OpenOrder>,
): Write[] => {
  const [formerDays, days] = [byDay(before.values()), byDay(after.values())]
  const gone = [...formerDays.keys()].filter((date) => !days.has(date))
  const isSame = (date: BusinessDate, orders: readonly OpenOrder[]) =>
    // The table does not preserve the order of attributes.
    isDeepStrictEqual(formerDays.get(date), orders)
  return [
    ...gone.map((date) => remove(table, key(companyId, shopId, date))),
    ...[...days]
      .filter(([date, orders]) => !isSame(date, orders))
      .map(([date, orders]) =>
        put<OpenOrdersOfDay>(table, {
          ...key(companyId, shopId, date),
          type: 'shop-open-orders',
          companyId,
          shopId,
          placedOn: date,
          orders,
        }),
      ),
  ]
}
