import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { LinePart, StatementLine } from '../../data/statement-lines.ts'

/** Where a line's money goes. */
export interface BookingTarget {
  kind: Exclude<LinePart['kind'], 'payout' | 'returned payout'>
  facilityId: string
  /** The payment, charge order or drawdown; empty of suspense. */
  id: string
}

/** What of a line's money goes there. */
export interface Money {
  line: StatementLine
  cents: Cents
  /** Counts from then; the line's value date where none is given. */
  valueDate: BusinessDate | undefined
  /** It has to be all that is owed, no more and no less. */
  isExact: boolean
}
