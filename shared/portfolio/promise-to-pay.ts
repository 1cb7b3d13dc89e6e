import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'

export const promiseStatuses = ['open', 'kept', 'broken'] as const
export type PromiseStatus = (typeof promiseStatuses)[number]

/** What a seller promised to pay, and by when. */
export interface PromiseToPay {
  amountCents: Cents
  /** The last day on which the bank may have it. */
  promisedFor: BusinessDate
  /** ISO timestamp, UTC. */
  recordedAt: string
}

/** Money that arrived and was not taken back. */
export interface Receipt {
  /** The day that it counts from. */
  date: BusinessDate
  /** When it was posted; ISO timestamp, UTC. */
  postedAt: string
  cents: Cents
}

/** What came in since a promise was recorded and counts from its day at the latest. */
export const receivedFor = ({ promisedFor, recordedAt }: PromiseToPay, receipts: readonly Receipt[]): Cents =>
  receipts.reduce(
    (sum, { date, postedAt, cents }) => sum + (postedAt > recordedAt && date <= promisedFor ? cents : 0),
    0,
  )

/**
 * Whether a promise was kept is decided by the calendar and the ledger, each time that it is asked: it is kept once what
 * was promised has come in, and broken when its day is over before that. A receipt that is posted late, or bounces,
 * changes the answer.
 */
export const promiseStatus = (
  promise: PromiseToPay,
  receipts: readonly Receipt[],
  today: BusinessDate,
): PromiseStatus => {
  if (receivedFor(promise, receipts) >= promise.amountCents) return 'kept'
  return today > promise.promisedFor ? 'broken' : 'open'
}
