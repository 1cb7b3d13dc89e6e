import { add, compare, decimalFromFraction, divide, type Fraction, fraction } from '../money/fraction.ts'
import type { Contribution } from './contribution.ts'
import { minPeers } from './peer-consent.ts'

/** The quartiles of a figure over companies, decimals of two places. */
export interface Quartiles {
  lower: string
  median: string
  upper: string
}

/** The aggregate figures of a category, if enough companies share theirs. */
export interface PeerFigures {
  refundRatio: Quartiles
  variation: Quartiles
  topShare: Quartiles
  /** Each month against the mean month, oldest first. */
  months: (Quartiles & { month: string })[]
}

/** Neighbours on either side that are averaged into a quartile, so that it is nobody's own figure. */
const neighbours = 2

const places = 2

const quartileAt = (ascending: readonly Fraction[], quarters: number): string => {
  const rank = Math.round(((ascending.length - 1) * quarters) / 4)
  const around = ascending.slice(rank - neighbours, rank + neighbours + 1)
  return decimalFromFraction(divide(around.reduce(add), fraction(BigInt(around.length))), places)
}

/**
 * The quartiles of companies' values, each the mean of the five around it and rounded; null for fewer companies than
 * the minimum.
 */
export const anonymisedQuartiles = (values: readonly Fraction[]): Quartiles | null => {
  if (values.length < minPeers) return null
  const ascending = values.toSorted(compare)
  return {
    lower: quartileAt(ascending, 1),
    median: quartileAt(ascending, 2),
    upper: quartileAt(ascending, 3),
  }
}

/** The figures of a category over `months`, from one contribution a company; null if too few share theirs. */
export const peerFigures = (
  contributions: readonly Contribution[],
  months: readonly string[],
): PeerFigures | null => {
  const of = (valueOf: (each: Contribution) => Fraction | undefined) =>
    anonymisedQuartiles(contributions.flatMap((each) => valueOf(each) ?? []))
  const refundRatio = of((each) => each.refundRatio)
  const variation = of((each) => each.variation)
  const topShare = of((each) => each.topShare)
  if (!refundRatio || !variation || !topShare) return null
  return {
    refundRatio,
    variation,
    topShare,
    months: months.flatMap((month, index) => {
      const quartiles = of((each) => each.months[index])
      return quartiles ? [{ month, ...quartiles }] : []
    }),
  }
}
