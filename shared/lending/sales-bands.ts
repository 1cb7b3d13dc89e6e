import type { Cents } from '../money/cents.ts'
import { add, type Fraction, fraction, larger, multiply, subtract } from '../money/fraction.ts'
import type { LimitMeasures, TrailingMonth } from './limit-measures.ts'

/** Scenarios of future sales. */
export const paces = ['slow', 'base', 'fast'] as const

export type Pace = (typeof paces)[number]

export interface SalesBands {
  /** The months behind the bands, oldest first. */
  months: TrailingMonth[]
  /** Net sales of a month in minor units, exact, never below 0. */
  monthly: Record<Pace, Fraction>
}

/** The months of the limit formula, and the seller's first order. */
export type MonthsTraded = Pick<LimitMeasures, 'months' | 'firstOrderDate'>

/** The minimum number of whole months for a distribution. */
const minMonths = 3

const numberOfQuarters: Record<Pace, bigint> = { slow: 1n, base: 2n, fast: 3n }

/**
 * A quartile of amounts: at the rank (n − 1) × quarters / 4 of the sorted amounts, by linear interpolation (Hyndman and
 * Fan's seventh definition, the usual one of spreadsheets).
 */
const quartile = (ascending: readonly Cents[], quarters: bigint): Fraction => {
  const rank = BigInt(ascending.length - 1) * quarters
  const index = Number(rank / 4n)
  const below = fraction(BigInt(ascending[index] ?? 0))
  const above = fraction(BigInt(ascending[index + 1] ?? ascending[index] ?? 0))
  return add(below, multiply(subtract(above, below), fraction(rank % 4n, 4n)))
}

/**
 * A seller's slow, ordinary and fast month, by its own last year: the lower quartile, the median and the upper quartile
 * of net sales over the trailing months of the limit formula that it traded through from their first day. Null when
 * these are fewer than three.
 */
export const salesBands = ({ months, firstOrderDate }: MonthsTraded): SalesBands | null => {
  const traded = months.filter(({ from }) => firstOrderDate !== null && firstOrderDate <= from)
  if (traded.length < minMonths) return null
  const ascending = traded.map(({ netSalesCents }) => netSalesCents).toSorted((a, b) => a - b)
  const at = (pace: Pace) => larger(fraction(0n), quartile(ascending, numberOfQuarters[pace]))
  return { months: traded, monthly: { slow: at('slow'), base: at('base'), fast: at('fast') } }
}
