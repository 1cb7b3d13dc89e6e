import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { LinePart, StatementLine } from '../../data/statement-lines.ts'

/** A target for a line's money. */
export interface BookingTarget {
  kind: Exclude<LinePart['kind'], 'payout' | 'returned payout'>
  facilityId: string
  /** The payment, charge order or drawdown; empty for suspense. */
  id: string
}

/** The part of a line's money for a target. */
export interface Money {
  line: StatementLine
  cents: Cents
  /** Defaults to the line's value date. */
  valueDate: BusinessDate | undefined
  /** It has to equal the amount owed. */
  isExact: boolean
  /** Whether bookings that count from a later day are reversed and booked again after this money. */
  rebooksLater?: boolean
}
