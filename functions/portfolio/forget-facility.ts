import { findContribution, removeContribution } from '../data/portfolio.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'

/**
 * Has the portfolio count a facility no more that is gone from the table, which is what keeps it from being filed
 * again. Twice is once.
 */
export const forgetFacility = async (table: Table, facilityId: string): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const filed = await findContribution(table, facilityId)
    if (!filed) return true
    const written = await table.transact(removeContribution(table, filed))
    return written.ok || changed
  })
  if (outcome === changed) throw new Error(`facility ${facilityId} was filed again while it was taken out`)
}
