import type { BookedFacility } from '../books/facility-month.ts'
import { addToSums, incomeOfBooks } from '../books/month-sums.ts'
import type { Cents } from '../money/cents.ts'
import type { BookedFigure } from './opened-figures.ts'

const earnedToDate = (facility: BookedFacility | undefined): Cents =>
  facility ? (incomeOfBooks(addToSums({}, [facility]))[facility.currency]?.earnedCents ?? 0) : 0

/** One facility's part of a figure of a month's books. `before` is the same facility a month earlier. */
export const bookedFigureOf = (
  figure: BookedFigure,
  facility: BookedFacility,
  before: BookedFacility | undefined,
): Cents => {
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
    case 'earnedCents':
      return earnedToDate(facility) - earnedToDate(before)
  }
}
