import { type BusinessDate, laterOf } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../data/charge-orders.ts'

/** The day from which a receipt counts for a charge order: money that came before its due date counts from that. */
export const resolveValueDate = ({ dueDate }: ChargeOrder, valueDate: BusinessDate): BusinessDate =>
  laterOf(valueDate, dueDate)
