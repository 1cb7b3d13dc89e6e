import type { Rate } from '../money/rate.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { DayCountBasis } from './day-count.ts'

/**
 * How principal falls due: all of it on the last due date; in equal parts; or so that principal and interest together
 * are the same at each due date.
 */
export const principalSplits = ['bullet', 'equalPrincipal', 'equalInstalment'] as const

export type PrincipalSplit = (typeof principalSplits)[number]

/**
 * When interest is paid: deducted upfront in full; at each due date for the days since the previous one; or with its
 * principal.
 */
export const interestTimings = ['upfront', 'periodic', 'maturity'] as const

export type InterestTiming = (typeof interestTimings)[number]

/** The terms that determine the interest of a drawdown. */
export interface InterestTerms {
  /** The annual rate as a share of one (12% is 0.12), see `rateFromPercent`. */
  rate: Rate
  /** Where the benchmark is set in arrears, the rate from each count of days after the drawdown on; the first from 0. */
  steps?: readonly { fromDay: number; rate: Rate }[]
  basis: DayCountBasis
  /** The day on which the money is paid out; it bears no interest. */
  drawdownDate: BusinessDate
  /** The minimum number of days for which interest is owed on principal repaid early. */
  minimumInterestDays: number
}
