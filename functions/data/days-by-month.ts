import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import type { Item, Key, Table } from './table.ts'

export interface ShopKey {
  companyId: string
  shopId: string
}

/** A range of days, both included. */
interface Days {
  from: BusinessDate
  to: BusinessDate
}

export interface Dated {
  /** The date in Hong Kong. */
  date: string
}

/** A shop's days of a calendar month in one item. */
export interface StoredMonth extends ShopKey {
  /** `YYYY-MM` */
  month: string
  packed: string
  version: number
}

/**
 * How days of a kind are stored: those of a calendar month in one item, since an item for each would be keys and names for
 * the most part.
 *
 * A large day has an item of its own, and so has a day stored before months were: that item replaces the month's entry. Its
 * sort key begins with that of its month, so that one query reads both, a month before its days.
 */
export interface DayStore<Day extends Dated, StoredDay extends Dated> {
  /** The beginning of the sort keys. */
  prefix: string
  unpack(packed: string): Day[]
  read(stored: StoredDay): Day
}

export const isMonth = (item: Item<object>): item is Item<StoredMonth> => 'month' in item

const isWithin = ({ from, to }: Days, { date }: Dated): boolean => date >= from && date <= to

/** The key of a month, or of a day with an item of its own. */
export const keyOfDays = (
  { prefix }: { prefix: string },
  { companyId, shopId }: ShopKey,
  monthOrDate: string,
): Key => companyItemKey(companyId, `${prefix}#${shopId}#${monthOrDate}`)

/** The items of the months that a range touches. */
export const eachItemOfDays = <Day extends Dated, StoredDay extends Dated>(
  store: DayStore<Day, StoredDay>,
  table: Table,
  shop: ShopKey,
  { from, to }: Days,
  consistent: boolean,
): AsyncGenerator<Item<StoredMonth | StoredDay>> =>
  table.all<StoredMonth | StoredDay>({
    pk: companyPartition(shop.companyId),
    between: { from: keyOfDays(store, shop, from.slice(0, 7)).sk, to: keyOfDays(store, shop, to).sk },
    consistent,
  })

/** The days of items within a range, oldest first. */
export async function* daysOfItems<Day extends Dated, StoredDay extends Dated>(
  { unpack, read }: DayStore<Day, StoredDay>,
  items: AsyncIterable<Item<StoredMonth | StoredDay>>,
  days: Days,
): AsyncGenerator<Day> {
  let ofMonth: readonly Day[] = []
  for await (const item of items) {
    if (isMonth(item)) {
      yield* ofMonth
      ofMonth = unpack(item.packed).filter((day) => isWithin(days, day))
      continue
    }
    const day = read(item)
    if (!isWithin(days, day)) continue
    yield* ofMonth.filter(({ date }) => date < day.date)
    ofMonth = ofMonth.filter(({ date }) => date > day.date)
    yield day
  }
  yield* ofMonth
}

/** The days within a range, oldest first. */
export const eachDay = <Day extends Dated, StoredDay extends Dated>(
  store: DayStore<Day, StoredDay>,
  table: Table,
  shop: ShopKey,
  days: Days,
  consistent = false,
): AsyncGenerator<Day> => daysOfItems(store, eachItemOfDays(store, table, shop, days, consistent), days)
