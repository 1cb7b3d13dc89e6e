import { availableOf } from '#shared/ledger/balances.ts'
import type { AddendumResult } from '../data/agreements.ts'
import type { Facility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import type { RecalculationResult } from './recalculation-rule.ts'
import { watermarkForLimit } from './watermark-for-limit.ts'

/** A facility's limit and available balance before and after a recalculation. */
export const addendumResultOf = async (
  facility: Facility,
  { limitCents, ...result }: RecalculationResult,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<AddendumResult> => {
  const { balances } = facility
  const watermark = await watermarkForLimit(facility, limitCents, deps)
  return {
    ...result,
    limitBeforeCents: balances.limit,
    limitAfterCents: limitCents,
    availableBeforeCents: availableOf(balances),
    availableAfterCents: availableOf({ ...balances, limit: limitCents, watermark }),
  }
}
