import type { Contribution } from '../data/portfolio.ts'
import { pageContributions, portfolioShards } from '../data/portfolio.ts'
import type { Table } from '../data/table.ts'

/** A page of all facilities that are counted. */
export interface FacilityPage {
  items: Contribution[]
  /** The shards that it ends with the last facility of. */
  ended: number[]
  cursor?: string
}

/** Where to go on: a shard, and how far it was read. */
const readCursor = (cursor: string | undefined): { shard: number; after?: string } | undefined => {
  if (cursor === undefined) return { shard: 0 }
  const [, shard = '', after] = /^(\d{1,2})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= portfolioShards
    ? undefined
    : { shard: Number(shard), ...(after ? { after } : {}) }
}

/** A page of the facilities of all companies, shard by shard. Undefined for a cursor that is none. */
export const pageFacilities = async (
  table: Table,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<FacilityPage | undefined> => {
  const start = readCursor(cursor)
  if (!start) return undefined
  const items: Contribution[] = []
  const ended: number[] = []
  let at = start
  while (at.shard < portfolioShards && items.length < limit) {
    const page = await pageContributions(table, at.shard, { limit: limit - items.length, cursor: at.after })
    items.push(...page.items)
    if (page.cursor) return { items, ended, cursor: `${at.shard}.${page.cursor}` }
    ended.push(at.shard)
    at = { shard: at.shard + 1 }
  }
  return { items, ended, ...(at.shard < portfolioShards ? { cursor: `${at.shard}` } : {}) }
}
