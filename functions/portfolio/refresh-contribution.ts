import { type Cells, differenceOfCells } from '#shared/portfolio/cells.ts'
import { cellsOf, type FacilityFigures, type PastDue } from '#shared/portfolio/contribution.ts'
import {
  type Contribution,
  findContribution,
  pastDueIndexKey,
  replaceContribution,
} from '../data/portfolio.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table, Write } from '../data/table.ts'
import { findWorkClaim, moveWorkClaim } from '../data/work-claims.ts'
import { loadFacilityFigures } from './load-facility-figures.ts'

export interface ContributionRefresh {
  /** The change of the portfolio's sums; empty if they were right. */
  difference: Cells
  /** Whether anything was written. */
  isNew: boolean
}

const samePastDue = (a: PastDue | undefined, b: PastDue | undefined): boolean =>
  a?.since === b?.since &&
  a?.owedCents === b?.owedCents &&
  a?.charges === b?.charges &&
  a?.disputed === b?.disputed &&
  a?.reportedCents === b?.reportedCents

const isFiledAs = (filed: Contribution, figures: FacilityFigures, difference: Cells): boolean =>
  Object.keys(difference).length === 0 && samePastDue(filed.pastDue, figures.pastDue)

/**
 * The assignee of a past-due item keeps it when the oldest charge order is paid and the next one becomes the oldest.
 */
const keepHolder = async (
  table: Table,
  filed: Contribution | undefined,
  figures: FacilityFigures,
): Promise<Record<string, Write>> => {
  const [before, after] = [filed && pastDueIndexKey(filed), pastDueIndexKey(figures)]
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
export const refreshContribution = async (
  table: Table,
  facilityId: string,
  read: (table: Table, facilityId: string) => Promise<FacilityFigures | undefined> = loadFacilityFigures,
): Promise<ContributionRefresh | undefined> => {
  const filing = await retryOnChange(async () => {
    const filed = await findContribution(table, facilityId)
    const figures = await read(table, facilityId)
    if (!figures) return undefined
    const cells = cellsOf(figures)
    const difference = differenceOfCells(filed?.cells ?? {}, cells)
    if (filed && isFiledAs(filed, figures, difference)) return { difference, isNew: false }
    const written = await table.transact({
      ...replaceContribution(table, filed, figures, cells),
      ...(await keepHolder(table, filed, figures)),
    })
    return written.ok ? { difference, isNew: true } : changed
  }, tries)
  if (filing === changed) throw new Error(`facility ${facilityId} was filed by others again and again`)
  return filing
}
