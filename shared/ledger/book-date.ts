import { type BusinessDate, businessDate } from '../time/business-date.ts'

/** A posting's value date, and when it was written. */
interface Dated {
  businessDate: BusinessDate
  /** ISO, UTC. */
  at: string
}

/**
 * The booking date of a posting: its value date, or the date of writing in Hong Kong if the month of the value date was
 * over by then. The figures of past months therefore never change.
 */
export const bookDateOf = ({ businessDate: valueDate, at }: Dated): BusinessDate => {
  const written = businessDate(new Date(at))
  return valueDate.slice(0, 7) < written.slice(0, 7) ? written : valueDate
}

/** The month in which a posting counts in the books, `YYYY-MM`. */
export const bookMonthOf = (posting: Dated): string => bookDateOf(posting).slice(0, 7)
