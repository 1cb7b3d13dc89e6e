import { isDeepStrictEqual } from 'node:util'
import { addDays } from '#shared/time/business-date.ts'
import { calendarMonths, type MonthPart } from '#shared/time/calendar-months.ts'
import { collect } from './collect.ts'
import { companyPartition } from './companies.ts'
import {
  type Dated,
  type DayStore,
  eachItemOfDays,
  isMonth,
  keyOfDays,
  type ShopKey,
  type StoredMonth,
} from './days-by-month.ts'
import { inBatches } from './in-batches.ts'
import { changed, retryOnChange } from './retry-on-change.ts'
import { type Item, put, remove, replace, type Table, type Write } from './table.ts'
import { writeAll } from './write-all.ts'

/** How days are written. */
export interface WritableDays<Day extends Dated, StoredDay extends Dated> extends DayStore<Day, StoredDay> {
  month: { type: string; pack(days: readonly Day[]): string }
  /** The item of a day too large to be written again with every change of its month; undefined for any other. */
  itemOf(day: Day, shop: ShopKey): (StoredDay & { type: string }) | undefined
  /** Days with an item of their own are many and large: those outside the replaced range are neither read nor packed. */
  leavesOthers?: true
  /** When a month's items expire; never, unless given. */
  ttlOf?(month: string): number
}

/** Months written at once. */
const monthsAtOnce = 10

const isIn = ({ from, to }: MonthPart, { date }: Dated): boolean => date >= from && date < to

const byDate = (a: Dated, b: Dated): number => (a.date < b.date ? -1 : 1)

const ttlOfMonth = (store: { ttlOf?(month: string): number }, month: string) =>
  store.ttlOf ? { ttl: store.ttlOf(month) } : {}

/** The write that makes a month contain exactly these days; undefined if it does already. */
export const writeOfMonth = <Day extends Dated, StoredDay extends Dated>(
  store: WritableDays<Day, StoredDay>,
  table: Table,
  shop: ShopKey,
  month: string,
  days: readonly Day[],
  stored?: StoredMonth,
): Write | undefined => {
  const key = keyOfDays(store, shop, month)
  if (days.length === 0) return stored && remove<StoredMonth>(table, key, { version: stored.version })
  const packed = store.month.pack(days)
  if (packed === stored?.packed) return undefined
  return replace<StoredMonth>(table, {
    ...key,
    type: store.month.type,
    ...ttlOfMonth(store, month),
    companyId: shop.companyId,
    shopId: shop.shopId,
    month,
    packed,
    version: stored?.version ?? 0,
  })
}

/** The stored items to replace: all of the month, or only the month's own item and those of the replaced days. */
const readItems = async <Day extends Dated, StoredDay extends Dated>(
  store: WritableDays<Day, StoredDay>,
  table: Table,
  shop: ShopKey,
  { from, to }: MonthPart,
): Promise<Item<StoredMonth | StoredDay>[]> => {
  const month = from.slice(0, 7)
  if (!store.leavesOthers)
    return collect(eachItemOfDays(store, table, shop, { from: month, to: `${month}-31` }, true))
  const pk = companyPartition(shop.companyId)
  const between = { from: keyOfDays(store, shop, from).sk, to: keyOfDays(store, shop, addDays(to, -1)).sk }
  const [stored, days] = await Promise.all([
    table.get<StoredMonth>(keyOfDays(store, shop, month)),
    collect(table.all<StoredDay>({ pk, between, consistent: true })),
  ])
  return stored ? [stored, ...days] : days
}

const replaceInMonth = async <Day extends Dated, StoredDay extends Dated>(
  store: WritableDays<Day, StoredDay>,
  table: Table,
  shop: ShopKey,
  part: MonthPart,
  days: readonly Day[],
): Promise<void> => {
  const month = part.from.slice(0, 7)
  const outcome = await retryOnChange(async () => {
    const items = await readItems(store, table, shop, part)
    const stored = items.find(isMonth)
    const ownItems = new Map(
      items.flatMap((item) => (isMonth(item) ? [] : [[item.sk, item as Item<StoredDay>]])),
    )
    const former = [...ownItems.values()].map((item) => store.read(item))
    const dates = new Set(former.map(({ date }) => date))
    const packed = stored ? store.unpack(stored.packed).filter(({ date }) => !dates.has(date)) : []
    const all = [...[...packed, ...former].filter((day) => !isIn(part, day)), ...days].toSorted(byDate)
    const ofMonth: Day[] = []
    const large: Item<StoredDay>[] = []
    for (const day of all) {
      const item = store.itemOf(day, shop)
      if (item) large.push({ ...keyOfDays(store, shop, day.date), ...ttlOfMonth(store, month), ...item })
      else ofMonth.push(day)
    }
    // Items of single days are written first and removed last, so that no day is ever missing, whatever fails.
    await writeAll(
      table,
      large.filter((item) => !isDeepStrictEqual(ownItems.get(item.sk), item)).map((item) => put(table, item)),
    )
    const write = writeOfMonth(store, table, shop, month, ofMonth, stored)
    if (write && !(await table.write(write))) return changed
    const kept = new Set(large.map(({ sk }) => sk))
    await writeAll(
      table,
      [...ownItems.values()].filter(({ sk }) => !kept.has(sk)).map((item) => remove(table, item)),
    )
    return true
  })
  if (outcome === changed) throw new Error('the days of a shop are being written by another')
}

/**
 * Replaces the days of a range. Idempotent, and what is stored already is not written again; after a crash, some months are
 * replaced and others are not.
 */
export const replaceDays = async <Day extends Dated, StoredDay extends Dated>(
  store: WritableDays<Day, StoredDay>,
  table: Table,
  shop: ShopKey,
  range: MonthPart,
  days: readonly Day[],
): Promise<void> => {
  await inBatches(calendarMonths(range), monthsAtOnce, (part) =>
    replaceInMonth(
      store,
      table,
      shop,
      part,
      days.filter((day) => isIn(part, day)),
    ),
  )
}
