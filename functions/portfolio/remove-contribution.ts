import { findContribution, removeContribution } from '../data/portfolio.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'

/** Removes the contribution of a facility that no longer exists, which keeps it from being added again. Idempotent. */
export const removeContributionOf = async (table: Table, facilityId: string): Promise<void> => {
  const outcome = await retryOnChange(async () => {
    const filed = await findContribution(table, facilityId)
    if (!filed) return true
    const written = await table.transact(removeContribution(table, filed))
    return written.ok || changed
  })
  if (outcome === changed) throw new Error(`facility ${facilityId} was filed again while it was taken out`)
}
