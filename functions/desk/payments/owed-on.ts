import type { Cents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { restateOverdue } from '#shared/repayment/restate-overdue.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../data/charge-orders.ts'

/** The debt on a charge order as of a value date, including overdue interest up to it. */
export const owedOn = (charge: ChargeOrder, date: BusinessDate, today: BusinessDate): Cents => {
  const restated = date > today ? undefined : restateOverdue(charge, date, today)
  return sumOfKinds((restated?.charge ?? charge).owedCents)
}
