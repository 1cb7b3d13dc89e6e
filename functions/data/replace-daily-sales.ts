import { addDays } from '#shared/time/business-date.ts'
import type { MonthPart } from '#shared/time/calendar-months.ts'
import { collect } from './collect.ts'
import { type StoredSales, storedSales } from './daily-sales.ts'
import { daysOfItems, eachItemOfDays, isMonth, type ShopKey } from './days-by-month.ts'
import { packSales, type SalesOfDay } from './packed-sales.ts'
import { replaceDays, type WritableDays, writeOfMonth } from './replace-days.ts'
import type { Table, Write } from './table.ts'

const writableSales: WritableDays<SalesOfDay, StoredSales> = {
  ...storedSales,
  month: { type: 'shop-month', pack: packSales },
  itemOf: () => undefined,
}

/** Replaces a shop's daily sales of a range. Repeatable, and what is stored already is not written again. */
export const replaceDailySales = (
  table: Table,
  shop: ShopKey,
  range: MonthPart,
  days: readonly SalesOfDay[],
): Promise<void> => replaceDays(writableSales, table, shop, range, days)

const ever = { from: '0000-00-00', to: '9999-99-99' }

/**
 * All of a shop's daily sales, oldest first. Days with an item of their own, stored before months were, are moved into their
 * months.
 */
export const packEveryDay = async (table: Table, shop: ShopKey): Promise<SalesOfDay[]> => {
  let areApart = false
  async function* noting() {
    for await (const item of eachItemOfDays(storedSales, table, shop, ever, true)) {
      areApart ||= !isMonth(item)
      yield item
    }
  }
  const days = await collect(daysOfItems(storedSales, noting(), ever))
  const [first, last] = [days[0], days.at(-1)]
  if (areApart && first && last)
    await replaceDailySales(table, shop, { from: first.date, to: addDays(last.date, 1) }, days)
  return days
}

/** Creates a month of a shop's daily sales. */
export const createMonthOfSales = (
  table: Table,
  shop: ShopKey,
  month: string,
  days: readonly SalesOfDay[],
): Write | undefined => writeOfMonth(writableSales, table, shop, month, days)
