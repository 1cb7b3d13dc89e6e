import type { Cents } from '#shared/money/cents.ts'
import type { Facility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'
import { findWatermark } from './find-watermark.ts'

/**
 * The watermark of a facility with another limit. One that is the limit goes with it; but a higher limit may be more than
 * the payment accounts' balances bear, which the present one is not.
 */
export const watermarkWith = async (
  { companyId, currency, balances: { limit, watermark } }: Facility,
  limitCents: Cents,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<Cents> => {
  if (watermark !== limit) return watermark
  return limitCents > limit ? findWatermark(deps, companyId, { limitCents, currency }) : limitCents
}
