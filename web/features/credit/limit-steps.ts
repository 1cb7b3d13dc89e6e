import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'

export type CreditLimitOnWire = ResponseOf<typeof creditEndpoints.getCreditLimit>

export type CreditEstimateOnWire = ResponseOf<typeof creditEndpoints.getCreditEstimate>

/** What a limit is drawn from. */
export interface DrawnLimit {
  readonly currency: string
  readonly limit: string
  readonly start: string
  readonly factors: readonly LimitFactorOnWire[]
}

/** An estimate that came to an amount: its figures are all there. */
export type EstimatedLimit = CreditEstimateOnWire & DrawnLimit & { net_sales: string }

export const isEstimated = (estimate: CreditEstimateOnWire): estimate is EstimatedLimit =>
  estimate.status === 'estimated' &&
  estimate.currency !== null &&
  estimate.limit !== null &&
  estimate.start !== null &&
  estimate.net_sales !== null

/** A limit that was granted: its figures are all there. */
export type ActiveLimit = CreditLimitOnWire & {
  currency: NonNullable<CreditLimitOnWire['currency']>
  limit: string
  start: string
  net_sales: string
  calculated_at: string
}

export const isActiveLimit = (limit: CreditLimitOnWire): limit is ActiveLimit =>
  limit.status === 'active' &&
  limit.currency !== null &&
  limit.limit !== null &&
  limit.start !== null &&
  limit.net_sales !== null &&
  limit.calculated_at !== null

export interface LimitStep {
  readonly factor: LimitFactorOnWire
  /** What was left before and after the factor, decimal strings. */
  readonly before: string
  readonly after: string
  readonly takesOff: boolean
}

/** How the start figure comes down to the limit, one factor at a time. The first factor makes the start figure itself. */
export const limitSteps = ({ start, factors }: Pick<DrawnLimit, 'start' | 'factors'>): LimitStep[] => {
  let left = centsFromDecimal(start)
  return factors.map((factor) => {
    const before = left
    left -= centsFromDecimal(factor.took_off)
    return {
      factor,
      before: decimalFromCents(before),
      after: decimalFromCents(left),
      takesOff: before !== left,
    }
  })
}

/** A part of a whole in percent, for drawing; the figures themselves are shown as they came. */
export const sharePercent = (part: string, whole: string): number => {
  const total = centsFromDecimal(whole)
  return total > 0 ? Math.min(100, Math.max(0, (centsFromDecimal(part) / total) * 100)) : 0
}
