import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { type ChargeAmounts, sumOfKinds } from './charge-order.ts'
import { type ChargeOrderStatus, isOpenCharge } from './charge-order-states.ts'

/** Arrears buckets of charge orders. */
export const arrearsBuckets = ['not due', '1-30', '31-60', '61-90', 'over 90'] as const

export type ArrearsBucket = (typeof arrearsBuckets)[number]

/** Calendar days since the due date; 0 up to and on it. The grace period postpones interest, not arrears. */
export const daysPastDue = (dueDate: BusinessDate, today: BusinessDate): number =>
  Math.max(0, daysBetween(dueDate, today))

/** True if a charge order has a debt after its due date. The grace period postpones interest, not arrears. */
export const isInArrears = (
  {
    status,
    dueDate,
    owedCents,
  }: Pick<ChargeAmounts, 'dueDate' | 'owedCents'> & { status: ChargeOrderStatus },
  today: BusinessDate,
): boolean => isOpenCharge(status) && daysPastDue(dueDate, today) > 0 && sumOfKinds(owedCents) > 0

export const arrearsBucketOf = (days: number): ArrearsBucket => {
  if (days <= 0) return 'not due'
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : 'over 90'
}
