import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import type { Payoff } from '../../data/payoffs.ts'
import type { Write } from '../../data/table.ts'

/** Money that arrived for an early repayment. */
export interface PayoffArrival {
  facility: Facility
  drawdown: Drawdown
  payoff: Payoff
  postedCents: Cents
  date: BusinessDate
  /** Whether what was charged or repaid since that date is reversed and booked again. */
  rebooksLater?: boolean
}

export interface PayoffSettlement {
  ok: true
  posted: Payoff
  paymentId: string
  /** For the audit entry. */
  before: object
  after: object
  isRebooked: boolean
  /** Committed together, on the versions that were read, once for each settlement. */
  writes: Record<string, Write | undefined>
}
