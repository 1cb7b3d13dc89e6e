import { type Cells, differenceOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf, type PastDue, type Standing } from '#shared/portfolio/contribution.ts'
import { type Contribution, fileContribution, findContribution, pastDuePlace } from '../data/portfolio.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table, Write } from '../data/table.ts'
import { findWorkClaim, moveWorkClaim } from '../data/work-claims.ts'
import { loadFacilityStanding } from './load-facility-standing.ts'

export interface Filing {
  /** What was added to the portfolio's sums; empty where they were right. */
  difference: Cells
  /** Whether anything was written. */
  isNew: boolean
}

const samePastDue = (a: PastDue | undefined, b: PastDue | undefined): boolean =>
  a?.since === b?.since &&
  a?.owedCents === b?.owedCents &&
  a?.charges === b?.charges &&
  a?.disputed === b?.disputed

const isFiledAs = (filed: Contribution, standing: Standing, difference: Cells): boolean =>
  Object.keys(difference).length === 0 && samePastDue(filed.pastDue, standing.pastDue)

/** Who works on what is past due keeps it when the oldest bill is paid and another is the oldest then. */
const keepHolder = async (
  table: Table,
  filed: Contribution | undefined,
  standing: Standing,
): Promise<Record<string, Write>> => {
  const [before, after] = [filed && pastDuePlace(filed), pastDuePlace(standing)]
  if (!before || !after || before === after) return {}
  const held = await findWorkClaim(table, 'overdue', before)
  return held ? moveWorkClaim(table, held, after) : {}
}

/** Others may file one facility at the same time, each by what it read after the one before. */
const tries = 20

/**
 * Has the portfolio count a facility as it stands by now, however it was counted before, and once: what was filed last is
 * read before the facility is, and replaced only where it is still that. So what lands last was read last. Undefined
 * where there is no such facility. `read` is how it stands by its items, unless another source is asked.
 */
export const fileFacility = async (
  table: Table,
  facilityId: string,
  read: (table: Table, facilityId: string) => Promise<Standing | undefined> = loadFacilityStanding,
): Promise<Filing | undefined> => {
  const filing = await retryOnChange(async () => {
    const filed = await findContribution(table, facilityId)
    const standing = await read(table, facilityId)
    if (!standing) return undefined
    const cells = cellsOf(standing)
    const difference = differenceOfCells(filed?.cells ?? {}, cells)
    if (filed && isFiledAs(filed, standing, difference)) return { difference, isNew: false }
    const written = await table.transact({
      ...fileContribution(table, filed, standing, cells),
      ...(await keepHolder(table, filed, standing)),
    })
    return written.ok ? { difference, isNew: true } : changed
  }, tries)
  if (filing === changed) throw new Error(`facility ${facilityId} was filed by others again and again`)
  return filing
}
