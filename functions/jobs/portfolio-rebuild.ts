import type { Cells } from '#shared/portfolio/cells.ts'
import { scanFacilities } from '../data/facilities.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import { portfolioShards } from '../data/portfolio.ts'
import type { Key } from '../data/table.ts'
import { rebuildFacility, repairShard } from '../portfolio/rebuild.ts'
import type { Deps } from '../runtime/deps.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

const name = 'portfolio-rebuild'

/** Some 300,000 items a day: a run ends long before its Lambda's timeout, and the next continues. */
const usualPace = { pages: 300, items: 1_000 }

const keyOf = (cursor: string | undefined): Key | undefined =>
  cursor ? (JSON.parse(cursor) as Key) : undefined

const differs = (difference: Cells | undefined): boolean => Object.keys(difference ?? {}).length > 0

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

export interface PortfolioRebuild {
  facilities: number
  /** Facilities whose contribution differed from their ledger, or was missing. */
  differed: number
  /** Shards whose sums differed from their facilities' contributions. */
  mended: number
  /** The whole table was scanned; the next run begins again. */
  isThrough: boolean
}

/**
 * Recomputes every facility's contribution from its ledger, including missing ones, and adds up the sums again. Its
 * progress is stored after each page. Differences are corrected and logged: they may include a facility whose latest
 * change has not reached the stream's subscriber yet.
 */
export const rebuildPortfolio = async (deps: Deps, pace = usualPace): Promise<PortfolioRebuild> => {
  const { table, clock, log } = deps
  let [facilities, differed, mended] = [0, 0, 0]
  const failures: unknown[] = []
  const hasTime = startRunTime(clock)
  let after = keyOf(await findJobCursor(table, name))
  for (let page = 0; page < pace.pages && hasTime(); page++) {
    const { facilityIds, next } = await scanFacilities(table, after, pace.items)
    failures.push(
      ...(await tryEach(
        each(facilityIds),
        async (facilityId) => {
          facilities++
          const difference = await rebuildFacility(table, facilityId)
          if (!differs(difference)) return
          differed++
          const cells = Object.keys(difference ?? {}).join(', ')
          log('info', 'a facility was counted otherwise than its ledger says', { facilityId, cells })
        },
        (facilityId) => log('error', 'a facility could not be counted', { facilityId }),
      )),
    )
    after = next
    const upTo = after ? JSON.stringify(after) : ''
    await table.write(putJobCursor(table, { job: name, upTo, updatedAt: clock().toISOString() }))
    if (!after) break
  }
  for (let shard = 0; shard < portfolioShards; shard++) {
    const difference = await repairShard(table, shard)
    if (!differs(difference)) continue
    mended++
    const cells = Object.keys(difference).join(', ')
    log('error', 'sums of the portfolio were not what its facilities add up to', { shard, cells })
  }
  log('info', 'the portfolio was rebuilt', { facilities, differed, mended, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some facilities could not be counted')
  return { facilities, differed, mended, isThrough: after === undefined }
}
