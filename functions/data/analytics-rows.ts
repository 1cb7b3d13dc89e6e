import { type Entity, entityOfType } from '#shared/analytics/entities.ts'
import { type Cell, rowOf } from '#shared/analytics/rows.ts'
import { sumByMonth } from '#shared/shops/daily-sales.ts'
import { addMonths, type BusinessDate } from '#shared/time/business-date.ts'
import { daysOfStoredMonth, type StoredSales } from './daily-sales.ts'

/** A row of an entity. */
export interface AnalyticsRow {
  entity: Entity
  row: Cell[]
}

/** The first day whose sales are exported by day, in the third month before. Earlier days no longer change. */
const shopDaysFrom = (day: BusinessDate): BusinessDate => `${addMonths(day, -3).slice(0, 7)}-01`

const rowOfType = (type: string, item: object): AnalyticsRow[] => {
  const entity = entityOfType.get(type)
  return entity ? [{ entity, row: rowOf(entity, item) }] : []
}

const rowsOfSales = (days: readonly StoredSales[], day: BusinessDate): AnalyticsRow[] => {
  const from = shopDaysFrom(day)
  return days.filter(({ date }) => date >= from).flatMap((each) => rowOfType('shop-day', each))
}

/** The rows that analysts see of a stored item, on a day. */
export const analyticsRowsOf = (item: { type: string }, day: BusinessDate): AnalyticsRow[] => {
  if (item.type === 'shop-day') return rowsOfSales([item as unknown as StoredSales], day)
  if (item.type !== 'shop-month') return rowOfType(item.type, item)
  const days = daysOfStoredMonth(item as unknown as Parameters<typeof daysOfStoredMonth>[0])
  const inCurrencies = Map.groupBy(days, ({ currency }) => currency)
  return [
    ...rowsOfSales(days, day),
    ...[...inCurrencies].flatMap(([currency, ofCurrency]) =>
      sumByMonth(ofCurrency).flatMap((sum) =>
        rowOfType('shop-month', { shopId: days[0]?.shopId, currency, ...sum }),
      ),
    ),
  ]
}
