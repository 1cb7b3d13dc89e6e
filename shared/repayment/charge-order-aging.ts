import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { type ChargeAmounts, sumOfKinds } from './charge-order.ts'
import { type ChargeOrderStatus, isOpenCharge } from './charge-order-states.ts'

/** Arrears buckets of charge orders. */
export const arrearsBuckets = ['not due', '1-30', '31-60', '61-90', 'over 90'] as const

export type ArrearsBucket = (typeof arrearsBuckets)[number]

/** The buckets of what is past due. */
export const pastDueBuckets = ['1-30', '31-60', '61-90', 'over 90'] as const
export type PastDueBucket = (typeof pastDueBuckets)[number]

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

const daysOfBucket: Record<PastDueBucket, { from: number; to?: number }> = {
  '1-30': { from: 1, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  'over 90': { from: 91 },
}

/** The first and last due date of a bucket on a day, both included. */
export const dueDatesOf = (
  bucket: PastDueBucket,
  today: BusinessDate,
): { from: BusinessDate; to: BusinessDate } => {
  const { from, to } = daysOfBucket[bucket]
  return { from: to === undefined ? '0001-01-01' : addDays(today, -to), to: addDays(today, -from) }
}

export const pastDueBucketOf = (days: number): PastDueBucket => {
  const bucket = arrearsBucketOf(days)
  if (bucket === 'not due') throw new RangeError('Nothing is past due')
  return bucket
}
