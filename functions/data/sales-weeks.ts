import type { ShopWeek } from '#shared/lending/sales-weeks.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { type Item, remove, replace, type Table, type Write } from './table.ts'

/** What a week of sales repays of a drawdown, and what that rests on. Amounts in the facility's currency. */
export interface SalesWeek {
  companyId: string
  drawdownId: string
  /** A Sunday. */
  weekEnding: BusinessDate
  /** As they are known by now: an estimate gives way to the sales once these are read. */
  shops: readonly ShopWeek[]
  /** The share of these sales, or the minimum where that is more. */
  shareCents: Cents
  /** What estimates of earlier weeks were off, and what the week before left of such a correction. */
  correctionCents: Cents
  /** Of a correction downwards, what this week had no room for. 0 or below. */
  carriedCents: Cents
  /** What was asked for. */
  dueCents: Cents
  version: number
}

const prefixOf = (drawdownId: string): string => `SALESWEEK#${drawdownId}#`

/** Access pattern: the weeks of a drawdown that were settled, oldest first. A tenor has some thirty of them at most. */
export const listSalesWeeks = async (
  table: Table,
  companyId: string,
  drawdownId: string,
): Promise<Item<SalesWeek>[]> => {
  const weeks: Item<SalesWeek>[] = []
  const prefix = prefixOf(drawdownId)
  for await (const week of table.all<SalesWeek>({
    pk: companyPartition(companyId),
    prefix,
    consistent: true,
  }))
    weeks.push(week)
  return weeks
}

const key = ({ companyId, drawdownId, weekEnding }: SalesWeek) => ({
  pk: companyPartition(companyId),
  sk: `${prefixOf(drawdownId)}${weekEnding}`,
})

/** Creates a week (version 0) or replaces the version that was read. */
export const replaceSalesWeek = (table: Table, week: SalesWeek): Write =>
  replace<SalesWeek>(table, {
    ...week,
    ...key(week),
    type: 'sales-week',
  })

/** Has a week count no more, as nothing was lent then. */
export const removeSalesWeek = (table: Table, week: SalesWeek): Write =>
  remove<SalesWeek>(table, key(week), { version: week.version })
