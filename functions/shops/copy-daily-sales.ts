import {
  keepUtcDay,
  listEveryDay,
  putDailySales,
  removeDailySales,
  type Shop,
  type StoredDailySales,
} from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

const isSame = (a: StoredDailySales, b: StoredDailySales | undefined): boolean =>
  a.sales === b?.sales &&
  a.refunds === b.refunds &&
  a.orders === b.orders &&
  a.currency === b.currency &&
  a.reported === b.reported &&
  JSON.stringify([a.converted, a.leftOut]) === JSON.stringify([b.converted, b.leftOut])

/** Copies a shop's days from another company. Only differences are written, so that an interrupted copy continues. */
export const copyDailySales = async (
  table: Table,
  { companyId, shopId, hasUtcDays }: Shop,
  toCompanyId: string,
  now: Date,
): Promise<void> => {
  if (hasUtcDays) {
    const utcDays = await listEveryDay(table, companyId, shopId, { hasUtcDays })
    await writeAll(
      table,
      utcDays.map(({ date, currency, sales, refunds, orders }) =>
        keepUtcDay(table, toCompanyId, { shopId, date, currency, sales, refunds, orders }, now),
      ),
    )
  }
  const [days, copied] = await Promise.all([
    listEveryDay(table, companyId, shopId),
    listEveryDay(table, toCompanyId, shopId),
  ])
  const dates = new Set(days.map(({ date }) => date))
  const copiedOn = new Map(copied.map((day) => [day.date, day]))
  await writeAll(
    table,
    copied
      .filter(({ date }) => !dates.has(date))
      .map(({ date }) => removeDailySales(table, toCompanyId, shopId, date)),
  )
  await writeAll(
    table,
    days
      .filter((day) => !isSame(day, copiedOn.get(day.date)))
      .map(({ date, currency, sales, refunds, orders, reported, converted, leftOut }) =>
        putDailySales(table, toCompanyId, {
          shopId,
          date,
          currency,
          sales,
          refunds,
          orders,
          ...(reported === undefined ? {} : { reported }),
          ...(converted ? { converted } : {}),
          ...(leftOut ? { leftOut } : {}),
        }),
      ),
  )
}
