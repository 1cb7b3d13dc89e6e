import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessCalendar } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { nextDueDateOf, unbilledAtPayout } from './unbilled.ts'

export interface FirstPayment {
  dueDate: BusinessDate
  /** Undefined for a week of sales: its amount is known only on its day. */
  totalCents: Cents | undefined
}

/** The first due of a drawdown. */
export const firstPaymentOf = (price: DrawdownPrice, calendar: BusinessCalendar): FirstPayment => {
  const [first] = price.schedule
  const dueDate = nextDueDateOf(unbilledAtPayout(price), calendar) ?? price.dueDate
  return { dueDate, totalCents: first?.dueDate === dueDate ? first.totalCents : undefined }
}
