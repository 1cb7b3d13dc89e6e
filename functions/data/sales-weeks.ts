import type { ShopWeek } from '#shared/lending/sales-weeks.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { type Item, remove, replace, type Table, type Write } from './table.ts'

/** The repayment from a week's sales, and its basis. Amounts in the facility's currency. */
export interface SalesWeek {
  companyId: string
  drawdownId: string
  /** A Sunday. */
  weekEnding: BusinessDate
  /** As currently known: an estimate is replaced by the actual sales once they are read. */
  shops: readonly ShopWeek[]
  /** The share of these sales, or the minimum if that is higher. */
  shareCents: Cents
  /** The correction of earlier weeks' estimates, including the previous week's carried part. */
  correctionCents: Cents
  /** The part of a downward correction that exceeded this week's amount. 0 or below. */
  carriedCents: Cents
  /** The charged amount. */
  dueCents: Cents
  version: number
}

const prefixOf = (drawdownId: string): string => `SALESWEEK#${drawdownId}#`

/** Access pattern: the settled weeks of a drawdown, oldest first. A tenor has some thirty of them at most. */
export const listSalesWeeks = (
  table: Table,
  companyId: string,
  drawdownId: string,
): Promise<Item<SalesWeek>[]> => listCompanyItems<SalesWeek>(table, companyId, prefixOf(drawdownId))

const key = ({ companyId, drawdownId, weekEnding }: SalesWeek) =>
  companyItemKey(companyId, `${prefixOf(drawdownId)}${weekEnding}`)

/** Creates a week (version 0) or replaces the version that was read. */
export const replaceSalesWeek = (table: Table, week: SalesWeek): Write =>
  replace<SalesWeek>(table, {
    ...week,
    ...key(week),
    type: 'sales-week',
  })

/** Removes a week for which nothing was lent, as the payout was returned. */
export const removeSalesWeek = (table: Table, week: SalesWeek): Write =>
  remove<SalesWeek>(table, key(week), { version: week.version })
