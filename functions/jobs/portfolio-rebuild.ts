import type { Cells } from '#shared/portfolio/cells.ts'
import { firstCompaniesCursor, listCompaniesSince } from '../data/companies.ts'
import { listCompanyFacilities } from '../data/facilities.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import { portfolioShards } from '../data/portfolio.ts'
import { rebuildFacility, repairShard } from '../portfolio/rebuild.ts'
import type { Deps } from '../runtime/deps.ts'
import { cursorOf, isInShard, jobShards } from './job-shards.ts'
import { startRunTime } from './run-time.ts'
import { tryEach } from './try-each.ts'

const job = 'portfolio-rebuild'

/** Companies of a page. A run ends by its time, and the next one continues. */
const companiesOfPage = 200

const differs = (difference: Cells | undefined): boolean => Object.keys(difference ?? {}).length > 0

export interface RebuildScope {
  /** The shard of companies; all without one. */
  shard?: number | undefined
  pages?: number
  companies?: number
}

export interface PortfolioRebuild {
  facilities: number
  /** Facilities whose contribution differed from their ledger, or was missing. */
  differed: number
  /** Shards whose sums differed from their facilities' contributions. */
  mended: number
  /** Every company was examined; the next run begins again. */
  isThrough: boolean
}

/**
 * The name of the cursor, which points into the list of companies. Without a shard it has a new name, since earlier
 * versions stored a key of the table under the job's.
 */
const placeOf = (shard: number | undefined): string =>
  cursorOf(job, shard) + (shard === undefined ? '#all' : '')

/**
 * Recomputes from its ledger the contribution of every facility of every company, including missing ones, and adds up
 * the sums again. Its progress is stored after each page. Differences are corrected and logged: they may include a
 * facility whose latest change has not reached the stream's subscriber yet. With a `shard`, it does so for the shard's
 * companies and for its share of the sums.
 */
export const rebuildPortfolio = async (
  deps: Deps,
  { shard, pages = Infinity, companies: limit = companiesOfPage }: RebuildScope = {},
): Promise<PortfolioRebuild> => {
  const { table, clock, log } = deps
  let [facilities, differed, mended] = [0, 0, 0]
  const failures: unknown[] = []
  const hasTime = startRunTime(clock)
  const newest = firstCompaniesCursor(clock())
  let place: string | undefined = (await findJobCursor(table, placeOf(shard))) || newest
  for (let page = 0; page < pages && place && hasTime(); page++) {
    const { companies, next } = await listCompaniesSince(table, place, limit, newest)
    failures.push(
      ...(await tryEach(
        companies.filter(({ companyId }) => isInShard(job, companyId, shard)),
        async ({ companyId }) => {
          for (const { facilityId } of await listCompanyFacilities(table, companyId)) {
            facilities++
            const difference = await rebuildFacility(table, facilityId)
            if (!differs(difference)) continue
            differed++
            const cells = Object.keys(difference ?? {}).join(', ')
            log('info', 'a facility was counted otherwise than its ledger says', { facilityId, cells })
          }
        },
        ({ companyId }) => log('error', 'the facilities of a company could not be counted', { companyId }),
      )),
    )
    place = next
    await table.write(
      putJobCursor(table, { job: placeOf(shard), upTo: place ?? '', updatedAt: clock().toISOString() }),
    )
  }
  for (let sums = 0; sums < portfolioShards; sums++) {
    if (shard !== undefined && sums % jobShards[job] !== shard) continue
    const difference = await repairShard(table, sums)
    if (!differs(difference)) continue
    mended++
    const cells = Object.keys(difference).join(', ')
    log('error', 'sums of the portfolio were not what its facilities add up to', { shard: sums, cells })
  }
  log('info', 'the portfolio was rebuilt', { facilities, differed, mended, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some facilities could not be counted')
  return { facilities, differed, mended, isThrough: place === undefined }
}
