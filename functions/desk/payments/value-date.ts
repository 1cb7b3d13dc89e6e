import { type BusinessDate, laterOf } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../data/charge-orders.ts'

/** The value date of a receipt for a charge order: money received before its due date counts from the due date. */
export const resolveValueDate = ({ dueDate }: ChargeOrder, valueDate: BusinessDate): BusinessDate =>
  laterOf(valueDate, dueDate)
