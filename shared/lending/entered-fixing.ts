import { add, compare, type Fraction, fraction, fractionFromDecimal, subtract } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import type { BenchmarkName } from './benchmark-names.ts'
import { benchmarks } from './benchmarks.ts'
import { isPlausibleRate } from './published-fixing.ts'

/**
 * The maximum difference from a neighbouring fixing in percentage points, for each started 30 days between the two. The
 * largest step of the Federal Reserve since SOFR began is 1.00. Only the rate of 17 September 2019 moved more: it could
 * not have been entered.
 */
const bandPoints = 1n
const bandDays = 30

interface Fixing {
  date: BusinessDate
  percent: string
}

export interface EnteredFixing extends Fixing {
  name: BenchmarkName
  today: BusinessDate
  /** The nearest fixings on either side, published ones if there are any. */
  neighbours: readonly Fixing[]
}

export type EnteredFixingFault =
  | { field: 'date'; fault: 'notPast' }
  | { field: 'date'; fault: 'noBusinessDay' }
  | { field: 'percent'; fault: 'implausible' }
  | { field: 'percent'; fault: 'outsideBand'; neighbour: Fixing; points: string }

const bandAround = ({ date }: Fixing, other: BusinessDate): Fraction => {
  const periods = Math.max(1, Math.ceil(Math.abs(daysBetween(date, other)) / bandDays))
  return fraction(bandPoints * BigInt(periods))
}

const isWithin = (percent: string, neighbour: Fixing, band: Fraction): boolean => {
  const rate = fractionFromDecimal(percent)
  const middle = fractionFromDecimal(neighbour.percent)
  return compare(rate, subtract(middle, band)) >= 0 && compare(rate, add(middle, band)) <= 0
}

/**
 * The error in a manually entered fixing: a rate can only be entered for a past day of its market, and within a plausible
 * distance of the neighbouring fixings. Undefined if it is valid.
 */
export const faultOfEnteredFixing = ({
  name,
  date,
  percent,
  today,
  neighbours,
}: EnteredFixing): EnteredFixingFault | undefined => {
  if (date >= today) return { field: 'date', fault: 'notPast' }
  if (!benchmarks[name].isFixingDay(date)) return { field: 'date', fault: 'noBusinessDay' }
  if (!isPlausibleRate(percent)) return { field: 'percent', fault: 'implausible' }
  const neighbour = neighbours.find((each) => !isWithin(percent, each, bandAround(each, date)))
  if (!neighbour) return undefined
  const points = String(bandAround(neighbour, date).numerator)
  return { field: 'percent', fault: 'outsideBand', neighbour, points }
}
