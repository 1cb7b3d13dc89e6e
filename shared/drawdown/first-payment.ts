import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { nextDueDateOf, unbilledAtPayout } from './unbilled.ts'

export interface FirstPayment {
  dueDate: BusinessDate
  /** Undefined of a week of sales: what it asks for is known on its day. */
  totalCents: Cents | undefined
}

/** What falls due first of a drawdown. */
export const firstPaymentOf = (price: DrawdownPrice, calendar: BusinessCalendar): FirstPayment => {
  const [first] = price.schedule
  const dueDate = nextDueDateOf(unbilledAtPayout(price), calendar) ?? price.dueDate
  return { dueDate, totalCents: first?.dueDate === dueDate ? first.totalCents : undefined }
}
