import { type FacilityMonth, facilityMonthShards, pageFacilityMonths } from '../data/facility-months.ts'
import { type Contribution, pageContributions, portfolioShards } from '../data/portfolio.ts'
import type { ItemPage, Table } from '../data/table.ts'

/** A page of a list that is spread over shards. */
export interface ShardedPage<Row> {
  items: Row[]
  /** The shards whose last item is on this page. */
  ended: number[]
  cursor?: string
}

/** A page of all facilities in the portfolio. */
export type FacilityPage = ShardedPage<Contribution>

export interface ShardPageRequest {
  limit: number
  cursor?: string | undefined
}

/** The position to continue from: a shard, and its cursor. */
const readCursor = (
  cursor: string | undefined,
  shards: number,
): { shard: number; after?: string } | undefined => {
  if (cursor === undefined) return { shard: 0 }
  const [, shard = '', after] = /^(\d{1,2})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= shards
    ? undefined
    : { shard: Number(shard), ...(after ? { after } : {}) }
}

/** A page over all shards, one after the other. Undefined for an invalid cursor. */
export const pageShards = async <Row>(
  shards: number,
  pageOf: (shard: number, page: ShardPageRequest) => Promise<ItemPage<Row>>,
  { limit, cursor }: ShardPageRequest,
): Promise<ShardedPage<Row> | undefined> => {
  const start = readCursor(cursor, shards)
  if (!start) return undefined
  const items: Row[] = []
  const ended: number[] = []
  let at = start
  while (at.shard < shards && items.length < limit) {
    const page = await pageOf(at.shard, { limit: limit - items.length, cursor: at.after })
    items.push(...page.items)
    if (page.cursor) return { items, ended, cursor: `${at.shard}.${page.cursor}` }
    ended.push(at.shard)
    at = { shard: at.shard + 1 }
  }
  return { items, ended, ...(at.shard < shards ? { cursor: `${at.shard}` } : {}) }
}

/** A page of a month's books, shard by shard: each facility as it was booked. Undefined for an invalid cursor. */
export const pageBookedFacilities = (
  table: Table,
  month: string,
  page: ShardPageRequest,
): Promise<ShardedPage<FacilityMonth> | undefined> =>
  pageShards<FacilityMonth>(
    facilityMonthShards,
    (shard, of) => pageFacilityMonths(table, month, shard, of),
    page,
  )

/**
 * A page of the books of a month and then of the month before, shard by shard: each facility as it was booked in
 * either. Undefined for an invalid cursor.
 */
export const pageTwoMonths = (
  table: Table,
  month: string,
  before: string,
  page: ShardPageRequest,
): Promise<ShardedPage<FacilityMonth> | undefined> =>
  pageShards<FacilityMonth>(
    2 * facilityMonthShards,
    (shard, of) =>
      pageFacilityMonths(
        table,
        shard < facilityMonthShards ? month : before,
        shard % facilityMonthShards,
        of,
      ),
    page,
  )

/** A page of the facilities of all companies, shard by shard. Undefined for an invalid cursor. */
export const pageFacilities = (table: Table, page: ShardPageRequest): Promise<FacilityPage | undefined> =>
  pageShards<Contribution>(portfolioShards, (shard, of) => pageContributions(table, shard, of), page)
