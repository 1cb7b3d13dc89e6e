import type { BookedFacility } from '../books/facility-month.ts'
import { addToSums, incomeOfBooks } from '../books/month-sums.ts'
import type { Cents } from '../money/cents.ts'
import type { BookedAtEnd } from './figures-with-drill-down.ts'

const earnedToDate = (facility: BookedFacility | undefined): Cents =>
  facility ? (incomeOfBooks(addToSums({}, [facility]))[facility.currency]?.earnedCents ?? 0) : 0

/**
 * One facility's part of what was earned between two months' ends; it counts as 0 in a month without it in the books.
 */
export const earnedBetween = (before: BookedFacility | undefined, after: BookedFacility | undefined): Cents =>
  earnedToDate(after) - earnedToDate(before)

/** One facility's part of a figure at the end of a month, by its books. */
export const bookedFigureOf = (figure: BookedAtEnd, facility: BookedFacility): Cents => {
  const { [facility.currency]: sums } = addToSums({}, [facility])
  if (!sums) return 0
  switch (figure) {
    case 'stage1Cents':
      return sums.stages[1].outstandingCents
    case 'stage2Cents':
      return sums.stages[2].outstandingCents
    case 'stage3Cents':
      return sums.stages[3].outstandingCents
    case 'allowanceCents':
      return sums.allowance.closingCents
  }
}
