import * as z from 'zod/mini'
import type { PortfolioRebuilt } from '#shared/desk/portfolio.ts'
import type { Cells } from '#shared/portfolio/cells.ts'
import { findFacility } from '../../data/facilities.ts'
import { pageContributions, portfolioShards } from '../../data/portfolio.ts'
import type { Table } from '../../data/table.ts'
import { mendShard, rebuildFacility } from '../../portfolio/rebuild.ts'
import { explained, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

/** Where a rebuild goes on: a shard, and how far it has come in it. */
const readCursor = (cursor: string | undefined): { shard: number; after?: string } | undefined => {
  if (cursor === undefined) return { shard: 0 }
  const [, shard = '', after] = /^(\d{1,2})(?:\.([\w-]+))?$/.exec(cursor) ?? []
  return shard === '' || Number(shard) >= portfolioShards
    ? undefined
    : { shard: Number(shard), ...(after ? { after } : {}) }
}

const rebuildAll = async (
  table: Table,
  facilityIds: readonly string[],
): Promise<PortfolioRebuilt['differed']> => {
  const differed: { facilityId: string; added: Cells }[] = []
  for (const facilityId of facilityIds) {
    const added = (await rebuildFacility(table, facilityId)) ?? {}
    if (Object.keys(added).length > 0) differed.push({ facilityId, added })
  }
  return differed
}

export const rebuildPortfolioAct = deskAct({
  name: 'portfolio-rebuild',
  summary:
    'Counts one facility, or a page of all that were counted before, anew by the ledger, and says what differed.',
  schema: z.object({
    facilityId: z.optional(explained(fields.facilityId, 'one facility alone')),
    limit: fields.listLimit,
    cursor: fields.listCursor,
  }),
  run: async ({ facilityId, limit, cursor }, act, { table }) => {
    if (facilityId) {
      if (!(await findFacility(table, facilityId)))
        return refuseAct('notFound', `there is no facility ${facilityId}`)
      await table.transact({ audit: act.audit({ before: null, after: { facilityId } }) })
      const rebuilt: PortfolioRebuilt = {
        facilities: 1,
        differed: await rebuildAll(table, [facilityId]),
        mended: {},
      }
      return { ok: true, ...rebuilt }
    }
    const at = readCursor(cursor)
    if (!at) return refuseAct('invalidInput', 'cursor: where the page before ended, as it said')
    // What it changes follows from the ledger alone; that it was begun is what is to be told of.
    await table.transact({ audit: act.audit({ before: null, after: { shard: at.shard } }) })
    const page = await pageContributions(table, at.shard, { limit, cursor: at.after })
    const differed = await rebuildAll(
      table,
      page.items.map((item) => item.facilityId),
    )
    const isThrough = page.cursor === undefined
    const next = isThrough ? `${at.shard + 1}` : `${at.shard}.${page.cursor}`
    const rebuilt: PortfolioRebuilt = {
      facilities: page.items.length,
      differed,
      mended: isThrough ? await mendShard(table, at.shard) : {},
      ...(isThrough && at.shard + 1 === portfolioShards ? {} : { cursor: next }),
    }
    return { ok: true, ...rebuilt }
  },
})
