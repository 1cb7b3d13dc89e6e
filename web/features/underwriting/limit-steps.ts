import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { ChartedLimit } from './limit-kinds.ts'

export interface LimitStep {
  readonly factor: LimitFactorOnWire
  /** The amounts before and after the factor, as decimal strings. */
  readonly before: string
  readonly after: string
  readonly takesOff: boolean
}

/**
 * The steps from the initial amount down to the limit, one for each factor. The first factor produces the initial
 * amount.
 */
export const limitSteps = ({ start, factors }: Pick<ChartedLimit, 'start' | 'factors'>): LimitStep[] => {
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

/** A part of a whole in percent, for drawing only. */
export const sharePercent = (part: string, whole: string): number => {
  const total = centsFromDecimal(whole)
  return total > 0 ? Math.min(100, Math.max(0, (centsFromDecimal(part) / total) * 100)) : 0
}
