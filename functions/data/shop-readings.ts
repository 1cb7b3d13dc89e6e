import type { SalesByDate } from '#shared/shops/sales-window.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A window of which some pages are read, and its next ones have to wait. */
export interface WindowPart {
  /** The window's end, as a day and as the request had it: a cursor is good for the same request alone. */
  toDate: BusinessDate
  to: string
  cursor: string
  sums: SalesByDate
  /** The ids of what is summed: a platform may repeat an entry on a later page. */
  seen: readonly string[]
}

/** How far the sales of a shop have been read. A reading goes on in steps, each begun by an event of its own. */
export interface ShopReading {
  companyId: string
  shopId: string
  /** The shop's authorisation that it reads by: a newer one has a reading of its own. */
  authorisationId: string
  /**
   * - `reading`: an event carries it on.
   * - `waiting`: the job carries it on from `dueAt`.
   * - `ended`: the shop can be read no more.
   */
  state: 'reading' | 'waiting' | 'ended'
  /** As a connector's request has it: all of the shop's sales, or what is new. */
  by: 'placed' | 'changed'
  /** Counts the steps of the shop: it names their events. */
  step: number
  /** The first day, in UTC, that is not read yet. */
  nextDate: BusinessDate
  /** Refunds that were read before the days that they belong to. */
  ahead: SalesByDate
  /** Sales and refunds of the days that are read. */
  orders?: number
  /** So many days are read at once. */
  windowDays: number
  /** Of the next window, what is read already; absent where it begins with its first page. */
  part?: WindowPart
  /** Tries since a window was last read to its end. */
  attempts: number
  /** When the job carries it on, of one that waits; ISO timestamp, UTC. */
  dueAt?: string
  /** Since when the shop could not be read; absent while it can. */
  failingSince?: string
  version: number
}

/** Readings that wait are spread over so many keys of the index. */
export const readingShards = 4

const readingGroup = (shard: number): string => `SHOPREADING#${shard}`

const prefix = 'SHOPREADING#'

const key = (companyId: string, shopId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${shopId}`,
})

/** Access pattern: how far a shop has been read; undefined before its first reading. */
export const findShopReading = (
  table: Table,
  { companyId, shopId }: Pick<ShopReading, 'companyId' | 'shopId'>,
): Promise<Item<ShopReading> | undefined> => table.get<ShopReading>(key(companyId, shopId))

/** Access pattern: how far each of a company's shops has been read, by shop. */
export const listShopReadings = async (
  table: Table,
  companyId: string,
): Promise<ReadonlyMap<string, ShopReading>> => {
  const readings = new Map<string, ShopReading>()
  const partition = { pk: companyPartition(companyId), prefix, consistent: true }
  for await (const reading of table.all<ShopReading>(partition)) readings.set(reading.shopId, reading)
  return readings
}

/** Access pattern: a shard of the readings that wait, the longest due first. Eventually consistent. */
export const listWaitingReadings = (
  table: Table,
  shard: number,
): AsyncGenerator<Item<ShopReading> & { gsi1sk: string }> =>
  table.all<ShopReading>({ index: groupIndex, pk: readingGroup(shard) }) as AsyncGenerator<
    Item<ShopReading> & { gsi1sk: string }
  >

/** Creates a reading (version 0) or replaces the version that was read. One that waits is listed for the job. */
export const replaceShopReading = (table: Table, reading: ShopReading): Write => {
  const { companyId, shopId, authorisationId, state, by, step, nextDate, ahead, windowDays, attempts } =
    reading
  const { dueAt, failingSince, orders, part, version } = reading
  return replace<ShopReading>(table, {
    ...key(companyId, shopId),
    type: 'shop-reading',
    ...(state === 'waiting' && dueAt
      ? { gsi1pk: readingGroup(shardOf(shopId, readingShards)), gsi1sk: dueAt, dueAt }
      : {}),
    companyId,
    shopId,
    authorisationId,
    state,
    by,
    step,
    nextDate,
    ahead,
    windowDays,
    attempts,
    ...(orders ? { orders } : {}),
    ...(part ? { part } : {}),
    ...(failingSince ? { failingSince } : {}),
    version,
  })
}
