import type { BusinessDate } from '../time/business-date.ts'
import { maxOrderLines, plusUnconverted, type UnconvertedTotals } from './daily-sales.ts'

/** Totals by business date. */
export type SalesByDate = Readonly<Record<string, UnconvertedTotals>>

/** Whole days, the last one excluded. */
export interface SalesWindow {
  fromDate: BusinessDate
  toDate: BusinessDate
}

/** Keeps as many listed orders as the item of a synchronisation has room for: the others are counted only. */
const withFewerLines = (ahead: ReadonlyMap<string, UnconvertedTotals>): SalesByDate => {
  let room = maxOrderLines
  return Object.fromEntries(
    [...ahead].map(([date, { lines = [], ...totals }]) => {
      const kept = lines.slice(0, room)
      room -= kept.length
      return [date, kept.length > 0 ? { ...totals, lines: kept } : totals]
    }),
  )
}

/**
 * The totals of a window's days. A platform returns a refund with its sale, which may be windows earlier: such refunds
 * are kept in `ahead`, by their own date, until their window is read. So each window's days are final when it ends, and
 * reading it again gives the same.
 */
export const mergeWindowTotals = (
  { fromDate, toDate }: SalesWindow,
  read: Iterable<readonly [string, UnconvertedTotals]>,
  aheadBefore: SalesByDate,
): { days: Map<string, UnconvertedTotals>; ahead: SalesByDate } => {
  const days = new Map<string, UnconvertedTotals>()
  const ahead = new Map<string, UnconvertedTotals>()
  for (const [date, totals] of [...Object.entries(aheadBefore), ...read]) {
    if (date < fromDate) continue
    const group = date < toDate ? days : ahead
    group.set(date, plusUnconverted(group.get(date), totals))
  }
  return { days, ahead: withFewerLines(ahead) }
}
