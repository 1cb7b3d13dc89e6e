import type { Contribution } from '../data/portfolio.ts'
import { pageContributions, portfolioShards } from '../data/portfolio.ts'
import type { Table } from '../data/table.ts'

/** A page of all facilities in the portfolio. */
export interface FacilityPage {
  items: Contribution[]
  /** The shards whose last facility is on this page. */
  ended: number[]
  cursor?: string
}

/** The position to continue from: a shard, and its cursor. */
const readCursor = (cursor: string | undefined): { shard: number; after?: string } | undefined => {
  if (cursor === undefined) return { shard: 0 }
  const [, shard = '', after] = /^(\d{1,2})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= portfolioShards
    ? undefined
    : { shard: Number(shard), ...(after ? { after } : {}) }
}

/** A page of the facilities of all companies, shard by shard. Undefined for an invalid cursor. */
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
