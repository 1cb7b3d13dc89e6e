import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { FacilitySummary } from './facility-queries.ts'

/**
 * The parts of a limit, as decimal strings: `beyond` exceeds the watermark and cannot be drawn; `over` is the amount
 * used above the lower of limit and watermark. The parts other than `over` add up to the limit plus `over`.
 */
export const balanceParts = (facility: FacilitySummary) => {
  const limit = centsFromDecimal(facility.facility_limit)
  const lower = centsFromDecimal(facility.available_limit)
  const used = [facility.outstanding, facility.pending_drawdown, facility.frozen_limit]
    .map(centsFromDecimal)
    .reduce((sum, cents) => sum + cents, 0)
  return {
    beyond: decimalFromCents(limit - lower),
    outstanding: facility.outstanding,
    pending: facility.pending_drawdown,
    frozen: facility.frozen_limit,
    available: facility.available_funding,
    over: decimalFromCents(Math.max(0, used - lower)),
  }
}
