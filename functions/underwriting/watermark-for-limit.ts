import type { Cents } from '#shared/money/cents.ts'
import type { Facility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { findWatermark } from './find-watermark.ts'

/**
 * The watermark of a facility with another limit. A watermark equal to the limit follows it; but a higher limit may
 * exceed what the payment accounts' balances support.
 */
export const watermarkForLimit = async (
  { companyId, currency, balances: { limit, watermark } }: Facility,
  limitCents: Cents,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<Cents> => {
  if (watermark !== limit) return watermark
  return limitCents > limit ? findWatermark(deps, companyId, { limitCents, currency }) : limitCents
}
