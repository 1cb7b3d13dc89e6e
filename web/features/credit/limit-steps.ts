import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { DrawnLimit } from './limit-kinds.ts'

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
