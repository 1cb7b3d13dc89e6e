import type { BusinessDate } from '../time/business-date.ts'
import { plusSales, type SalesTotals } from './daily-sales.ts'

/** Totals by `YYYY-MM-DD` (UTC). */
export type SalesByDate = Readonly<Record<string, SalesTotals>>

/** Whole days, the last one left out. */
export interface SalesWindow {
  fromDate: BusinessDate
  toDate: BusinessDate
}

/**
 * What a window's days come to. A platform hands out a refund with its sale, which may lie windows before it: such
 * refunds are kept `ahead`, by their own date, until the window that they belong to is read. So each window's days are
 * final when it ends, and reading it again makes the same of them.
 */
export const settleWindow = (
  { fromDate, toDate }: SalesWindow,
  read: Iterable<readonly [string, SalesTotals]>,
  aheadBefore: SalesByDate,
): { days: Map<string, SalesTotals>; ahead: SalesByDate } => {
  const days = new Map<string, SalesTotals>()
  const ahead = new Map<string, SalesTotals>()
  for (const [date, totals] of [...Object.entries(aheadBefore), ...read]) {
    if (date < fromDate) continue
    const group = date < toDate ? days : ahead
    group.set(date, plusSales(group.get(date), totals))
  }
  return { days, ahead: Object.fromEntries(ahead) }
}
