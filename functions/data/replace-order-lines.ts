import { shownSalesUntil } from '#shared/shops/daily-sales.ts'
import { startOfDay } from '#shared/time/business-date.ts'
import type { MonthPart } from '#shared/time/calendar-months.ts'
import type { ShopKey } from './days-by-month.ts'
import { ttlAt } from './expiry.ts'
import { type StoredLines, storedLines } from './order-lines.ts'
import { type LinesOfDay, packDaysOfLines, packLines } from './packed-order-lines.ts'
import { replaceDays, type WritableDays, writeOfMonth } from './replace-days.ts'
import type { Table, Write } from './table.ts'

/** A month is written again each day: beyond so many lines a day, that costs more than an item for each day. */
const maxLinesInMonth = 100

const writableLines: WritableDays<LinesOfDay, StoredLines> = {
  ...storedLines,
  month: { type: 'shop-order-month', pack: packDaysOfLines },
  itemOf: ({ date, lines }, { companyId, shopId }) =>
    lines.length > maxLinesInMonth
      ? { type: 'shop-order-lines', companyId, shopId, date, lines: [], packed: packLines(lines) }
      : undefined,
  leavesOthers: true,
  // From then on, its days are no longer displayed.
  ttlOf: (month) => ttlAt(startOfDay(shownSalesUntil(`${month}-01`))),
}

/** Replaces the orders of a range of days. Repeatable, and what is stored already is not written again. */
export const replaceOrderLines = (
  table: Table,
  shop: ShopKey,
  range: MonthPart,
  days: readonly LinesOfDay[],
): Promise<void> => replaceDays(writableLines, table, shop, range, days)

/** Creates a month of the orders behind a shop's daily sales. */
export const createMonthOfOrderLines = (
  table: Table,
  shop: ShopKey,
  month: string,
  days: readonly LinesOfDay[],
): Write | undefined => writeOfMonth(writableLines, table, shop, month, days)
