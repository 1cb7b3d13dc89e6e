import { addDays } from '#shared/time/business-date.ts'
import { listEveryDay, storeUtcDayCopy } from '../data/daily-sales.ts'
import { replaceDailySales } from '../data/replace-daily-sales.ts'
import type { Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'

/** Copies a shop's days from another company. Only differences are written, so that an interrupted copy continues. */
export const copyDailySales = async (
  table: Table,
  { companyId, shopId, hasUtcDays }: Shop,
  toCompanyId: string,
  now: Date,
): Promise<void> => {
  const [from, to] = [
    { companyId, shopId },
    { companyId: toCompanyId, shopId },
  ]
  if (hasUtcDays) {
    const utcDays = await listEveryDay(table, from, { hasUtcDays })
    await writeAll(
      table,
      utcDays.map((day) => storeUtcDayCopy(table, to, day, now)),
    )
  }
  const [days, copied] = await Promise.all([listEveryDay(table, from), listEveryDay(table, to)])
  const dates = [...days, ...copied].map(({ date }) => date).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first && last) await replaceDailySales(table, to, { from: first, to: addDays(last, 1) }, days)
}
