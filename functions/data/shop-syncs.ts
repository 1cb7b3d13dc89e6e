import type { SalesByDate } from '#shared/shops/sales-window.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItems } from './company-items.ts'
import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, replace, type Table, type Write } from './table.ts'

/** A partly synced window whose next pages have to wait. */
export interface PartialWindow {
  /** The window's end, as a day and as in the request: a cursor is valid for the same request only. */
  toDate: BusinessDate
  to: string
  cursor: string
  sums: SalesByDate
  /** The ids of the summed entries: a platform may repeat an entry on a later page. */
  seen: readonly string[]
}

/** The sync state of a shop's sales. A sync runs in steps, each started by its own event. */
export interface ShopSync {
  companyId: string
  shopId: string
  /** The shop's authorisation that it syncs with: a new authorisation starts a new sync. */
  authorisationId: string
  /**
   * - `reading`: an event continues it.
   * - `waiting`: the job resumes it from `dueAt`.
   * - `ended`: the shop cannot be synced any more.
   */
  state: 'reading' | 'waiting' | 'ended'
  /** The request mode of a connector: all of the shop's sales, or changes only. */
  by: 'placed' | 'changed'
  /** Counts the steps: part of their events' ids. */
  step: number
  /** Days are by the dates of Hong Kong. Absent for an earlier sync, whose days are by UTC. */
  calendar?: 'hongKong'
  /** The first day after the copied UTC days; only while the shop counts by those. */
  utcDaysTo?: BusinessDate
  /** The first day that is not synced yet. */
  nextDate: BusinessDate
  /** The day on which the sync of all sales began: what changed since is read after it. Absent for a sync of changes. */
  begunOn?: BusinessDate
  /** Refunds that were read before the days they belong to. */
  ahead: SalesByDate
  /** The number of sales and refunds of the synced days. */
  orders?: number
  /** The length of a window in days. */
  windowDays: number
  /** The synced part of the next window; absent at its first page. */
  part?: PartialWindow
  /** Attempts since a window was last completed. */
  attempts: number
  /** When the job resumes a waiting sync; ISO timestamp, UTC. */
  dueAt?: string
  /** Since when the sync fails; absent while it succeeds. */
  failingSince?: string
  version: number
}

/** Waiting syncs are sharded over this many index keys. */
export const syncShards = 4

const readingGroup = (shard: number): string => `SHOPREADING#${shard}`

const { key, find, list } = companyItems<ShopSync>('SHOPREADING#')

/** Access pattern: the sync state of a shop; undefined before its first sync. */
export const findShopSync = (
  table: Table,
  { companyId, shopId }: Pick<ShopSync, 'companyId' | 'shopId'>,
): Promise<Item<ShopSync> | undefined> => find(table, companyId, shopId)

/** Access pattern: the sync states of a company's shops, by shop. */
export const listShopSyncs = async (
  table: Table,
  companyId: string,
): Promise<ReadonlyMap<string, ShopSync>> => {
  const readings = await list(table, companyId)
  return new Map(readings.map((reading) => [reading.shopId, reading]))
}

/** Access pattern: a shard of the waiting syncs, the longest due first. Eventually consistent. */
export const listWaitingSyncs = (
  table: Table,
  shard: number,
): AsyncGenerator<Item<ShopSync> & { gsi1sk: string }> =>
  table.all<ShopSync & { gsi1sk: string }>({ index: groupIndex, pk: readingGroup(shard) })

/** Creates a sync state (version 0) or replaces the version that was read. A waiting one is in the job's list. */
export const replaceShopSync = (table: Table, reading: ShopSync): Write => {
  const { companyId, shopId, authorisationId, state, by, step, nextDate, ahead, windowDays, attempts } =
    reading
  const { dueAt, failingSince, orders, part, begunOn, calendar, utcDaysTo, version } = reading
  return replace<ShopSync>(table, {
    ...key(companyId, shopId),
    type: 'shop-reading',
    ...(state === 'waiting' && dueAt
      ? { gsi1pk: readingGroup(shardOf(shopId, syncShards)), gsi1sk: dueAt, dueAt }
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
    ...(begunOn ? { begunOn } : {}),
    ...(calendar ? { calendar } : {}),
    ...(utcDaysTo ? { utcDaysTo } : {}),
    ...(failingSince ? { failingSince } : {}),
    version,
  })
}
