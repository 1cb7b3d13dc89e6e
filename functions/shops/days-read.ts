import { isBeingImported } from '#shared/shops/shop-status.ts'
import { addDays, daysBetween } from '#shared/time/business-date.ts'
import { findShopReading } from '../data/shop-readings.ts'
import type { Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** How many days of an import that is under way are read. Days are those of the orders, in UTC, today included. */
export const daysReadOf = async (table: Table, shop: Shop, now: Date) => {
  if (!isBeingImported(shop, now)) return null
  const openedOn = shop.openedAt.slice(0, 10)
  const all = Math.max(1, daysBetween(openedOn, addDays(now.toISOString().slice(0, 10), 1)))
  const nextDate = (await findShopReading(table, shop))?.nextDate ?? openedOn
  return { read: Math.min(all, Math.max(0, daysBetween(openedOn, nextDate))), all }
}
