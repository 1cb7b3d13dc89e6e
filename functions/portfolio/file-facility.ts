import { type Cells, differenceOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf, type PastDue, type Standing } from '#shared/portfolio/contribution.ts'
import { type Contribution, fileContribution, findContribution, pastDuePlace } from '../data/portfolio.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table, Write } from '../data/table.ts'
import { findWorkClaim, moveWorkClaim } from '../data/work-claims.ts'
import { loadFacilityStanding } from './load-facility-standing.ts'

export interface Filing {
  /** The change of the portfolio's sums; empty if they were right. */
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

/** The assignee of a past-due item keeps it when the oldest charge order is paid and another is the oldest then. */
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

/** Other calls may update the same facility concurrently, one after the other. */
const tries = 20

/**
 * Replaces a facility's contribution by its present state, once: the previous contribution is read before the facility,
 * and replaced only if it is unchanged. So the last commit was the last read. Undefined for an unknown facility. `read`
 * loads its items, unless another source is given.
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
