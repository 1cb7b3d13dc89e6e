import type { PortfolioRebuilt } from '#shared/desk/portfolio.ts'
import { addCells, type Cells } from '#shared/portfolio/cells.ts'
import { findFacility } from '../../data/facilities.ts'
import type { Table } from '../../data/table.ts'
import { pageFacilities } from '../../portfolio/page-facilities.ts'
import { rebuildFacility, repairShard } from '../../portfolio/rebuild.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

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

const mendAll = async (table: Table, shards: readonly number[]): Promise<Cells> => {
  let mended: Cells = {}
  for (const shard of shards) mended = addCells(mended, await repairShard(table, shard))
  return mended
}

export const rebuildPortfolioAct: RunAct<'portfolio-rebuild'> = async (
  { facilityId, limit, cursor },
  act,
  { table },
) => {
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
  const page = await pageFacilities(table, { limit, cursor })
  if (!page) return refuseAct('invalidInput', 'cursor: where the page before ended, as it said')
  const { items, ended, cursor: next } = page
  // Its changes follow from the ledger alone; the audit records that it was started.
  await table.transact({ audit: act.audit({ before: null, after: { facilities: items.length } }) })
  const rebuilt: PortfolioRebuilt = {
    facilities: items.length,
    differed: await rebuildAll(
      table,
      items.map((item) => item.facilityId),
    ),
    mended: await mendAll(table, ended),
    ...(next ? { cursor: next } : {}),
  }
  return { ok: true, ...rebuilt }
}
