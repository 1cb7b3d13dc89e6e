import { collect } from './collect.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import { type DayStore, eachDay, type ShopKey, type StoredMonth } from './days-by-month.ts'
import { ttlAfter } from './expiry.ts'
import { type SalesOfDay, unpackSales } from './packed-sales.ts'
import type { Shop } from './shops.ts'
import { put, type Table, type Write } from './table.ts'

/** Selects which days of a shop are read: those by Hong Kong dates, unless the shop still counts by UTC days. */
export type DaysOf = Pick<Shop, 'hasUtcDays'>

/** A day that has an item of its own, as each had before months were stored. */
export interface StoredSales extends SalesOfDay {
  shopId: string
}

const salesOf = ({
  date,
  currency,
  sales,
  refunds,
  orders,
  reported,
  converted,
  leftOut,
}: StoredSales): SalesOfDay => ({
  date,
  currency,
  sales,
  refunds,
  orders,
  ...(reported === undefined ? {} : { reported }),
  ...(converted ? { converted } : {}),
  ...(leftOut ? { leftOut } : {}),
})

/** A shop's daily sales. Absolute figures, so that writing them again changes nothing. */
export const storedSales: DayStore<SalesOfDay, StoredSales> = {
  prefix: 'SHOPDAY',
  unpack: unpackSales,
  read: salesOf,
}

const utcDayKey = ({ companyId, shopId }: ShopKey, date: string) =>
  companyItemKey(companyId, `SHOPUTCDAY#${shopId}#${date}`)

/**
 * Access pattern: a shop's daily sales from `from` to `to` (both included), oldest first.
 * While the shop is being imported (`import.status`), days may be missing.
 */
export const listDailySales = async (
  table: Table,
  shop: ShopKey,
  from: string,
  to: string,
  { hasUtcDays }: DaysOf = {},
): Promise<SalesOfDay[]> => {
  if (!hasUtcDays) return collect(eachDay(storedSales, table, shop, { from, to }, true))
  const between = { from: utcDayKey(shop, from).sk, to: utcDayKey(shop, to).sk }
  const pk = companyPartition(shop.companyId)
  return (await collect(table.all<StoredSales>({ pk, between, consistent: true }))).map(salesOf)
}

/** Access pattern: all of a shop's daily sales, oldest first. */
export const listEveryDay = (table: Table, shop: ShopKey, of: DaysOf = {}): Promise<SalesOfDay[]> =>
  listDailySales(table, shop, '0000-00-00', '9999-99-99', of)

/** The days of a stored month, as analysts see them. */
export const daysOfStoredMonth = ({
  shopId,
  packed,
}: Pick<StoredMonth, 'shopId' | 'packed'>): StoredSales[] =>
  unpackSales(packed).map((day) => ({ shopId, ...day }))

/** Copies of UTC days are needed only until the new sync by Hong Kong dates ends, which takes days at most. */
const utcDaysKeptForDays = 180

/** Stores a copy of a day by UTC. */
export const storeUtcDayCopy = (table: Table, shop: ShopKey, day: SalesOfDay, now: Date): Write =>
  put<StoredSales>(table, {
    ...utcDayKey(shop, day.date),
    type: 'shop-utc-day',
    ttl: ttlAfter(now.toISOString(), utcDaysKeptForDays),
    shopId: shop.shopId,
    ...day,
  })
