import { addCells, type Cells } from '#shared/portfolio/cells.ts'
import { checkShard } from '../data/portfolio.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'
import { readFromLedger } from './read-from-ledger.ts'
import { refreshContribution } from './refresh-contribution.ts'

/** Recomputes a facility's contribution from its ledger; returns the correction. */
export const rebuildFacility = async (table: Table, facilityId: string): Promise<Cells | undefined> =>
  (await refreshContribution(table, facilityId, readFromLedger))?.difference

/** The limit of a transaction, less a margin. */
const maxWrites = 90

/** Shards are few and their facilities busy: concurrent updates cause another attempt. */
const tries = 20

/** Corrects the sums of a shard that differ from its facilities' contributions; returns the corrections. */
export const repairShard = async (table: Table, shard: number): Promise<Cells> => {
  let mended: Cells = {}
  const isThrough = await retryOnChange(async () => {
    const cells = Object.entries(await checkShard(table, shard)).slice(0, maxWrites)
    if (cells.length === 0) return true
    const written = await table.transact(Object.fromEntries(cells.map(([cell, { write }]) => [cell, write])))
    if (written.ok)
      mended = addCells(mended, Object.fromEntries(cells.map(([cell, { added }]) => [cell, added])))
    return changed
  }, tries)
  if (isThrough === changed) throw new Error(`the sums of shard ${shard} were changed again and again`)
  return mended
}
